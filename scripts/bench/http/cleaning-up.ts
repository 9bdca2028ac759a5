/** Registers a clean-up function; they run in reverse order. */
export type Defer = (end: () => Promise<void>) => void;

/** Runs `work`, then the clean-up functions that it has registered, even if it failed. */
export async function cleaningUp<Result>(work: (defer: Defer) => Promise<Result>): Promise<Result> {
  const ends: (() => Promise<void>)[] = [];
  try {
    return await work((end) => void ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
