import { addDaysTo, weekdayOf } from '../../../src/platform/time/local-dates/rules.ts';
import { formatDay, formatMonth, noonOf } from '../../lib/format.ts';

/** Local dates, both inclusive. */
export type Days = { from: string; to: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEK_DAYS = 7;

/**
 * The days that a search means: `March 2031`, `Mar 3`, `2031-03-01 to 2031-03-31`, `last week`. Undefined for other
 * words; a month without a day or year may be a name, such as April.
 * @param today The current local date. A day without a year is the last one that is not in the future.
 */
export function readDays(text: string, today: string): Days | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const named = namedDays(words, today);
  if (named) return named;
  const [first = '', last, ...others] = words.split(/ (?:to|until|-|–) | ?– ?/);
  if (others.length > 0) return;
  const from = readOne(first, today);
  const to = last === undefined ? from : readOne(last, today);
  return from && to && from.from <= to.to ? { from: from.from, to: to.to } : undefined;
}

function namedDays(words: string, today: string): Days | undefined {
  const monday = addDaysTo(today, -((weekdayOf(today) + WEEK_DAYS - 1) % WEEK_DAYS));
  const [year = 0, month = 0] = today.split('-').map(Number);
  switch (words) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDaysTo(today, -1), to: addDaysTo(today, -1) };
    case 'this week':
      return { from: monday, to: addDaysTo(monday, WEEK_DAYS - 1) };
    case 'last week':
      return { from: addDaysTo(monday, -WEEK_DAYS), to: addDaysTo(monday, -1) };
    case 'this month':
      return monthOf(year, month);
    case 'last month':
      return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1);
    default:
      return undefined;
  }
}

/** A day or a month. */
function readOne(words: string, today: string): Days | undefined {
  const iso = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(words);
  if (iso) return daysOf(iso[1], Number(iso[2]), iso[3]);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(words);
  if (american) return daysOf(american[3], Number(american[1]), american[2]);
  const monthYear = /^([a-z]{3,9})\.? (\d{4})$/.exec(words);
  if (monthYear) return daysOf(monthYear[2], monthNumber(monthYear[1]), undefined);
  const dayFirst = /^(\d{1,2}) ([a-z]{3,9})\.?(?: (\d{4}))?$/.exec(words);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(words);
  const [, name, day, year] = monthFirst ?? (dayFirst && swapped(dayFirst)) ?? [];
  if (!name) return;
  const thisYear = Number(today.slice(0, 4));
  const days = daysOf(year ?? `${thisYear}`, monthNumber(name), day);
  return days && !year && days.from > today
    ? daysOf(`${thisYear - 1}`, monthNumber(name), day)
    : days;
}

const swapped = ([all, day, name, year]: RegExpExecArray) => [all, name, day, year];

/** The number of a month by its name or the first letters of it, from 1; 0 for other words. */
const monthNumber = (name = '') =>
  'january february march april may june july august sept september october november december'
    .split(' ')
    .some((full) => full.startsWith(name))
    ? MONTHS.indexOf(name.slice(0, 3)) + 1
    : 0;

function daysOf(year: string | undefined, month: number, day: string | undefined) {
  if (month < 1 || month > 12) return;
  const whole = monthOf(Number(year), month);
  if (day === undefined) return whole;
  const date = `${whole.from.slice(0, 8)}${day.padStart(2, '0')}`;
  return date >= whole.from && date <= whole.to ? { from: date, to: date } : undefined;
}

function monthOf(year: number, month: number): Days {
  const from = `${year}-${`${month}`.padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${`${month + 1}`.padStart(2, '0')}-01`;
  return { from, to: addDaysTo(next, -1) };
}

/** The days of a filter as words: `in March 2031`, `on Mar 3, 2031`, `from Mar 3 to Mar 9, 2031`. */
export function describeDays({ from, to }: Partial<Days>, locale: string): string {
  if (!from || !to)
    return from ? `since ${dayText(from, locale)}` : `until ${dayText(to ?? '', locale)}`;
  if (from === to) return `on ${dayText(from, locale)}`;
  const month = monthOf(Number(from.slice(0, 4)), Number(from.slice(5, 7)));
  if (month.from === from && month.to === to)
    return `in ${formatMonth(noonOf(from), 'UTC', locale)}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `from ${isSameYear ? formatDay(noonOf(from), 'UTC', locale) : dayText(from, locale)} to ${dayText(to, locale)}`;
}

const dayText = (date: string, locale: string) =>
  `${formatDay(noonOf(date), 'UTC', locale)}, ${date.slice(0, 4)}`;
