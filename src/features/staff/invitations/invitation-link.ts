import { z } from 'zod';
import { logChange } from '../../../platform/audit/queries.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireGrantable } from '../decide-access.ts';
import { findInvitation } from './queries.ts';

/** The secrets that a link to an invitation may contain: one for each key of the installation. */
const secretsOf = (secrets: SecretBox, id: string) => secrets.derive(`staff_invitations:${id}`);

/**
 * The link to sign up with an invitation, for handing it over where no mail reaches the invited person. An account that
 * signs up through it in the embedded pool needs no code. Throws `invitation_not_found`, and `role_not_grantable`.
 */
export async function makeInvitationLink(
  {
    db,
    now,
    secrets,
    publicUrl,
    user,
  }: Pick<Context, 'db' | 'now' | 'secrets' | 'publicUrl'> & { user: StaffUser },
  id: string,
) {
  const invitation = await findInvitation(db, id, now());
  if (!invitation) throw notFound('invitation', 'There is no such invitation.');
  requireGrantable(user.role, [invitation.role]);
  await db.transaction().execute((tx) =>
    logChange(tx, user.username, 'staff.invitation-link', ['staff_invitations', id], {
      after: { email: invitation.email, role: invitation.role },
    }),
  );
  // After the #, which browsers do not send: the token is in no log.
  return { url: `${publicUrl}/login#invitation=${id}.${secretsOf(secrets, id)[0]}` };
}

/** Whether `token`, from the link of an invitation, invites the owner of this address. */
export async function isInvited(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  { token, email }: { token: string; email: string },
): Promise<boolean> {
  const [id = '', secret = ''] = token.split('.');
  if (!z.uuid().safeParse(id).success) return false;
  const hash = hashOfToken(secret);
  if (!secretsOf(secrets, id).some((each) => hashOfToken(each) === hash)) return false;
  const invitation = await findInvitation(db, id, now());
  return invitation?.email.toLowerCase() === email.toLowerCase();
}
