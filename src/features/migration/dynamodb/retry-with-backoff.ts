import { setTimeout as wait } from 'node:timers/promises';
import { readFailure, type TargetFailure, type TargetNames } from './target-failure.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 20_000;

export type Patience = {
  names: TargetNames;
  /** For so long is tried again without any progress. */
  patienceMs: number;
  /** Ends the waiting, and with it the work. */
  signal: AbortSignal;
  /** Told why it waits, when it has waited for a while, and with null when it goes on. */
  onWait?: (failure: TargetFailure | null) => void;
};

/** What one try has done: all of it, a part, or nothing. */
export type Progress<Result> = { done: true; result: Result } | { done: false; moved: boolean };

/**
 * Tries until all is done. Between tries it pauses for a random part of a time that doubles (full jitter), up
 * to 20 s. Throws a `TargetFailure`: at once where trying again is no use, otherwise after `patienceMs`
 * without progress. What is under way is given up when the signal says so.
 */
export async function untilDone<Result>(
  attempt: (signal: AbortSignal) => Promise<Progress<Result>>,
  { names, patienceMs, signal, onWait }: Patience,
): Promise<Result> {
  let movedAt = Date.now();
  let failure: TargetFailure | undefined;
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const progress = await attempt(signal);
      if (progress.done) {
        if (failure) onWait?.(null);
        return progress.result;
      }
      if (progress.moved) movedAt = Date.now();
      failure = readFailure({ name: 'ThrottlingException' }, names);
    } catch (error) {
      signal.throwIfAborted();
      failure = readFailure(error, names);
      if (!failure.again) throw failure;
    }
    if (Date.now() - movedAt > patienceMs) throw failure;
    if (tries >= TRIES_BEFORE_TOLD) onWait?.(failure);
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
    await wait(Math.random() * longest, undefined, { signal });
  }
}

// A pause now and then is nothing to tell; this many in a row are seconds.
const TRIES_BEFORE_TOLD = 4;

/** As `untilDone`, for what is done whole or not at all. */
export function retryWithBackoff<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  patience: Patience,
): Promise<Result> {
  return untilDone(async (signal) => ({ done: true, result: await work(signal) }), patience);
}
