import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { alreadyBooked } from '../appointments/already-booked.ts';
import { CLIENT } from '../appointments/change/audit-appointment.ts';
import { notifyClient } from '../appointments/change/notify-client.ts';
import { holdTime, lockAppointment } from '../appointments/change/queries.ts';
import { takeTime } from '../appointments/change/take-time.ts';
import { requireOpenAppointment, requireTime } from '../appointments/client-link/lock-open.ts';
import { notifyFirm } from '../appointments/client-link/notify-firm.ts';
import { insertHeld } from '../appointments/held/insert-held.ts';
import { newBooking } from '../appointments/new-booking.ts';
import { hasBooked } from '../appointments/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { changeCalendar } from '../scheduling/change-calendar.ts';
import { deleteHold, findHold } from '../scheduling/holds/queries.ts';
import { endWait } from './end-wait.ts';
import { getClientWait, getLinkedWait } from './get-wait.ts';
import { endOpenOffer, findOpenOffer, type OpenOffer } from './offer-queries.ts';
import { lockWait, updateEnd, type Wait } from './queries.ts';

type Deps = Pick<
  Context,
  'db' | 'now' | 'contentCache' | 'inTurn' | 'language' | 'secrets' | 'visitCounter'
>;

/**
 * The client takes the time that they were offered: it is booked, or their appointment moves to it. Repeated, it changes
 * nothing. Throws `link_not_found`, `offer_ended`, `already_booked` and, for an appointment, `appointment_closed` or
 * `too_late`.
 */
export async function takeOffer(deps: Deps, token: string) {
  const { db } = deps;
  const wait = await getLinkedWait(db, token);
  if (wait.endedBecause !== 'taken') {
    const firm = await getFirmProfile(db);
    if (wait.appointmentId) await moveToOffered(deps, wait, firm);
    else await bookOffered(deps, wait, firm);
  }
  return getClientWait(deps, token);
}

/** Locks a wait and its open offer; undefined if this client has taken it already. Throws `offer_ended`. */
async function lockOffer(tx: Tx, { now }: Deps, id: string): Promise<OpenOffer | undefined> {
  const wait = await lockWait(tx, id);
  if (wait?.endedBecause === 'taken') return undefined;
  const offer = wait?.endedAt === null ? await findOpenOffer(tx, id, now()) : undefined;
  if (!offer) throw offerEnded();
  return offer;
}

const offerEnded = () => new DomainError('conflict', 'offer_ended', errors.offerEnded);

async function bookOffered(deps: Deps, wait: Wait, firm: FirmProfile): Promise<void> {
  const isBooked = await changeCalendar(deps, async (tx) => {
    const offer = await lockOffer(tx, deps, wait.id);
    if (!offer) return false;
    const { scheduledDate, duration, hostNumber } = offer;
    const hold = offer.holdId ? await findHold(tx, offer.holdId) : undefined;
    if (!hold || !(await deleteHold(tx, hold.id))) throw offerEnded();
    const { firstName, lastName, email, phone, practiceArea, consultationType, notes } = wait;
    const { otherSide, contactPreferences, place, language, clientLanguage } = wait;
    const booking = newBooking(
      deps,
      {
        ...{ firstName, lastName, email, phone, practiceArea, consultationType, notes },
        ...{ otherSide, contactPreferences, place, language, clientLanguage },
        ...{ scheduledDate, duration },
        idempotencyKey: null,
        requestHash: createHash('sha256').update(`waits:${wait.id}`).digest('base64url'),
      },
      // The hold already counts towards the daily limit.
      { slotRequest: hold, hosts: [{ number: hostNumber, maxPerDay: null }], zone: firm.zone },
      firm,
    );
    const row = await insertHeld(tx, booking, []);
    if (!row) {
      throw (await hasBooked(tx, { email, scheduledDate })) ? alreadyBooked() : offerEnded();
    }
    await endTaken(tx, wait.id, { now: deps.now(), bookedId: row.id });
    return true;
  });
  if (isBooked) deps.visitCounter.countBooking();
}

async function moveToOffered(deps: Deps, wait: Wait, firm: FirmProfile): Promise<void> {
  const linkDeps = { ...deps, firm };
  let offer: OpenOffer | undefined;
  await takeTime(deps, {
    actor: CLIENT,
    action: 'move',
    lock: async (tx) => {
      offer = await lockOffer(tx, deps, wait.id);
      const before = await lockAppointment(tx, wait.appointmentId ?? '');
      if (!before) throw offerEnded();
      requireOpenAppointment(before, firm);
      return before;
    },
    check: (before) => {
      // The client has taken the offer before, so the appointment has that time already.
      if (!offer) return { scheduledDate: before.scheduledDate, duration: before.duration };
      requireTime(before, linkDeps);
      if (offer.scheduledDate >= before.scheduledDate) throw offerEnded();
      const { scheduledDate, hostNumber } = offer;
      return { scheduledDate, hostNumber, duration: before.duration };
    },
    hold: async (tx, time, before) => {
      if (!offer?.holdId || !(await deleteHold(tx, offer.holdId))) throw offerEnded();
      return holdTime(
        tx,
        before.id,
        { ...time, reminderSent: false },
        { ignoreCalendarConflicts: true },
      );
    },
    mail: async (tx, { before, after }) => {
      await notifyClient(tx, deps, 'booking_changed', after);
      await notifyFirm(tx, firm, 'client_moved', { before, after });
      await endTaken(tx, wait.id, { now: deps.now(), bookedId: after.id });
    },
  });
}

async function endTaken(tx: Tx, id: string, { now, bookedId }: { now: Date; bookedId: string }) {
  await endOpenOffer(tx, id, { outcome: 'taken', now });
  await updateEnd(tx, id, { endedAt: now, endedBecause: 'taken', bookedId });
}

/** The client does not want the offered time; they stay on the list. Idempotent. Throws `link_not_found`. */
export async function declineOffer(deps: Deps, token: string) {
  const { id } = await getLinkedWait(deps.db, token);
  await deps.db.transaction().execute(async (tx) => {
    await lockWait(tx, id);
    await endOpenOffer(tx, id, { outcome: 'declined', now: deps.now() });
  });
  return getClientWait(deps, token);
}

/** The client leaves the list. Idempotent. Throws `link_not_found`. */
export async function leaveList(deps: Deps, token: string) {
  const { id } = await getLinkedWait(deps.db, token);
  await deps.db.transaction().execute(async (tx) => {
    await lockWait(tx, id);
    await endWait(tx, id, { because: 'left', now: deps.now(), offer: 'declined' });
  });
  return getClientWait(deps, token);
}
