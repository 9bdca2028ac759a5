import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { refundForFirm } from '../../payments/refunds/order-refund.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { notifyClient } from '../change/notify-client.ts';
import { type LockedAppointment, updateStatus } from '../change/queries.ts';
import type { AppointmentStatus } from '../rules.ts';
import { hasStarted, isClosed } from '../rules.ts';
import { holdMails, rememberState } from '../undo/make-undoable.ts';
import { HELD_SECONDS } from '../undo/rules.ts';
import { reopenAppointment } from './reopen-appointment.ts';
import type { ChangeStatusInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

/** The kind of mail for each new status; none for completed appointments. */
const MAIL_KINDS = {
  scheduled: 'booking_unconfirmed',
  confirmed: 'booking_confirmed',
  cancelled: 'booking_cancelled',
  completed: null,
} as const;

/**
 * Confirms, cancels, completes or un-confirms an appointment and notifies the client, except of completion. With an
 * `undoId`, the mail waits until the change can no longer be undone (`undoChange`). Idempotent. Throws
 * `appointment_not_found`; `appointment_closed` for a completed or cancelled appointment, which only `reopen` can
 * change (see `reopenAppointment`); `appointment_not_started` for `completed` before its start.
 */
export async function changeStatus(deps: Deps, { id, status, reopen, undoId }: ChangeStatusInput) {
  if (reopen) {
    if (status !== 'scheduled') {
      throw invalidField('status', 'Must be scheduled to reopen an appointment');
    }
    return reopenAppointment(deps, { id, undoId });
  }
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    if (before.status === status) return before;
    if (isClosed(before.status)) {
      throw new DomainError(
        'conflict',
        'appointment_closed',
        `This appointment is ${before.status}. Reopen it to change it.`,
      );
    }
    if (status === 'completed' && !hasStarted(before, deps.now())) throw notStarted();
    await rememberState(tx, { id, undoId });
    const after = await setStatus(tx, deps, before, status);
    if (status === 'cancelled') {
      const delaySeconds = undoId ? HELD_SECONDS : undefined;
      await refundForFirm(tx, { appointmentId: id, now: deps.now(), delaySeconds });
    }
    await holdMails(tx, { id, undoId });
    return after;
  });
}

/** Sets the status of a locked appointment, which must allow it, and notifies the client. */
export async function setStatus(
  tx: Tx,
  deps: Deps,
  before: LockedAppointment,
  status: AppointmentStatus,
) {
  const after = await updateStatus(tx, before.id, status);
  await auditAppointment(tx, deps.user.username, { action: 'status', before, after });
  const kind = MAIL_KINDS[status];
  if (kind) await notifyClient(tx, deps, kind, after);
  return after;
}

function notStarted(): DomainError {
  const message = 'This appointment has not started yet. It can be completed once it has.';
  return new DomainError('conflict', 'appointment_not_started', message, {
    fieldErrors: { status: [message] },
  });
}
