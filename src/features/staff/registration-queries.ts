import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { isStaffRole, type Role, STAFF_ROLES } from '../../platform/auth/rules.ts';

// Arbitrary, but the same in every process.
const REGISTRATION_LOCK = 7_303_012;

/** Serialises registrations across all processes. */
export async function lockRegistration(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(REGISTRATION_LOCK)})`.execute(tx);
}

/**
 * The decision against the owner of this mailbox: the role of their latest account that was revoked or refused.
 * Undefined if there is none, or if another of their accounts has access.
 */
export async function findDecisionAgainst(db: Db, email: string): Promise<Role | undefined> {
  const users = await db
    .selectFrom('users')
    .select('role')
    .where(sql`mailbox_key(email)`, '=', sql`mailbox_key(${email})`)
    .where('role', 'in', [...STAFF_ROLES, 'revoked', 'refused'])
    .orderBy('createdAt', 'desc')
    .$narrowType<{ role: Role }>()
    .execute();
  return users.some(({ role }) => isStaffRole(role)) ? undefined : users[0]?.role;
}

/**
 * Frees a username that somebody else had before, by renaming their row. It keeps its id, role and history, so a
 * decision from an outdated list does not apply to the new person.
 */
export async function retireName(tx: Tx, username: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username: sql`username || ' (former ' || left(id, 8) || ')'` })
    .where('username', '=', username)
    .execute();
}
