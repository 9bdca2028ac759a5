import { addDaysTo, weekdayOf } from '../../../../src/platform/time/local-dates/rules.ts';
import {
  addMonthsTo,
  firstOf,
  lastOf,
  monthOf,
} from '../../../../src/platform/time/month-rules.ts';

/** The place of a date in its week, from 0, if weeks begin with `firstWeekday`: 0 is Sunday. */
const placeInWeek = (date: string, firstWeekday: number): number =>
  (weekdayOf(date) - firstWeekday + 7) % 7;

/** The weeks of a month, which begin with `firstWeekday`, 0 is Sunday; null for days of other months. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = firstOf(month);
  const before = placeInWeek(first, firstWeekday);
  const length = Number(lastOf(month).slice(8));
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, cell) => {
    const day = cell - before;
    return day >= 0 && day < length ? addDaysTo(first, day) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// How far each arrow key moves, in days.
const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * The selectable date that a key moves to from `date`; undefined if there is none or the key is not handled. Arrow keys
 * skip dates that cannot be selected. Home and End move to the ends of the week, which begins with `firstWeekday`.
 */
export function dateByKey(
  date: string,
  key: string,
  { isSelectable, firstWeekday }: { isSelectable: (date: string) => boolean; firstWeekday: number },
): string | undefined {
  const place = placeInWeek(date, firstWeekday);
  const step = DAYS_BY_KEY[key];
  if (step !== undefined) return nextSelectable(addDaysTo(date, step), step, isSelectable);
  if (key === 'Home') return nextSelectable(addDaysTo(date, -place), 1, isSelectable);
  if (key === 'End') return nextSelectable(addDaysTo(date, 6 - place), -1, isSelectable);
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonthsTo(monthOf(date), key === 'PageUp' ? -1 : 1);
    const sameDay = `${month}-${date.slice(8)}`;
    const target = sameDay > lastOf(month) ? lastOf(month) : sameDay;
    return nextSelectable(target, 1, isSelectable) ?? nextSelectable(target, -1, isSelectable);
  }
  return undefined;
}

// Longer than any likely run of weekends, holidays and fully booked days.
const MAX_STEPS = 31;

function nextSelectable(
  from: string,
  step: number,
  isSelectable: (date: string) => boolean,
): string | undefined {
  let date = from;
  for (let count = 0; count < MAX_STEPS; count += 1, date = addDaysTo(date, step)) {
    if (isSelectable(date)) return date;
  }
  return undefined;
}
