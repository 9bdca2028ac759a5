import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requirePracticeArea } from '../../firm/practice-areas/require-practice-area.ts';
import { isOutsideArea } from '../../scheduling/area-rules.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import { noSuchHold, requireNotPaying } from '../../scheduling/holds/get-hold.ts';
import { deleteHold, findHold } from '../../scheduling/holds/queries.ts';
import { getBookingTerms, getSchedule } from '../../scheduling/queries.ts';
import { findAppointment } from '../admin/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { newBooking } from '../new-booking.ts';
import { hostsBefore, insertHeld } from './insert-held.ts';
import type { CompleteHoldInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'inTurn'> & { user: User };
type Hold = NonNullable<Awaited<ReturnType<typeof findHold>>>;

/**
 * Books the held time for a client: the appointment gets the id of the hold, and the client gets the confirmation. Also
 * completes an expired hold if its time is still free. The host of the hold keeps it; with `anyAttorney`, somebody who is
 * free and comes first for the practice area gets it. Repeated with the same client, it returns the appointment.
 * Throws `hold_not_found`, `hold_completed` (with another client), `client_is_paying`, `time_passed` or `slot_taken`.
 */
export async function completeHold(deps: Deps, input: CompleteHoldInput) {
  const appointment = await complete(deps, input);
  const { hosts } = await getSchedule(deps.db);
  const host = hosts.find(({ number }) => number === appointment.hostNumber);
  const isOutside = isOutsideArea(hosts, host, appointment.practiceArea);
  return { ...appointment, ...(isOutside && { outsidePracticeArea: true as const }) };
}

async function complete(deps: Deps, input: CompleteHoldInput) {
  const hold = await findHold(deps.db, input.id);
  if (!hold) return getCompleted(deps, input);
  requireNotPaying(hold);
  if (hold.scheduledDate <= deps.now()) {
    const message = 'This time has passed. Choose another one.';
    throw new DomainError('conflict', 'time_passed', message);
  }
  try {
    return await bookHeld(deps, hold, input);
  } catch (error) {
    if (error instanceof HoldGoneError) return getCompleted(deps, input);
    throw error;
  }
}

/** Somebody has completed or released the hold since it was read. */
class HoldGoneError extends Error {}

async function bookHeld(
  deps: Deps,
  hold: Hold,
  { anyAttorney = false, ...client }: CompleteHoldInput,
) {
  const { consultationType, scheduledDate, duration, hostNumber } = hold;
  const { zone, practiceAreas } = await getBookingTerms(deps.db);
  requirePracticeArea(practiceAreas, client.practiceArea);
  const area = client.practiceArea;
  const before = anyAttorney ? hostsBefore(await getSchedule(deps.db), hold, { area, zone }) : [];
  const booking = newBooking(
    deps,
    {
      ...client,
      consultationType,
      scheduledDate,
      duration,
      idempotencyKey: null,
      requestHash: null,
    },
    // The hold already counts towards the daily limit.
    { slotRequest: hold, hosts: [{ number: hostNumber, maxPerDay: null }], zone },
  );
  return takeTime(deps, {
    actor: deps.user.username,
    action: 'create',
    booked: { consultationType, hosts: [hostNumber] },
    lock: async (tx) => {
      if (!(await deleteHold(tx, hold.id))) throw new HoldGoneError();
      return null;
    },
    check: () => ({ scheduledDate, duration }),
    hold: async (tx) => {
      const row = await insertHeld(tx, booking, before);
      if (!row) throw new TimeTakenError();
      return row;
    },
  });
}

async function getCompleted({ db }: Deps, { id, ...client }: CompleteHoldInput) {
  const appointment = await findAppointment(db, id);
  if (!appointment) throw noSuchHold();
  const isSame = (['firstName', 'lastName', 'email'] as const).every(
    (field) => appointment[field].toLowerCase() === client[field].toLowerCase(),
  );
  if (isSame) return appointment;
  throw new DomainError(
    'conflict',
    'hold_completed',
    'This time has been booked for another client in the meantime.',
  );
}
