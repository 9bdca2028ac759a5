import { addDaysTo, weekdayOf } from '../../platform/time/local-dates/rules.ts';
import { endOfLocalDate, localDateOf, startOfLocalDate } from '../../platform/time/zones/rules.ts';

/** The local day and week (Monday to Sunday) of a start, in which the consultations of a host are counted. */
export function periodsOf(start: Date, zone: string) {
  const date = localDateOf(start, zone);
  const monday = addDaysTo(date, -((weekdayOf(date) + 6) % 7));
  return {
    dayFrom: startOfLocalDate(date, zone),
    dayTo: endOfLocalDate(date, zone),
    weekFrom: startOfLocalDate(monday, zone),
    weekTo: endOfLocalDate(addDaysTo(monday, 6), zone),
  };
}
