/** Limits the rate of refetches: while a letter is being sent, mails change several times a second. */
const PAUSE_MS = 500;

/** Throttles calls of `run`: topics that arrive while it runs are batched into the next call, half a second later. */
export function oneAtATime(run: (topics: readonly string[]) => Promise<void>) {
  const waiting = new Set<string>();
  let isRunning = false;
  return async (topics: readonly string[]): Promise<void> => {
    for (const topic of topics) waiting.add(topic);
    if (isRunning) return;
    isRunning = true;
    while (waiting.size > 0) {
      const next = [...waiting];
      waiting.clear();
      await run(next);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    isRunning = false;
  };
}
