import { localDateOf, startOfLocalDate } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../../scheduling/queries.ts';
import { countAppointments, countOverAndOpen } from './queries.ts';

/**
 * Appointment counts for staff: `scheduled` from the start of today, `confirmed` from now, `completed` and `cancelled`
 * since January 1, and `overAndOpen` at any time.
 */
export async function countAppointmentsByStatus({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { zone } = await getBookingTerms(db);
  const today = localDateOf(now(), zone);
  const since = `${today.slice(0, 4)}-01-01`;
  const [ahead, year] = [startOfLocalDate(today, zone), startOfLocalDate(since, zone)];
  const [scheduled, confirmed, completed, cancelled, overAndOpen] = await Promise.all([
    countAppointments(db, { status: 'scheduled', from: ahead }),
    countAppointments(db, { status: 'confirmed', from: now() }),
    countAppointments(db, { status: 'completed', from: year }),
    countAppointments(db, { status: 'cancelled', from: year }),
    countOverAndOpen(db, now()),
  ]);
  return { scheduled, confirmed, completed, cancelled, overAndOpen, since, today };
}
