import type { HolidaySet } from '../../jurisdictions/holiday-schema.ts';
import { holidaysBetween } from './rules.ts';

/** A set as staff see it beside a day, with the name that it gives to the day. */
type Naming = Omit<HolidaySet, 'days' | 'weekend'> & { name: string };
export type ProposedHoliday = { date: string; name: string; sets: Naming[] };

/** The days of all sets, each date once: with the name in the first set, and all sets that name it. */
export function proposeHolidays(
  sets: readonly HolidaySet[],
  from: string,
  to: string,
): ProposedHoliday[] {
  const byDate = new Map<string, ProposedHoliday>();
  for (const set of sets) {
    const { days: _, weekend: __, ...shown } = set;
    for (const { date, name } of holidaysBetween(set, from, to)) {
      const holiday = byDate.get(date) ?? { date, name, sets: [] };
      holiday.sets.push({ ...shown, name });
      byDate.set(date, holiday);
    }
  }
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}
