import { randomUUID } from 'node:crypto';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { blockAppointmentWrites, insertTimeOff, listBookedIn } from './queries.ts';
import { requireBlockedHost } from './require-blocked-host.ts';
import { requireSeries } from './require-series.ts';
import type { BlockSeriesInput } from './schema.ts';

/**
 * Blocks a recurring time, as one row for each day with a common `seriesId`. Existing appointments are kept; the result
 * has their number. Throws `invalid_input`.
 */
export async function blockSeries(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: StaffUser },
  input: BlockSeriesInput,
) {
  const { zone } = await getBookingTerms(db);
  const spans = requireSeries(input, { zone, now: now() });
  const hostNumber = await requireBlockedHost({ db, user }, input);
  const seriesId = randomUUID();
  const { reason } = input;
  const added = { reason, createdBy: user.username, createdAt: now(), seriesId, hostNumber };
  return db.transaction().execute(async (tx) => {
    await blockAppointmentWrites(tx);
    await insertTimeOff(
      tx,
      spans.map((span) => ({ ...span, ...added })),
    ).execute();
    const count = spans.length;
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'time-off.series-create',
      entity: 'time_off',
      entityId: seriesId,
      before: null,
      after: {
        ...{ count, startsAt: spans.at(0)?.startsAt, endsAt: spans.at(-1)?.endsAt, reason },
        ...(hostNumber !== null && { hostNumber }),
      },
    });
    const booked = await listBookedIn(tx, { spans, hostNumber });
    return { seriesId, count, appointments: booked.length };
  });
}
