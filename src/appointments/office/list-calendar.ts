import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import { listTimeOffBetween } from '../../time-off/queries.ts';
import { getBookingTerms } from '../queries.ts';
import { MAX_AVAILABILITY_DAYS } from '../schema.ts';
import { DAY_MS, endOfLocalDate, startOfLocalDate } from '../slots.ts';
import { listAppointmentsBetween } from './queries.ts';

/** All appointments and blocked times of some days, both ends included. Throws `invalid_input`. */
export async function listCalendar(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
) {
  if (to < from) throw invalidField('to', 'Must not be before from');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_AVAILABILITY_DAYS) {
    throw invalidField('to', `Ask for at most ${MAX_AVAILABILITY_DAYS} days at once`);
  }
  const { zone } = await getBookingTerms(db);
  const between = { from: startOfLocalDate(from, zone), to: endOfLocalDate(to, zone) };
  const [appointments, timeOff] = await Promise.all([
    listAppointmentsBetween(db, between),
    listTimeOffBetween(db, between),
  ]);
  return { appointments, timeOff };
}
