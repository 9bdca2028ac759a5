import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { firstBooked } from '../time-off/list-booked-in-block.ts';
import { listBookedIn, listTimeOffBetween } from '../time-off/queries.ts';
import { daysOf, spanOf } from './rules.ts';
import type { CloseDaysInput } from './schema.ts';

/** Closed days and leave that overlap a range of days: whole days off, of the firm and of each host. */
export async function listClosedDays(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
) {
  const { zone } = await getBookingTerms(db);
  const { startsAt, endsAt } = spanOf({ firstDay: from, lastDay: to }, zone);
  const all = await listTimeOffBetween(db, { from: startsAt, to: endsAt });
  return all.flatMap(({ id, hostNumber, reason, ...span }) => {
    const days = daysOf(span, zone);
    return days ? [{ id, hostNumber, reason, ...days }] : [];
  });
}

/** How many appointments are booked on days that are about to be closed, and the first of them. */
export async function listBookedOn(
  { db }: Pick<Context, 'db'>,
  { hostNumber, days }: CloseDaysInput,
) {
  const { zone } = await getBookingTerms(db);
  const spans = days.map((range) => spanOf(range, zone));
  return firstBooked(await listBookedIn(db, { spans, hostNumber }));
}
