import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { isHost } from '../extra-hours/queries.ts';
import { getBookingTerms } from '../queries.ts';
import {
  blockAppointmentWrites,
  deleteTimeOff,
  insertTimeOff,
  listBookedIn,
} from '../time-off/queries.ts';
import { daysOf, spanOf } from './rules.ts';
import type { CloseDaysInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Closes whole days for the firm, or for a host on leave: nothing can be booked on them. Existing appointments are
 * kept; the result has their number. All or nothing. Throws `invalid_input`.
 */
export async function closeDays({ db, now, user }: Deps, { hostNumber, days }: CloseDaysInput) {
  const { zone } = await getBookingTerms(db);
  const today = localDateOf(now(), zone);
  const past = days.findIndex(({ lastDay }) => lastDay < today);
  if (past >= 0) throw invalidField(`days.${past}.lastDay`, 'This day has already passed');
  const blocks = days.map(({ reason, ...range }) => ({
    ...spanOf(range, zone),
    hostNumber,
    reason,
    createdBy: user.username,
    createdAt: now(),
    seriesId: null,
  }));
  return db.transaction().execute(async (tx) => {
    if (hostNumber !== null && !(await isHost(tx, hostNumber))) {
      throw invalidField('hostNumber', 'Must be the number of a host');
    }
    await blockAppointmentWrites(tx);
    const added = await insertTimeOff(tx, blocks).execute();
    await note(tx, user, 'time-off.days-create', { before: null, after: { hostNumber, days } });
    const booked = await listBookedIn(tx, { spans: blocks, hostNumber });
    return { ids: added.map(({ id }) => id), appointments: booked.length };
  });
}

/** Reopens closed days. Ignores those that somebody else has reopened in the meantime. Throws `time_off_not_found`. */
export async function openDays(
  { db, user }: Deps,
  { ids }: { ids: readonly string[] },
): Promise<{ count: number }> {
  const { zone } = await getBookingTerms(db);
  return db.transaction().execute(async (tx) => {
    const removed = await deleteTimeOff(tx, ids);
    if (removed.length === 0) throw notFound('time_off', 'These days are no longer closed.');
    const days = removed.map(({ hostNumber, reason, ...span }) => ({
      ...daysOf(span, zone),
      hostNumber,
      reason,
    }));
    await note(tx, user, 'time-off.days-delete', { before: { days }, after: null });
    return { count: removed.length };
  });
}

const note = (
  tx: Tx,
  user: User,
  action: string,
  states: { before: object | null; after: object | null },
) =>
  insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'time_off',
    entityId: null,
    ...states,
  });
