import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { STAFF_ROLES } from '../../../platform/auth/rules.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import { DAY_MS } from '../../../platform/time/local-dates/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { areasFor, attorneyFor, requireGrantable } from '../decide-access.ts';
import { INVITATION_DAYS } from '../rules.ts';
import {
  deleteInvitation,
  hasStaffMailbox,
  listInvitations,
  replaceInvitation,
} from './queries.ts';
import type { InviteInput, InviteManyInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: StaffUser };

/**
 * Invites somebody by mail: the account that signs up with this address, confirmed, gets the role. Replaces an earlier
 * invitation. Throws `has_access`, and `role_not_grantable` for a role with more rights than the caller’s.
 */
export function inviteStaff(
  { db, now, user }: Deps,
  { email, role, areas, attorney }: InviteInput,
) {
  requireGrantable(user.role, [role]);
  return db.transaction().execute(async (tx) => {
    if (await hasStaffMailbox(tx, email, STAFF_ROLES)) {
      throw new DomainError('conflict', 'has_access', 'This person has access already.');
    }
    return invite(tx, { user, createdAt: now() }, { email, role, areas, attorney });
  });
}

/**
 * Invites several people with the same role. All or nothing; people who have access or an invitation already are left out, so
 * that repeating it sends no second mail. Throws `role_not_grantable` or `invalid_input`.
 */
export function inviteMany({ db, now, user }: Deps, { people, role, areas }: InviteManyInput) {
  requireGrantable(user.role, [role]);
  return db.transaction().execute(async (tx) => {
    const createdAt = now();
    const open = await listInvitations(tx, createdAt);
    const invited: string[] = [];
    const known: string[] = [];
    for (const { email, attorney } of people) {
      const isKnown =
        [...invited, ...open.map((each) => each.email)].some((each) => isSame(each, email)) ||
        (await hasStaffMailbox(tx, email, STAFF_ROLES));
      if (isKnown) known.push(email);
      else {
        await invite(tx, { user, createdAt }, { email, role, areas, attorney });
        invited.push(email);
      }
    }
    return { invited, known };
  });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function invite(
  tx: Tx,
  { user, createdAt }: { user: StaffUser; createdAt: Date },
  { email, role, areas, attorney }: InviteInput,
) {
  const invitation = await replaceInvitation(tx, {
    email,
    role,
    areas: areasFor(role, areas),
    attorneyId: await attorneyFor(tx, role, attorney),
    invitedBy: user.username,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
  });
  await enqueueEmails(tx, [
    {
      kind: 'staff_invitation',
      toEmail: email,
      toName: '',
      payload: { id: invitation.id },
      dedupeKey: `staff_invitation:${invitation.id}`,
    },
  ]);
  await logChange(tx, user.username, 'staff.invite', ['staff_invitations', invitation.id], {
    after: { email, role, ...(invitation.areas && { areas: invitation.areas }) },
  });
  return invitation;
}

/** Withdraws an invitation. Throws `invitation_not_found`, and `role_not_grantable`. */
export function withdrawInvitation({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const invitation = await deleteInvitation(tx, id);
    if (!invitation) throw notFound('invitation', 'There is no such invitation.');
    requireGrantable(user.role, [invitation.role]);
    await logChange(tx, user.username, 'staff.uninvite', ['staff_invitations', id], {
      before: invitation,
    });
  });
}
