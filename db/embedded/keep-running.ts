import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;
const RETRY_MS = { first: 200, most: 10_000 };

export type Kept = {
  /** The server that runs now, or ran last. */
  postmaster: Postmaster;
  /** No longer looks after it. Resolves when no start is under way. */
  letGo(): Promise<void>;
};

/**
 * Starts the server again at the same address whenever it has died or cannot be reached, so that clients can
 * reconnect. Polls, because a server adopted from an earlier start is no child process and sends no exit event.
 */
export function keepRunning(
  first: Postmaster,
  {
    isRunning,
    restart,
    onDeath,
  }: {
    isRunning: (postmaster: Postmaster) => boolean;
    restart: (last: Postmaster) => Promise<Postmaster>;
    /** Told of every death, and of every start that failed. */
    onDeath: (error?: unknown) => void;
  },
): Kept {
  const over = new AbortController();
  const kept = { postmaster: first, letGo: () => end() };

  const watch = async () => {
    let delay = RETRY_MS.first;
    while (!over.signal.aborted) {
      if (isRunning(kept.postmaster)) {
        delay = RETRY_MS.first;
        await pause(LOOK_EVERY_MS);
        continue;
      }
      try {
        onDeath();
        kept.postmaster = await restart(kept.postmaster);
      } catch (error) {
        onDeath(error);
        await pause(delay);
        delay = Math.min(delay * 2, RETRY_MS.most);
      }
    }
  };
  const pause = (ms: number) =>
    wait(ms, undefined, { signal: over.signal, ref: false }).catch(() => {});
  const watching = watch();
  const end = () => {
    over.abort();
    return watching;
  };
  return kept;
}
