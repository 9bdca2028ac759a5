import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Area } from '../../platform/auth/area-rules.ts';
import { mayDoIt } from '../../platform/auth/permission-queries.ts';
import { mayDoEverything } from '../../platform/auth/permission-rules.ts';
import { type Role, STAFF_ROLES } from '../../platform/auth/rules.ts';
import { countByStatus, countCapped } from '../../platform/pagination/count-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { ROLES_OF_STATUS, STAFF_STATUSES, type StaffStatus } from './rules.ts';
import type { ExportStaffInput, ListStaffInput } from './schema.ts';

export const USER_FIELDS = [
  'id',
  'username',
  'email',
  'role',
  'areas',
  'attorneyId',
  'createdAt',
] as const;
export type UserTypes = { role: Role; areas: Area[] | null };

const ATTORNEY = sql<string | null>`(
  select slug from attorneys where attorneys.id = users.attorney_id)`.as('attorney');

const ORDERS = {
  since: { column: 'createdAt', type: 'timestamptz' },
  name: { column: 'username', type: 'text' },
} as const;

/** The roles that may decide about all other roles. */
const OWNING_ROLES = STAFF_ROLES.filter(mayDoEverything);

/** Finds a user by the account's id, which is never reassigned, unlike its name. */
export function findUserBySub(db: Db, sub: string) {
  return db
    .selectFrom('users')
    .select(USER_FIELDS)
    .where('sub', '=', sub)
    .$narrowType<UserTypes>()
    .executeTakeFirst();
}

/** Somebody who may answer messages, by their username. */
export function findAnsweringUser(db: Db, username: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where(mayDoIt('messages.answer'))
    .executeTakeFirst();
}

/** The usernames of those who may answer messages. */
export async function listAnswering(db: Db): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('username')
    .where(mayDoIt('messages.answer'))
    .orderBy('username')
    .limit(MAX_ANSWERING)
    .execute();
  return users.map(({ username }) => username);
}

const MAX_ANSWERING = 200;

export const findAccessOwner = (db: Db, id: string) =>
  db.selectFrom('users').select(['username', 'attorneyId']).where('id', '=', id).executeTakeFirst();

/** Locks a user until the transaction ends. */
export function lockUser(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(USER_FIELDS)
    .select(ATTORNEY)
    .where('id', '=', id)
    .$narrowType<UserTypes>()
    .forUpdate()
    .executeTakeFirst();
}

const inStatus = (db: Db, status: StaffStatus | null | undefined) => {
  const users = db.selectFrom('users');
  return status ? users.where('role', 'in', ROLES_OF_STATUS[status]) : users;
};

/** A page of the people who have signed in, newest first unless sorted. */
export function listUsers(db: Db, { q, status, sort, ...page }: ListStaffInput) {
  const { users, order } = usersInOrder(db, { status, sort });
  return q
    ? fetchSearchPage(db, users, matchesSearchWords(q), order, page)
    : fetchPage(users, order, page);
}

/** All people that match, in the order of the list, in batches: see `readAll`. */
export function readUsers(db: Db, { q, ...filter }: ExportStaffInput) {
  const { users, order } = usersInOrder(db, filter);
  return readAll(db, users, order, q ? matchesSearchWords(q) : undefined);
}

function usersInOrder(db: Db, { status, sort }: Omit<ExportStaffInput, 'q'>) {
  const order = orderFor(ORDERS, sort ?? '-since');
  const users = inStatus(db, status)
    .select(USER_FIELDS)
    .select(ATTORNEY)
    .select(pageKey(order))
    .$narrowType<UserTypes>();
  return { users, order };
}

/** How many people have signed in, in total and by status, and how many of them are owners or administrators. */
export async function countStaff(db: Db) {
  const [byStatus, owners] = await Promise.all([
    countByStatus(STAFF_STATUSES, (status) => countCapped(db, inStatus(db, status).select('id'))),
    countCapped(db, db.selectFrom('users').select('id').where('role', 'in', OWNING_ROLES)),
  ]);
  return { ...byStatus, owners };
}

/** Locks all owners and administrators, so that no two of them can be revoked at the same time. Returns their ids. */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('role', 'in', OWNING_ROLES)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

export async function hasOwners(db: Db): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', OWNING_ROLES)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Inserts a user. The name must be free: see `retireName`. */
export function insertUser(
  tx: Tx,
  user: {
    sub: string;
    username: string;
    email: string | null;
    role: Role;
    areas: Area[] | null;
    attorneyId: string | null;
    createdAt: Date;
  },
) {
  return tx
    .insertInto('users')
    .values(user)
    .returning(USER_FIELDS)
    .$narrowType<UserTypes>()
    .executeTakeFirstOrThrow();
}

/** Returns the updated user. */
export function updateAccess(
  tx: Tx,
  id: string,
  access: { role: Role; areas: Area[] | null; attorneyId: string | null },
) {
  return tx
    .updateTable('users')
    .set(access)
    .where('id', '=', id)
    .returning(USER_FIELDS)
    .returning(ATTORNEY)
    .$narrowType<UserTypes>()
    .executeTakeFirstOrThrow();
}

/** Whether somebody with access to the back office has this address, whatever its case. */
export async function isStaffAddress(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', 'in', STAFF_ROLES)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}
