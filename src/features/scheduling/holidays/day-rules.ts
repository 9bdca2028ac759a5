import { addDaysTo, DAY_MS, weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import type { DayRule } from '../../jurisdictions/holiday-schema.ts';

const MONDAY = 1;
const pad = (number: number) => String(number).padStart(2, '0');

/** The local dates in a year on which a rule falls: one, but a day of the Hebrew calendar may fall on none or two. */
export function datesIn(year: number, rule: DayRule): string[] {
  switch (rule.kind) {
    case 'fixed':
      return [`${year}-${pad(rule.month)}-${pad(rule.day)}`];
    case 'nth':
      return [nthWeekday(year, rule)];
    case 'last':
      return [lastWeekday(year, rule)];
    case 'after':
      return [addDaysTo(nthWeekday(year, rule), rule.days)];
    case 'easter':
      return [addDaysTo(easterSunday(year), rule.days)];
    case 'election-day':
      return [addDaysTo(nthWeekday(year, { month: 11, weekday: MONDAY, n: 1 }), 1)];
    case 'hebrew':
      return daysOf(year).filter((date) => hebrewDay(date) === `${rule.day} ${rule.month}`);
  }
}

type Weekday = { month: number; weekday: number };

function nthWeekday(year: number, { month, weekday, n }: Weekday & { n: number }): string {
  const first = `${year}-${pad(month)}-01`;
  const days = (weekday - weekdayOf(first) + 7) % 7;
  return addDaysTo(first, days + 7 * (n - 1));
}

function lastWeekday(year: number, { month, weekday }: Weekday): string {
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return addDaysTo(end, -((weekdayOf(end) - weekday + 7) % 7));
}

/** Easter Sunday of the western churches, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) + 32;
  const toSunday = (leap - epact - (year % 4)) % 7;
  const late = 7 * Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDaysTo(`${year}-03-22`, epact + toSunday - late);
}

function daysOf(year: number): string[] {
  const first = `${year}-01-01`;
  const days = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS;
  return Array.from({ length: days }, (_, place) => addDaysTo(first, place));
}

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** As `10 Tishri`: the day that begins in the evening before. */
const hebrewDay = (date: string): string => hebrew.format(new Date(date));
