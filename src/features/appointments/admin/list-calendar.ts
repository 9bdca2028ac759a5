import { endOfLocalDate, startOfLocalDate } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../../scheduling/queries.ts';
import { requireDays } from '../../scheduling/require-days.ts';
import { asBlock, listTimeOffBetween } from '../../scheduling/time-off/queries.ts';
import { listAppointmentsBetween } from './queries.ts';

/** All appointments and time off in a range of days, both ends inclusive. Throws `invalid_input`. */
export async function listCalendar(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
) {
  requireDays({ from, to });
  const { zone } = await getBookingTerms(db);
  const between = { from: startOfLocalDate(from, zone), to: endOfLocalDate(to, zone) };
  const [appointments, timeOff] = await Promise.all([
    listAppointmentsBetween(db, between),
    listTimeOffBetween(db, between),
  ]);
  return { appointments, timeOff: timeOff.map(asBlock) };
}
