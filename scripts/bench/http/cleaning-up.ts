/** Ends something; the last one that was handed over goes first. */
export type Defer = (end: () => Promise<void>) => void;

/** Runs `work`, and then ends what it has started, whether it failed or not. */
export async function cleaningUp<Result>(work: (defer: Defer) => Promise<Result>): Promise<Result> {
  const ends: (() => Promise<void>)[] = [];
  try {
    return await work((end) => void ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
