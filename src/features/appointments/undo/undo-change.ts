import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { withdrawEmails } from '../../email/withdraw-queries.ts';
import { refundForFirm } from '../../payments/refunds/order-refund.ts';
import { withdrawRefundOf } from '../../payments/refunds/queries.ts';
import { changeCalendar } from '../../scheduling/change-calendar.ts';
import { isOverlap } from '../../scheduling/change-calendar-queries.ts';
import type { UndoChangeInput } from '../admin/schema.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { clientMailKeysOf } from '../change/notify-client.ts';
import { extendLink } from '../client-link/make-link.ts';
import { findUndoableState, restoreState } from './queries.ts';

/**
 * Undoes the latest change of an appointment by staff: restores its status, time and host, and does not notify the
 * client. Ignores time off, as the appointment did before the change. Throws `appointment_not_found`, `cannot_undo`, or
 * `slot_taken` if the time has been taken since; then nothing changes.
 */
export function undoChange(
  { user, now, ...deps }: Pick<Context, 'db' | 'inTurn' | 'now'> & { user: User },
  { id, undoId }: UndoChangeInput,
) {
  const undo = async (tx: Tx) => {
    const before = await lockExisting(tx, id);
    const former = await findUndoableState(tx, { id, undoId, version: before.version });
    if (!former) {
      throw cannotUndo('This can no longer be undone. Change the appointment again instead.');
    }
    if (!(await withdrawEmails(tx, clientMailKeysOf(before)))) {
      throw cannotUndo(
        'The client has already been notified. Change the appointment again instead.',
      );
    }
    const after = await restoreState(tx, id).catch((error: unknown) => {
      throw isOverlap(error) ? timeTaken() : error;
    });
    if (before.status === 'cancelled') await keepFee(tx, id);
    if (after.status === 'cancelled') await refundForFirm(tx, { appointmentId: id, now: now() });
    await extendLink(tx, { appointmentId: id, endsAt: former.endsAt });
    await auditAppointment(tx, user.username, { action: 'undo', before, after });
    return after;
  };
  return changeCalendar(deps, undo);
}

/** Withdraws the refund of a cancellation that is undone. Throws `cannot_undo` if it has been sent. */
async function keepFee(tx: Tx, id: string): Promise<void> {
  if ((await withdrawRefundOf(tx, id)) === 'sent') {
    throw cannotUndo('The fee has already been returned. Change the appointment again instead.');
  }
}

const cannotUndo = (message: string) => new DomainError('conflict', 'cannot_undo', message);

const timeTaken = () =>
  new DomainError(
    'conflict',
    'slot_taken',
    'The previous time is no longer free. Nothing has been changed.',
  );
