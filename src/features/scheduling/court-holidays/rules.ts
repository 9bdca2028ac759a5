import { addDaysTo, weekdayOf } from '../../../platform/time/local-dates/rules.ts';

/** A day on which the courts of California are closed; a local date. */
export type CourtHoliday = { date: string; name: string };

const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6];

/**
 * The judicial holidays whose nominal date is in a year, on the dates on which the courts observe them. Sources: the days
 * are those of Cal. Code Civ. Proc. § 135 and Gov. Code § 6700, as the Judicial Council publishes them each year
 * (courts.ca.gov, "Court Holidays"); a holiday on a Saturday is observed on the Friday before, one on a Sunday on the
 * Monday after (Cal. Rules of Court, rule 1.11). A New Year's Day on a Saturday is therefore observed in the year before.
 */
function courtHolidaysOf(year: number): CourtHoliday[] {
  const on = (monthAndDay: string) => observed(`${year}-${monthAndDay}`);
  const thanksgiving = nthWeekday(year, 11, THURSDAY, 4);
  return [
    { date: on('01-01'), name: 'New Year’s Day' },
    { date: nthWeekday(year, 1, MONDAY, 3), name: 'Martin Luther King, Jr. Day' },
    { date: on('02-12'), name: 'Lincoln’s Birthday' },
    { date: nthWeekday(year, 2, MONDAY, 3), name: 'Presidents’ Day' },
    { date: on('03-31'), name: 'Cesar Chavez Day' },
    { date: lastMondayOfMay(year), name: 'Memorial Day' },
    { date: on('06-19'), name: 'Juneteenth' },
    { date: on('07-04'), name: 'Independence Day' },
    { date: nthWeekday(year, 9, MONDAY, 1), name: 'Labor Day' },
    { date: nthWeekday(year, 9, FRIDAY, 4), name: 'Native American Day' },
    { date: on('11-11'), name: 'Veterans Day' },
    { date: thanksgiving, name: 'Thanksgiving Day' },
    { date: addDaysTo(thanksgiving, 1), name: 'Day after Thanksgiving' },
    { date: on('12-25'), name: 'Christmas Day' },
  ];
}

/** The court holidays from one local date to another, both inclusive, in order. */
export function courtHolidaysBetween(from: string, to: string): CourtHoliday[] {
  const first = Number(from.slice(0, 4));
  const last = Number(to.slice(0, 4));
  // The year after the last one, too, because its New Year's Day may be observed in the last one.
  const years = Array.from({ length: last - first + 2 }, (_, place) => first + place);
  return years.flatMap(courtHolidaysOf).filter(({ date }) => from <= date && date <= to);
}

function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return addDaysTo(date, -1);
  return weekday === SUNDAY ? addDaysTo(date, 1) : date;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** The `n`th of a weekday in a month, both counted from 1. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = `${year}-${pad(month)}-01`;
  const days = (weekday - weekdayOf(first) + 7) % 7;
  return addDaysTo(first, days + 7 * (n - 1));
}

function lastMondayOfMay(year: number): string {
  const lastDay = `${year}-05-31`;
  return addDaysTo(lastDay, -((weekdayOf(lastDay) - MONDAY + 7) % 7));
}
