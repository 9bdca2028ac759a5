import { nextWorkingDay } from '../../../src/platform/time/local-dates/rules.ts';
import { groupByDay } from '../../admin/group-by-day.ts';

/**
 * The days that the agenda shows, in order: today and the next working day, even without appointments, and all other
 * days with appointments. `entries` must be in order.
 */
export function agendaDays<Entry extends { scheduledDate: string }>(
  entries: readonly Entry[],
  { today, zone, isOpenOn }: { today: string; zone: string; isOpenOn?: (date: string) => boolean },
): { date: string; entries: Entry[] }[] {
  const booked = new Map(
    groupByDay(entries, ({ scheduledDate }) => scheduledDate, zone).map(({ date, rows }) => [
      date,
      rows,
    ]),
  );
  const dates = new Set([today, nextWorkingDay(today, isOpenOn), ...booked.keys()]);
  return [...dates].sort().map((date) => ({ date, entries: booked.get(date) ?? [] }));
}
