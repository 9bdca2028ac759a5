import { retryWithBackoff } from '../../../platform/background/retry-with-backoff.ts';
import { readFailure, type TargetFailure, type TargetNames } from './target-failure.ts';

// A single process copies at a time and DynamoDB throttles for seconds; the jitter is for other programs on the
// account.
const BACKOFF = { firstMs: 25, maxMs: 10_000, jitter: 1 };

export type RetryOptions = {
  names: TargetNames;
  /** How long to retry without any progress. */
  retryTimeoutMs: number;
  /** Aborts the retries, and with them the run. */
  signal: AbortSignal;
  /** Called with the failure after several retries in a row, and with null once a call succeeds again. */
  onWait?: (failure: TargetFailure | null) => void;
};

/** Outcome of one attempt: complete, partial (`moved`) or nothing. */
export type Progress<Result> = { done: true; result: Result } | { done: false; moved: boolean };

// Occasional retries are not reported; this many in a row take seconds.
const FAILURES_BEFORE_TOLD = 4;

/**
 * Retries until everything is done, with pauses of up to 20 s. Throws a `TargetFailure`: at once if a retry is
 * pointless, otherwise after `retryTimeoutMs` without progress. `signal` aborts the call in progress.
 */
export async function callTargetUntilDone<Result>(
  attempt: (signal: AbortSignal) => Promise<Progress<Result>>,
  { names, retryTimeoutMs, signal, onWait }: RetryOptions,
): Promise<Result> {
  let movedAt = Date.now();
  let hasFailed = false;
  const work = async () => {
    const progress = await attempt(signal);
    if (progress.done) return progress.result;
    if (progress.moved) movedAt = Date.now();
    throw readFailure({ name: 'ThrottlingException' }, names);
  };
  const result = await retryWithBackoff(work, {
    backoff: BACKOFF,
    signal,
    onFailure(error, failures) {
      hasFailed = true;
      const failure = readFailure(error, names);
      if (!failure.again || Date.now() - movedAt > retryTimeoutMs) throw failure;
      if (failures > FAILURES_BEFORE_TOLD) onWait?.(failure);
    },
  });
  if (hasFailed) onWait?.(null);
  return result;
}

/** As `callTargetUntilDone`, for calls that cannot succeed partially. */
export function callTarget<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  retryOptions: RetryOptions,
): Promise<Result> {
  return callTargetUntilDone(
    async (signal) => ({ done: true, result: await work(signal) }),
    retryOptions,
  );
}
