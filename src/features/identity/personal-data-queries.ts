import type { Db } from '../../../db/client.ts';
import { isAddress } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const ACCOUNT_COLUMNS = {
  'localIdentity.authenticatorApps': {
    exported: ['isEnabled', 'verifiedAt'],
    excluded: ['account', 'lastUsedStep', 'sealedNewSecret', 'sealedSecret'],
  },
  'localIdentity.passkeys': {
    exported: ['name', 'createdAt', 'lastUsedAt'],
    excluded: ['account', 'attachment', 'credentialId', 'publicKey', 'signCount', 'transports'],
  },
  passkeyNames: {
    exported: ['name'],
    excluded: ['credentialId', 'userId'],
  },
  'localIdentity.recoveryCodes': {
    exported: ['createdAt'],
    excluded: ['account', 'codeHash'],
  },
  'localIdentity.accounts': {
    exported: ['username', 'email', 'emailVerified', 'confirmed', 'enabled', 'createdAt'],
    excluded: ['identityId', 'mustChangePassword', 'srpSalt', 'srpVerifier', 'sub'],
  },
  'localIdentity.knownClients': {
    exported: ['lastUsedAt'],
    // A hash of a network address.
    excluded: ['account', 'clientHash'],
  },
  'localIdentity.sessions': {
    exported: ['device', 'signedInAt', 'lastUsedAt', 'expiresAt', 'revokedAt'],
    excluded: [
      'account',
      'familyHash',
      'originJti',
      'previousTokenHash',
      'rotatedAt',
      'sealedToken',
      'tokenHash',
    ],
  },
} as const satisfies ColumnDecisions;

/** Accounts with this address, confirmed or not, in the exported columns. */
export function listAccountsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.accounts')
    .select(ACCOUNT_COLUMNS['localIdentity.accounts'].exported)
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
    .select(ACCOUNT_COLUMNS['localIdentity.authenticatorApps'].exported)
    .where('account', 'in', subsOf(db, email))
    .execute();
  const passkeys = await db
    .selectFrom('localIdentity.passkeys')
    .select(ACCOUNT_COLUMNS['localIdentity.passkeys'].exported)
    .where('account', 'in', subsOf(db, email))
    .execute();
  const recoveryCodes = await db
    .selectFrom('localIdentity.recoveryCodes')
    .select(ACCOUNT_COLUMNS['localIdentity.recoveryCodes'].exported)
    .where('account', 'in', subsOf(db, email))
    .execute();
  return { authenticatorApps, passkeys, recoveryCodes };
}

/** Sign-ins of these accounts, as far as they are still stored. */
export function listSessionsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.sessions')
    .select(ACCOUNT_COLUMNS['localIdentity.sessions'].exported)
    .where('account', 'in', subsOf(db, email))
    .execute();
}
