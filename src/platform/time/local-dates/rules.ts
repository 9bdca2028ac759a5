/**
 * Arithmetic on local dates such as `2026-03-10`, which have no time zone. It is done in UTC, where every day has 24
 * hours.
 */

export const DAY_MS = 86_400_000;

export function addDaysTo(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}

/** The first working day after a local date: Monday to Friday, or another day that is open. */
export function nextWorkingDay(
  date: string,
  isOpenOn: (date: string) => boolean = () => false,
): string {
  const next = addDaysTo(date, 1);
  return isWeekend(next) && !isOpenOn(next) ? nextWorkingDay(next, isOpenOn) : next;
}
