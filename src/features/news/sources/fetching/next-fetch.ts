import { backoffMs } from '../../../../platform/background/backoff.ts';
import { addMilliseconds, addMinutes } from '../../../../platform/time/date-math.ts';

const EVERY_MINUTES = 60;
const MINUTE_MS = 60_000;
const BACKOFF = { firstMs: 5 * MINUTE_MS, maxMs: 24 * 60 * MINUTE_MS };

/** When to fetch a source again after a success. */
export const nextFetchAfterSuccess = (now: Date) => addMinutes(now, EVERY_MINUTES);

/**
 * When to retry after `failures` failures in a row: exponential backoff from 5 minutes up to a day, without giving up.
 * A later `Retry-After` of the server takes precedence; `readRetryAfter` caps it at a day.
 */
export function nextFetchAfterFailure(
  now: Date,
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number | null },
): Date {
  return addMilliseconds(now, backoffMs(failures, BACKOFF, (retryAfterSeconds ?? 0) * 1_000));
}
