import type { Tx } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getSchedule } from '../../availability/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { auditAppointment, CLIENT } from '../change/audit-appointment.ts';
import { notifyClient } from '../change/notify-client.ts';
import {
  holdTime,
  type LockedAppointment,
  lockAppointment,
  updateStatus,
} from '../change/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { requireSlot } from '../require-slot.ts';
import { changeUntil, isClosed } from '../rules.ts';
import { staffVisit } from '../visit.ts';
import { asSeenByClient, getLinked, getLinkedId, noSuchLink } from './get-linked.ts';
import { notifyFirm } from './notify-firm.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/**
 * The client confirms the appointment. Idempotent. Throws `link_not_found`,
 * `appointment_closed` or `appointment_past`.
 */
export async function confirmLinked(deps: Deps, token: string) {
  const firm = await getFirmProfile(deps.db);
  const ruled = { ...deps, firm };
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockOpen(tx, ruled, token);
    if (before.status === 'confirmed') return asSeenByClient(before, firm, deps.now());
    if (before.scheduledDate <= deps.now()) {
      throw new DomainError('conflict', 'appointment_past', 'This appointment is over.');
    }
    const after = await updateStatus(tx, before.id, 'confirmed');
    await auditAppointment(tx, CLIENT, { action: 'status', before, after });
    await notifyClient(tx, deps, 'booking_confirmed', after);
    await notifyFirm(tx, firm, 'client_confirmed', { before, after });
    return asSeenByClient(after, firm, deps.now());
  });
}

/** The client cancels the appointment. Throws `link_not_found`, `appointment_closed` or `too_late`. */
export async function cancelLinked(deps: Deps, token: string) {
  const firm = await getFirmProfile(deps.db);
  const ruled = { ...deps, firm };
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockOpen(tx, ruled, token);
    requireTime(before, ruled);
    const after = await updateStatus(tx, before.id, 'cancelled');
    await auditAppointment(tx, CLIENT, { action: 'status', before, after });
    await notifyClient(tx, deps, 'booking_cancelled', after);
    await notifyFirm(tx, firm, 'client_cancelled', { before, after });
    return asSeenByClient(after, firm, deps.now());
  });
}

/**
 * The client moves the appointment to another free slot, with the same length; they are reminded of the new time.
 * Throws `link_not_found`, `invalid_input`, `appointment_closed`, `too_late`, or `slot_taken` with the three nearest
 * free starts.
 */
export async function moveLinked(deps: Deps, input: { token: string; scheduledDate: string }) {
  const firm = await getFirmProfile(deps.db);
  // Checked before the time, so that a caller without a valid link learns nothing else.
  const { consultationType: type, duration, hostNumber } = await getLinked(deps, input.token);
  const schedule = await getSchedule(deps.db);
  const visit = staffVisit(schedule, { type, durationMinutes: duration, hosts: [hostNumber] });
  const slot = { schedule, visit, zone: firm.zone, now: deps.now() };
  const { start: scheduledDate } = requireSlot(input.scheduledDate, slot);
  const ruled = { ...deps, firm };
  const appointment = await takeTime(deps, {
    actor: CLIENT,
    action: 'move',
    lock: (tx) => lockOpen(tx, ruled, input.token),
    check: (before) => {
      requireTime(before, ruled);
      return { scheduledDate, duration: before.duration };
    },
    hold: (tx, time, { id }) => holdTime(tx, id, { ...time, reminderSent: false }),
    mail: async (tx, { before, after }) => {
      await notifyClient(tx, deps, 'booking_changed', after);
      await notifyFirm(tx, firm, 'client_moved', { before, after });
    },
  });
  return asSeenByClient(appointment, firm, deps.now());
}

type Ruled = Pick<Context, 'now'> & { firm: FirmProfile };

/** Locks the appointment of a link until the transaction ends; throws if it is completed or cancelled. */
async function lockOpen(tx: Tx, { now, firm }: Ruled, token: string): Promise<LockedAppointment> {
  const id = await getLinkedId(tx, { token, now: now() });
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw noSuchLink();
  if (isClosed(appointment.status)) {
    throw new DomainError(
      'conflict',
      'appointment_closed',
      appointment.status === 'cancelled'
        ? `This appointment is cancelled. To find another time, please call us at ${firm.phone}.`
        : `This appointment has taken place. To make another one, please call us at ${firm.phone}.`,
    );
  }
  return appointment;
}

function requireTime({ scheduledDate }: LockedAppointment, { now, firm }: Ruled): void {
  if (now() <= changeUntil(scheduledDate)) return;
  throw new DomainError(
    'conflict',
    'too_late',
    `It is too late to change this here. Please call us at ${firm.phone}.`,
  );
}
