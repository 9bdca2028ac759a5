import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { addMinutes } from '../../platform/time/date-math.ts';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { MAX_DAYS_AHEAD } from './rules.ts';
import { parseScheduledDate } from './slots/slots.ts';

/**
 * Parses the start in `field`; rejects it with the reason if it is invalid, in the past, sooner than the notice or
 * further ahead than the horizon.
 */
export function requireFutureTime(
  text: string,
  {
    zone,
    now,
    noticeMinutes = 0,
    horizonDays = MAX_DAYS_AHEAD,
    field = 'scheduledDate',
  }: {
    zone: string;
    now: Date;
    noticeMinutes?: number;
    horizonDays?: number;
    field?: string | undefined;
  },
): Date {
  const start = parseScheduledDate(text, zone);
  if (!start) {
    throw invalidField(field, validation.dateAndTime);
  }
  if (start <= now) throw invalidField(field, validation.timePassed);
  if (start <= addMinutes(now, noticeMinutes)) {
    throw invalidField(field, validation.tooSoon);
  }
  if (localDateOf(start, zone) > addDaysTo(localDateOf(now, zone), horizonDays)) {
    throw invalidField(field, validation.withinDays({ days: `${horizonDays}` }));
  }
  return start;
}
