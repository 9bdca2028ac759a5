import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { findNoShow, noteInvitation } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Mails a client who did not come a link to book again, once. Idempotent. Throws `appointment_not_found`,
 * `not_a_no_show`, or `client_without_email`.
 */
export function inviteToRebook({ db, now, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const appointment = await lockExisting(tx, id);
    const noShow = await findNoShow(tx, id);
    if (!noShow) throw notANoShow();
    const { email, firstName, lastName } = appointment;
    if (!email) throw withoutEmail();
    if (!(await noteInvitation(tx, { appointmentId: id, now: now() }))) return noShow;
    await enqueueEmails(tx, [
      {
        kind: 'rebook_invitation',
        toEmail: email,
        toName: `${firstName} ${lastName}`,
        payload: { id },
        dedupeKey: `rebook_invitation:${id}`,
      },
    ]);
    await auditAppointment(tx, user.username, {
      action: 'invite',
      before: appointment,
      after: appointment,
    });
    return { ...noShow, invitedAt: now() };
  });
}

const notANoShow = () =>
  new DomainError('conflict', 'not_a_no_show', 'This appointment is not marked as a no-show.');

const withoutEmail = () =>
  new DomainError(
    'conflict',
    'client_without_email',
    'This client has no e-mail address. Call them instead.',
  );
