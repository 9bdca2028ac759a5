import type { Tx } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { isCalendarBusy } from '../../calendars/busy/queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { auditAppointment, CLIENT } from '../change/audit-appointment.ts';
import {
  holdTime,
  type LockedAppointment,
  lockAppointment,
  lockCalendar,
  TimeTakenError,
  updateStatus,
} from '../change/queries.ts';
import { tellClient } from '../change/tell-client.ts';
import { withAlternatives } from '../change/with-alternatives.ts';
import { requireSlot } from '../require-slot.ts';
import { changeUntil, isClosed } from '../rules.ts';
import { asSeenByClient, getLinkedId } from './get-linked.ts';
import { noSuchLink } from './no-such-link.ts';
import { tellFirm } from './tell-firm.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/**
 * The client says that they will come. Repeating it changes nothing. Throws `no_such_link`,
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
    await tellClient(tx, deps, 'booking_confirmed', after);
    await tellFirm(tx, firm, 'client_confirmed', { before, after });
    return asSeenByClient(after, firm, deps.now());
  });
}

/** The client will not come. Throws `no_such_link`, `appointment_closed` or `too_late`. */
export async function cancelLinked(deps: Deps, token: string) {
  const firm = await getFirmProfile(deps.db);
  const ruled = { ...deps, firm };
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockOpen(tx, ruled, token);
    requireTime(before, ruled);
    const after = await updateStatus(tx, before.id, 'cancelled');
    await auditAppointment(tx, CLIENT, { action: 'status', before, after });
    await tellClient(tx, deps, 'booking_cancelled', after);
    await tellFirm(tx, firm, 'client_cancelled', { before, after });
    return asSeenByClient(after, firm, deps.now());
  });
}

/**
 * The client takes another free slot, for as long as before; they are reminded anew. Throws `no_such_link`,
 * `invalid_input`, `appointment_closed`, `too_late`, or `slot_taken` with the three nearest free starts.
 */
export async function moveLinked(deps: Deps, input: { token: string; scheduledDate: string }) {
  const firm = await getFirmProfile(deps.db);
  // Before the time is judged: who has no link learns nothing else.
  await getLinkedId(deps.db, { token: input.token, now: deps.now() });
  const scheduledDate = requireSlot(input.scheduledDate, firm.zone, deps.now());
  return withAlternatives(deps, (wants) =>
    deps.db.transaction().execute(async (tx) => {
      await lockCalendar(tx);
      const before = await lockOpen(tx, { ...deps, firm }, input.token);
      requireTime(before, { ...deps, firm });
      if (+before.scheduledDate === +scheduledDate) {
        return asSeenByClient(before, firm, deps.now());
      }
      const { id, duration } = before;
      wants({ wanted: scheduledDate, durationMinutes: duration, apart: id });
      const endsAt = addMinutes(scheduledDate, duration);
      if (await isCalendarBusy(tx, { from: scheduledDate, to: endsAt })) throw new TimeTakenError();
      const after = await holdTime(tx, id, {
        scheduledDate,
        duration,
        endsAt,
        reminderSent: false,
        timeSetAt: deps.now(),
      });
      await auditAppointment(tx, CLIENT, { action: 'move', before, after });
      await tellClient(tx, deps, 'booking_changed', after);
      await tellFirm(tx, firm, 'client_moved', { before, after });
      return asSeenByClient(after, firm, deps.now());
    }),
  );
}

type Ruled = Pick<Context, 'now'> & { firm: FirmProfile };

/** The appointment of a link, locked until the transaction ends, unless it is over and done with. */
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
