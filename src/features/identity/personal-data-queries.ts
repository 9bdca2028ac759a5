import type { Db } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { isAddress } from '../privacy/person-queries.ts';
import { identityTables } from './tables.ts';

/** Accounts with this address, confirmed or not, in the exported columns. */
export function listAccountsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.accounts')
    .select(exportedColumns(identityTables['localIdentity.accounts']))
    .where(isAddress('email', email))
    .execute();
}

/** The names that users with this address have given to their passkeys, in this pool or another one. */
export function listPasskeyNamesOf(db: Db, email: string) {
  return db
    .selectFrom('passkeyNames')
    .innerJoin('users', 'users.id', 'passkeyNames.userId')
    .select('passkeyNames.name')
    .where(isAddress('users.email', email))
    .orderBy('passkeyNames.name')
    .execute();
}

const subsOf = (db: Db, email: string) =>
  db.selectFrom('localIdentity.accounts').select('sub').where(isAddress('email', email));

/** Second factors and passkeys of these accounts, without secrets. */
export async function listFactorsOf(db: Db, email: string) {
  const authenticatorApps = await db
    .selectFrom('localIdentity.authenticatorApps')
    .select(exportedColumns(identityTables['localIdentity.authenticatorApps']))
    .where('account', 'in', subsOf(db, email))
    .execute();
  const passkeys = await db
    .selectFrom('localIdentity.passkeys')
    .select(exportedColumns(identityTables['localIdentity.passkeys']))
    .where('account', 'in', subsOf(db, email))
    .execute();
  const recoveryCodes = await db
    .selectFrom('localIdentity.recoveryCodes')
    .select(exportedColumns(identityTables['localIdentity.recoveryCodes']))
    .where('account', 'in', subsOf(db, email))
    .execute();
  return { authenticatorApps, passkeys, recoveryCodes };
}

/** Sign-ins of these accounts, as far as they are still stored. */
export function listSessionsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.sessions')
    .select(exportedColumns(identityTables['localIdentity.sessions']))
    .where('account', 'in', subsOf(db, email))
    .execute();
}
