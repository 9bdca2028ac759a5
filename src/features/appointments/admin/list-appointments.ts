import { invalidField } from '../../../platform/errors/errors.ts';
import {
  endOfLocalDate,
  localDateOf,
  startOfLocalDate,
} from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { listAppointments } from './queries.ts';
import type { ListAppointmentsInput } from './schema.ts';

/** A page of the appointments that match the staff's search and filters. Throws `invalid_input`. */
export async function listAppointmentsForStaff(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { order, from, to, ...rest }: ListAppointmentsInput,
) {
  if (from && to && to < from) throw invalidField('to', 'Must not be before from');
  const { zone } = await getBookingTerms(db);
  const isUpcoming = order === 'upcoming';
  const first = from ?? (isUpcoming ? localDateOf(now(), zone) : undefined);
  return listAppointments(db, {
    ...rest,
    direction: isUpcoming ? 'asc' : 'desc',
    from: first ? startOfLocalDate(first, zone) : undefined,
    before: to ? endOfLocalDate(to, zone) : undefined,
  });
}
