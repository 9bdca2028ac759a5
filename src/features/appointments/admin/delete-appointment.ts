import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { noSuchAppointment } from '../change/no-such-appointment.ts';
import { lockAppointment } from '../change/queries.ts';
import { tellClient } from '../change/tell-client.ts';
import { isClosed } from '../rules.ts';
import { deleteAppointment } from './queries.ts';

/**
 * Takes an appointment away for good. A client who still counts on it is told that it is cancelled.
 * Throws `no_such_appointment`.
 */
export async function removeAppointment(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockAppointment(tx, id);
    if (!before) throw noSuchAppointment();
    await deleteAppointment(tx, id);
    await auditAppointment(tx, deps.user.username, { action: 'delete', before, after: null });
    if (!isClosed(before.status)) {
      // One more than any calendar file that the client has of it.
      const version = before.version + 1;
      await tellClient(tx, deps, 'booking_cancelled', { ...before, version });
    }
  });
}
