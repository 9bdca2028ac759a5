import { addDaysTo, isWeekend } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';

type Entry = { id: string; lastName: string; status: string; scheduledDate: string };

export type ComingDay = { date: string; entries: Entry[] };

const DAYS = 7;

/** The next seven days with their appointments, without the days at the weekend that are closed and have none. */
export function comingDays(
  entries: readonly Entry[],
  { today, zone, isOpenOn }: { today: string; zone: string; isOpenOn: (date: string) => boolean },
): ComingDay[] {
  return Array.from({ length: DAYS }, (_, day) => addDaysTo(today, day))
    .map((date) => ({
      date,
      entries: entries.filter(
        ({ scheduledDate }) => localDateOf(new Date(scheduledDate), zone) === date,
      ),
    }))
    .filter(({ date, entries: own }) => own.length > 0 || !isWeekend(date) || isOpenOn(date));
}
