import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getBookingTerms } from '../queries.ts';
import { parseScheduledDate } from '../slots/slots.ts';
import { asBlock, blockAppointmentWrites, insertTimeOff, listBookedIn } from './queries.ts';
import { requireBlockedHost } from './require-blocked-host.ts';
import type { BlockTimeInput } from './schema.ts';

/**
 * Blocks a time, so that nothing can be booked then, or nothing with one attorney. Existing appointments in that time
 * are kept; the result has their number. Throws `invalid_input`.
 */
export async function blockTime(
  { db, now, user }: Pick<Context, 'db' | 'now'> & { user: StaffUser },
  { reason, ...input }: BlockTimeInput,
) {
  const { zone } = await getBookingTerms(db);
  const { startsAt, endsAt } = requireSpan(input, { zone, now: now() });
  const hostNumber = await requireBlockedHost({ db, user }, input);
  return db.transaction().execute(async (tx) => {
    await blockAppointmentWrites(tx);
    const span = { startsAt, endsAt };
    const added = await insertTimeOff(tx, [
      { ...span, reason, hostNumber, createdBy: user.username, createdAt: now(), seriesId: null },
    ]).executeTakeFirstOrThrow();
    const block = asBlock(added);
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'time-off.create',
      entity: 'time_off',
      entityId: block.id,
      before: null,
      after: block,
    });
    const booked = await listBookedIn(tx, { spans: [span], hostNumber });
    return { ...block, appointments: booked.length };
  });
}

/** The instants of a time to block. Throws `invalid_input`. */
export function requireSpan(
  input: Pick<BlockTimeInput, 'startsAt' | 'endsAt'>,
  { zone, now }: { zone: string; now: Date },
) {
  const startsAt = requireInstant('startsAt', input.startsAt, zone);
  const endsAt = requireInstant('endsAt', input.endsAt, zone);
  if (endsAt <= startsAt) throw invalidField('endsAt', 'Must be after the start');
  if (endsAt <= now) throw invalidField('endsAt', 'This time has already passed');
  return { startsAt, endsAt };
}

function requireInstant(field: 'startsAt' | 'endsAt', text: string, zone: string): Date {
  const instant = parseScheduledDate(text, zone);
  if (instant) return instant;
  throw invalidField(field, 'Use a full date and time, such as 2026-03-10T10:30:00-07:00');
}
