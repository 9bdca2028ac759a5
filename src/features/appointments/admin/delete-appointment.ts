import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { refundForFirm } from '../../payments/refunds/order-refund.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { notifyClient } from '../change/notify-client.ts';
import { isClosed } from '../rules.ts';
import { deleteAppointment } from './queries.ts';

/**
 * Deletes an appointment permanently. If it was still open and in the future, the client is notified of the
 * cancellation. Throws `appointment_not_found`.
 */
export async function removeAppointment(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockExisting(tx, id);
    if (!isClosed(before.status) && before.scheduledDate > deps.now())
      await refundForFirm(tx, { appointmentId: id, now: deps.now() });
    await deleteAppointment(tx, id);
    await auditAppointment(tx, deps.user.username, { action: 'delete', before, after: null });
    if (!isClosed(before.status)) {
      // Higher than in any calendar file the client already has, so that the cancellation replaces it.
      const version = before.version + 1;
      await notifyClient(tx, deps, 'booking_cancelled', { ...before, version });
    }
  });
}
