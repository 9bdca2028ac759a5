import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Role } from '../../platform/auth/rules.ts';
import { countCapped } from '../../platform/pagination/count-queries.ts';
import { fetchPage, type ListOrder, pageKey } from '../../platform/pagination/page-queries.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { hasWords } from '../../platform/pagination/search-word-queries.ts';
import { ROLE_OF_STATUS, type StaffStatus } from './rules.ts';
import type { ListStaffInput } from './schema.ts';

const COLUMNS = ['id', 'username', 'email', 'role', 'createdAt'] as const;

const NEWEST_FIRST: ListOrder = { column: 'createdAt', type: 'timestamptz', direction: 'desc' };

// Any constant; it only has to be the same in every copy of the process.
const REGISTRATION_LOCK = 7_303_012;

/** The user of an account; the account's id never changes hands, unlike its name. */
export function findUserBySub(db: Db, sub: string) {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('sub', '=', sub)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
}

/** Locks a user until the transaction ends. */
export function lockUser(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .$narrowType<{ role: Role }>()
    .forUpdate()
    .executeTakeFirst();
}

/**
 * What staff have decided about the owner of this mailbox: the latest account of theirs that was revoked or
 * refused, undefined if there is none or if another one of theirs has access.
 */
export async function findDecisionAgainst(db: Db, email: string): Promise<Role | undefined> {
  const users = await db
    .selectFrom('users')
    .select('role')
    .where(sql`mailbox_key(email)`, '=', sql`mailbox_key(${email})`)
    .where('role', 'in', ['admin', 'revoked', 'refused'])
    .orderBy('createdAt', 'desc')
    .$narrowType<{ role: Role }>()
    .execute();
  return users.some(({ role }) => role === 'admin') ? undefined : users[0]?.role;
}

const inStatus = (db: Db, status: StaffStatus | null | undefined) => {
  const users = db.selectFrom('users');
  return status ? users.where('role', '=', ROLE_OF_STATUS[status]) : users;
};

/** A page of who has signed in, the newest first. */
export function listUsers(db: Db, { q, status, ...page }: ListStaffInput) {
  const users = inStatus(db, status)
    .select(COLUMNS)
    .select(pageKey(NEWEST_FIRST))
    .$narrowType<{ role: Role }>();
  return q
    ? fetchSearchPage(db, users, hasWords(q), NEWEST_FIRST, page)
    : fetchPage(users, NEWEST_FIRST, page);
}

export function countUsers(db: Db, status: StaffStatus | null): Promise<number> {
  return countCapped(db, inStatus(db, status).select('id'));
}

/** Lets one registration at a time go on, over all copies of the process. */
export async function lockRegistration(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(REGISTRATION_LOCK)})`.execute(tx);
}

/** Locks everybody who has access, so that no two of them can be revoked at once. Answers their ids. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

export async function hasAdmins(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/**
 * Gives a name free that somebody else had before. Their row stays theirs, id, role and history: nobody who
 * decides about it by an old list decides about the new person.
 */
export async function retireName(tx: Tx, username: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username: sql`username || ' (former ' || left(id, 8) || ')'` })
    .where('username', '=', username)
    .execute();
}

/** Writes down a user, whose name nobody else has: see `retireName`. */
export function insertUser(
  tx: Tx,
  user: { sub: string; username: string; email: string | null; role: Role; createdAt: Date },
) {
  return tx
    .insertInto('users')
    .values(user)
    .returning(COLUMNS)
    .$narrowType<{ role: Role }>()
    .executeTakeFirstOrThrow();
}

/** Answers the user as they are then, or undefined if there is none. */
export function updateRole(tx: Tx, id: string, role: Role) {
  return tx
    .updateTable('users')
    .set({ role })
    .where('id', '=', id)
    .returning(COLUMNS)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
}
