import { invalidField } from '../../../platform/errors/errors.ts';
import {
  endOfLocalDate,
  localDateOf,
  startOfLocalDate,
} from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../../scheduling/queries.ts';
import { findMatchingAppointments, listAppointments } from './queries.ts';
import type { ExportAppointmentsInput, ListAppointmentsInput } from './schema.ts';

/** A page of the appointments that match the staff's search and filters. Throws `invalid_input`. */
export async function listAppointmentsForStaff(
  deps: Pick<Context, 'db' | 'now'>,
  { limit, cursor, ...filter }: ListAppointmentsInput,
) {
  return listAppointments(deps.db, { ...(await filterOf(deps, filter)), limit, cursor });
}

/** The appointments that match the staff's search and filters, for a bulk change. Throws `invalid_input`. */
export async function listMatchingAppointments(
  deps: Pick<Context, 'db' | 'now'>,
  filter: ExportAppointmentsInput,
) {
  return findMatchingAppointments(deps.db, await filterOf(deps, filter));
}

/** The order and the range of instants for a filter. Throws `invalid_input`. */
export async function filterOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { order, from, to, sort, ...rest }: ExportAppointmentsInput,
) {
  if (from && to && to < from) throw invalidField('to', 'Must not be before from');
  const { zone } = await getBookingTerms(db);
  const isUpcoming = order === 'upcoming';
  const first = from ?? (isUpcoming ? localDateOf(now(), zone) : undefined);
  return {
    ...rest,
    sort: sort ?? (isUpcoming ? ('start' as const) : ('-start' as const)),
    from: first ? startOfLocalDate(first, zone) : undefined,
    before: to ? endOfLocalDate(to, zone) : undefined,
  };
}
