import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { DAY_MS } from '../../platform/time/local-dates/rules.ts';
import { MAX_AVAILABILITY_DAYS } from './slots/schema.ts';

/** Rejects days in the wrong order, and ranges longer than one call may request. */
export function requireDays({ from, to }: { from: string; to: string }): void {
  if (to < from) throw invalidField('to', validation.notBeforeFrom);
  // By subtraction: listing the days of a thousand years would take the process a minute.
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_AVAILABILITY_DAYS) {
    throw invalidField('to', validation.atMostDays({ days: `${MAX_AVAILABILITY_DAYS}` }));
  }
}
