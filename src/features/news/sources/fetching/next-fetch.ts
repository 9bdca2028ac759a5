import { addMinutes, addSeconds, max, min } from '../../../../platform/time/date-math.ts';

const EVERY_MINUTES = 60;
const FIRST_RETRY_MINUTES = 5;
const LAST_RETRY_MINUTES = 24 * 60;

/** When a source that was fetched well is asked again. */
export const nextFetchAfterSuccess = (now: Date) => addMinutes(now, EVERY_MINUTES);

/**
 * When one that failed `failures` times in a row is asked again: after 5 minutes, then each time twice as
 * long, at most a day, for ever. What the server asks for counts if it is later, up to a day.
 */
export function nextFetchAfterFailure(
  now: Date,
  { failures, retryAfterSeconds }: { failures: number; retryAfterSeconds: number | null },
): Date {
  const latest = addMinutes(now, LAST_RETRY_MINUTES);
  // Beyond ten doublings a day is over in any case.
  const ours = addMinutes(now, FIRST_RETRY_MINUTES * 2 ** Math.min(failures - 1, 10));
  return min([latest, max([ours, addSeconds(now, retryAfterSeconds ?? 0)])]);
}
