import { setTimeout as wait } from 'node:timers/promises';
import { type Backoff, backoffMs } from './backoff.ts';

type Options = {
  backoff: Backoff;
  /** Called after failure number `attempt`, which counts from 1. If it throws, retries end with that error. */
  onFailure: (error: unknown, attempt: number) => void | Promise<void>;
  /** Ends the retries: throws its reason, or during a delay an `AbortError` with the reason as `cause`. */
  signal?: AbortSignal;
};

/** Repeats `work` until it succeeds, `onFailure` throws, or the signal is aborted. */
export async function retryWithBackoff<Result>(
  work: () => Promise<Result>,
  { backoff, onFailure, signal }: Options,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      await onFailure(error, attempt);
    }
    await wait(backoffMs(attempt, backoff), undefined, { signal });
  }
}
