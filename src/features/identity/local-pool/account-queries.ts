import { type Selectable, sql } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from '../../../../db/client.ts';
import type { LocalIdentityAccounts } from '../../../../db/schema.gen.ts';
import { emailTaken } from './cognito-error.ts';
import type { PasswordVerifier } from './srp.ts';

const COLUMNS = [
  'sub',
  'username',
  'email',
  'emailVerified',
  'confirmed',
  'enabled',
  'mustChangePassword',
  'srpSalt',
  'srpVerifier',
  'identityId',
] as const;

/** `sub` never changes, unlike the username and the address. */
export type Account = Pick<Selectable<LocalIdentityAccounts>, (typeof COLUMNS)[number]>;

export type NewAccount = Omit<Account, 'enabled' | 'identityId'>;

/** By username or verified e-mail address, case-insensitively. A username never looks like an address. */
export function findAccount(db: Db, name: string): Promise<Account | undefined> {
  return db
    .selectFrom('localIdentity.accounts')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        eb(sql`lower(username)`, '=', sql`lower(${name})`),
        eb.and([eb('emailVerified', '=', true), eb(sql`lower(email)`, '=', sql`lower(${name})`)]),
      ]),
    )
    .executeTakeFirst();
}

export function findAccountByUsername(db: Db, username: string): Promise<Account | undefined> {
  return db
    .selectFrom('localIdentity.accounts')
    .select(COLUMNS)
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
}

export function findAccountBySub(db: Db, sub: string | null): Promise<Account | undefined> {
  return db
    .selectFrom('localIdentity.accounts')
    .select(COLUMNS)
    .where('sub', '=', sub)
    .executeTakeFirst();
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('localIdentity.accounts')
    .select('sub')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the name was free: of concurrent calls for one name, only one gets it. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('localIdentity.accounts')
    .values({ ...account, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sub')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Throws `AliasExistsException` if another account has already verified the address. */
export async function confirmAccount(tx: Tx, sub: string): Promise<void> {
  try {
    await tx
      .updateTable('localIdentity.accounts')
      .set({ confirmed: true, emailVerified: true })
      .where('sub', '=', sub)
      .execute();
  } catch (error) {
    const isTaken =
      error instanceof pg.DatabaseError && error.constraint === 'accounts_verified_email';
    throw isTaken ? emailTaken() : error;
  }
}

/** Returns whether the password was replaced: it is not if it has changed since `replaced` was read. */
export async function updatePassword(
  tx: Tx,
  { sub, srpVerifier: replaced }: Pick<Account, 'sub' | 'srpVerifier'>,
  { salt, verifier }: PasswordVerifier,
): Promise<boolean> {
  const updated = await tx
    .updateTable('localIdentity.accounts')
    .set({ srpSalt: salt, srpVerifier: verifier, mustChangePassword: false })
    .where('sub', '=', sub)
    .where('srpVerifier', '=', replaced)
    .returning('sub')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Frees names of accounts that were never confirmed. */
export async function deleteUnconfirmedAccounts(db: Db, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('localIdentity.accounts')
    .where('confirmed', '=', false)
    .where('createdAt', '<', createdBefore)
    .execute();
}
