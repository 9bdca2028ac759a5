import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { refundForFirm } from '../../payments/refunds/order-refund.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { notifyClient } from '../change/notify-client.ts';
import { updateStatus } from '../change/queries.ts';
import { lockBookedOfType } from './queries.ts';
import type { CancelOfTypeInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Cancels all future appointments of a consultation type and notifies each client, for a type that is no longer
 * offered. All or nothing. Throws `edited_meanwhile` if their number differs from the one that the caller was shown.
 */
export function cancelOfType(deps: Deps, { type, count }: CancelOfTypeInput) {
  return deps.db.transaction().execute(async (tx) => {
    const ids = await lockBookedOfType(tx, { type, now: deps.now() });
    if (ids.length !== count) {
      throw editedMeanwhile(
        `There are ${ids.length} appointments of this type now. None was cancelled.`,
      );
    }
    for (const id of ids) {
      const before = await lockExisting(tx, id);
      const after = await updateStatus(tx, id, 'cancelled');
      await refundForFirm(tx, { appointmentId: id, now: deps.now() });
      await auditAppointment(tx, deps.user.username, { action: 'status', before, after });
      await notifyClient(tx, deps, 'booking_cancelled', after);
    }
    return { count };
  });
}
