import { DAY_MS } from '../../../../platform/time/local-dates/rules.ts';
import type { Rule } from './read-rule.ts';

/** A day by its number since 1970-01-01. */
export type Day = number;

export const dayOf = (local: number): Day => Math.floor(local / DAY_MS);
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
export const dayNumber = (year: number, month: number, day = 1): Day =>
  Date.UTC(year, month, day) / DAY_MS;

/** Year, month from 0, and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const shown = new Date(day * DAY_MS);
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth(), date: shown.getUTCDate() };
}

/**
 * Whether a day is one of the rule's days, apart from its frequency and interval. What the rule leaves open is as in
 * its first occurrence.
 */
export function dayFilter(rule: Rule, start: Day): (day: Day) => boolean {
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, days } = completed(rule, start);
  return (day) => {
    const { year, month, date } = partsOf(day);
    const isIn = (list: readonly number[] | undefined, number: number, total: number) =>
      !list || list.includes(number) || list.includes(number - total - 1);
    const first = dayNumber(year, 0);
    return (
      (!BYMONTH || BYMONTH.includes(month + 1)) &&
      isIn(BYMONTHDAY, date, dayNumber(year, month + 1) - dayNumber(year, month)) &&
      isIn(BYYEARDAY, day - first + 1, dayNumber(year + 1, 0) - first) &&
      (!BYWEEKNO || isInWeek(BYWEEKNO, day, rule.weekStart)) &&
      (!days || days.some((each) => isWeekday(each, day, rule)))
    );
  };
}

function completed(rule: Rule, start: Day): Rule {
  const { BYWEEKNO, BYYEARDAY, BYMONTHDAY, days, frequency } = rule;
  const { month, date } = partsOf(start);
  const sameWeekday = { days: [{ weekday: weekdayOf(start), nth: undefined }] };
  if (BYWEEKNO && !BYYEARDAY && !BYMONTHDAY && !days) return { ...rule, ...sameWeekday };
  if (BYWEEKNO || BYYEARDAY || BYMONTHDAY || days) return rule;
  if (frequency === 'YEARLY') {
    return { ...rule, BYMONTH: rule.BYMONTH ?? [month + 1], BYMONTHDAY: [date] };
  }
  if (frequency === 'MONTHLY') return { ...rule, BYMONTHDAY: [date] };
  return frequency === 'WEEKLY' ? { ...rule, ...sameWeekday } : rule;
}

/** Whether a day is such a weekday, or the nth one of its month or year (-1: the last one). */
function isWeekday(
  { weekday, nth }: { weekday: number; nth: number | undefined },
  day: Day,
  { frequency, BYMONTH, BYWEEKNO }: Rule,
): boolean {
  if (weekdayOf(day) !== weekday) return false;
  const isInMonth = frequency === 'MONTHLY' || BYMONTH !== undefined;
  if (nth === undefined || BYWEEKNO || !(frequency === 'YEARLY' || frequency === 'MONTHLY')) {
    return true;
  }
  const { year, month } = partsOf(day);
  const from = isInMonth ? dayNumber(year, month) : dayNumber(year, 0);
  const to = isInMonth ? dayNumber(year, month + 1) : dayNumber(year + 1, 0);
  return nth > 0
    ? Math.floor((day - from) / 7) === nth - 1
    : Math.floor((to - 1 - day) / 7) === -nth - 1;
}

/** Whether a day is in one of these weeks of the year; the first one has at least four days in the year. */
function isInWeek(weeks: readonly number[], day: Day, weekStart: number): boolean {
  const { year } = partsOf(day);
  const owner = [year + 1, year, year - 1].find((each) => firstWeek(each, weekStart) <= day);
  if (owner === undefined) return false;
  const from = firstWeek(owner, weekStart);
  const total = (firstWeek(owner + 1, weekStart) - from) / 7;
  const week = Math.floor((day - from) / 7) + 1;
  return weeks.includes(week) || weeks.includes(week - total - 1);
}

function firstWeek(year: number, weekStart: number): Day {
  const fourth = dayNumber(year, 0, 4);
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7);
}
