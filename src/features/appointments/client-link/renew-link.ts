import type { User } from '../../../platform/auth/user.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { makeLink } from './make-link.ts';
import { findLiveLink, revokeLink } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** Expiry of the client's page for an appointment; null if there is no valid link. */
export async function getLinkState({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const link = await findLiveLink(db, id);
  return { expiresAt: link && link.expiresAt > now() ? link.expiresAt : null };
}

/** Revokes the client's link to an appointment; links in sent mails stop working. Throws `appointment_not_found`. */
export async function endLink({ db, now, user }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const appointment = await lockExisting(tx, id);
    if (!(await revokeLink(tx, { appointmentId: id, now: now() }))) return;
    await auditAppointment(tx, user.username, {
      action: 'link-revoke',
      before: appointment,
      after: appointment,
    });
  });
}

/**
 * Replaces the client's link to an appointment and mails the new link to the client; the old one stops working. Throws
 * `appointment_not_found`.
 */
export async function renewLink(deps: Deps, id: string) {
  const { db, now, user } = deps;
  await db.transaction().execute(async (tx) => {
    const appointment = await lockExisting(tx, id);
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
