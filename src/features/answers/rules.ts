/** Constants and texts about the response time that the firm promises. No dependencies, because pages use them too. */

/** The promised response time in hours, unless staff change it. */
export const DEFAULT_PROMISE_HOURS = 24;
/** The range of the promised hours, both inclusive: up to ten days. */
export const MIN_PROMISE_HOURS = 1;
export const MAX_PROMISE_HOURS = 240;

/** How long before a message is late the firm is warned, in minutes. */
export const WARN_BEFORE_MINUTES = 120;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time between two instants in one unit, rounded down: `40 min`, `3 h`, `2 days`. */
export function spanText(from: Date, to: Date): string {
  const minutes = Math.floor(Math.abs(to.getTime() - from.getTime()) / MINUTE_MS);
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h`;
  return `${Math.floor(minutes / DAY_MINUTES)} days`;
}

/** How much time is left until an answer is due, or how late it is: `2 h left`, `3 h late`. */
export const dueText = (dueAt: Date, now: Date): string =>
  `${spanText(now, dueAt)} ${isLate(dueAt, now) ? 'late' : 'left'}`;

/** Whether an answer that has not been given by `now` is late. */
export const isLate = (dueAt: Date, now: Date): boolean => dueAt < now;
