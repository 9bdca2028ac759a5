import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import type { Area } from '../../../platform/auth/area-rules.ts';
import type { StaffRole } from '../../../platform/auth/rules.ts';
import type { MailRecord } from '../../email/outcomes/rules.ts';

const COLUMNS = ['id', 'email', 'role', 'areas', 'invitedBy', 'createdAt', 'expiresAt'] as const;

const ATTORNEY = sql<string | null>`(
  select slug from attorneys where attorneys.id = staff_invitations.attorney_id)`.as('attorney');

/** The mail of the invitation, as one JSON value. */
const MAIL = sql<MailRecord | null>`(
  select json_build_object(
    'state', state, 'isCaught', is_caught, 'skipReason', skip_reason, 'lastError', last_error)
  from ${scoped('outbox_emails')} where dedupe_key = 'staff_invitation:' || staff_invitations.id)`.as(
  'mail',
);

type InvitationTypes = { role: StaffRole; areas: Area[] | null };

type NewInvitation = {
  email: string;
  role: StaffRole;
  areas: Area[] | null;
  attorneyId: string | null;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The invitations that nobody has accepted, the newest first. */
export const listInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('staffInvitations')
    .select(COLUMNS)
    .select(ATTORNEY)
    .select(MAIL)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$narrowType<InvitationTypes>()
    .execute();

/** Stores an invitation in place of an earlier one for the same address. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation) {
  await tx
    .deleteFrom('staffInvitations')
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute();
  return tx
    .insertInto('staffInvitations')
    .values(invitation)
    .returning(COLUMNS)
    .returning(ATTORNEY)
    .$narrowType<InvitationTypes>()
    .executeTakeFirstOrThrow();
}

/** Deletes an invitation and returns it, or undefined if there is none. */
export const deleteInvitation = (tx: Tx, id: string) =>
  tx
    .deleteFrom('staffInvitations')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .$narrowType<{ role: StaffRole }>()
    .executeTakeFirst();

/**
 * Deletes the invitation of an address and returns it, unless it has expired. Addresses are compared exactly except for
 * case: on many mail servers, `a+b@` and `a@` belong to different people.
 */
export const takeInvitation = (tx: Tx, email: string, now: Date) =>
  tx
    .deleteFrom('staffInvitations')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('expiresAt', '>', now)
    .returning(['role', 'areas', 'attorneyId'])
    .$narrowType<InvitationTypes>()
    .executeTakeFirst();

/** An invitation that is still valid. */
export const findInvitation = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('staffInvitations')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .$narrowType<InvitationTypes>()
    .executeTakeFirst();

/** Whether an account with this address has access to the back office. */
export async function hasStaffMailbox(tx: Tx, email: string, roles: readonly StaffRole[]) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', 'in', roles)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

/** Deletes the invitations that have expired. */
export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staffInvitations').where('expiresAt', '<', now).execute();
}
