import type { Context } from '../../context.ts';
import type { User } from '../../staff/recognise-user.ts';
import { isClosed } from '../rules.ts';
import { auditAppointment } from './audit-appointment.ts';
import { noSuchAppointment } from './no-such-appointment.ts';
import { deleteAppointment, lockAppointment } from './queries.ts';
import { tellClient } from './tell-client.ts';

/**
 * Takes an appointment away for good. A client who still counts on it is told that it is cancelled.
 * Throws `no_such_appointment`.
 */
export async function removeAppointment(
  deps: Pick<Context, 'db' | 'jobs' | 'now'> & { user: User },
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockAppointment(tx, id);
    if (!before) throw noSuchAppointment();
    await deleteAppointment(tx, id);
    await auditAppointment(tx, deps.user, { action: 'delete', before, after: null });
    if (!isClosed(before.status)) {
      // One more than any calendar file that the client has of it.
      const version = before.version + 1;
      await tellClient(tx, deps, 'booking_cancelled', { ...before, version });
    }
  });
}
