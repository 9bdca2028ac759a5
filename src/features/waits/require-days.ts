import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { MAX_WAIT_DAYS } from './rules.ts';

/** The last day for which one can wait, within the days that can be booked. */
export const lastDayOf = (firstDay: string, lastBookable: string): string => {
  const last = addDaysTo(firstDay, MAX_WAIT_DAYS - 1);
  return last < lastBookable ? last : lastBookable;
};

/** Rejects days on which no time can be offered. */
export function requireWaitDays(
  { from, until }: { from: string; until: string },
  { first, last }: { first: string; last: string },
): void {
  if (from < first) throw invalidField('from', validation.fromTomorrowOn);
  if (until < from) throw invalidField('until', validation.notBeforeFirstDay);
  if (until > last) throw invalidField('until', validation.daysBookable({ last }));
}
