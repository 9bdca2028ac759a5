import type { User } from '../../../platform/auth/user.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { noSuchAppointment } from '../change/no-such-appointment.ts';
import { lockAppointment } from '../change/queries.ts';
import { makeLink } from './make-link.ts';
import { findLiveLink, revokeLink } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** Until when the client's page of an appointment can be opened; null where it cannot. */
export async function getLinkState({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const link = await findLiveLink(db, id);
  return { expiresAt: link && link.expiresAt > now() ? link.expiresAt : null };
}

/** Ends the client's page of an appointment; mails lead there no more. Throws `no_such_appointment`. */
export async function endLink({ db, now, user }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const appointment = await lockAppointment(tx, id);
    if (!appointment) throw noSuchAppointment();
    if (!(await revokeLink(tx, { appointmentId: id, now: now() }))) return;
    await auditAppointment(tx, user.username, {
      action: 'link-revoke',
      before: appointment,
      after: appointment,
    });
  });
}

/**
 * Gives the client's page of an appointment a new address, which is mailed to them; the old one ends. Throws
 * `no_such_appointment`.
 */
export async function renewLink(deps: Deps, id: string) {
  const { db, now, user } = deps;
  await db.transaction().execute(async (tx) => {
    const appointment = await lockAppointment(tx, id);
    if (!appointment) throw noSuchAppointment();
    await revokeLink(tx, { appointmentId: id, now: now() });
    const { scheduledDate, duration, firstName, lastName, email } = appointment;
    const endsAt = addMinutes(scheduledDate, duration);
    const linkId = await makeLink(tx, deps, { appointmentId: id, endsAt });
    await auditAppointment(tx, user.username, {
      action: 'link-renew',
      before: appointment,
      after: appointment,
    });
    await enqueueEmails(tx, [
      {
        kind: 'booking_link',
        toEmail: email,
        toName: `${firstName} ${lastName}`,
        payload: { id },
        dedupeKey: `booking_link:${linkId}`,
      },
    ]);
  });
  return getLinkState(deps, id);
}
