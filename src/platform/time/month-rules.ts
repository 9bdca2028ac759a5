import { addDaysTo } from './local-dates/rules.ts';

/** Arithmetic with months such as `2026-03`. */

/** A month as text. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function addMonthsTo(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  return addDaysTo(firstOf(addMonthsTo(month, 1)), -1);
}

/** The first and last day of a month that are bookable: from `today` to `last`, both local dates and inclusive. */
export function bookableDays(month: string, { today, last }: { today: string; last: string }) {
  return {
    from: month === monthOf(today) ? today : firstOf(month),
    to: month === monthOf(last) ? last : lastOf(month),
  };
}

/** The month nearest to `month` that contains days from `today` to `last`. */
export function clampMonth(month: string, { today, last }: { today: string; last: string }) {
  if (month < monthOf(today)) return monthOf(today);
  return month > monthOf(last) ? monthOf(last) : month;
}
