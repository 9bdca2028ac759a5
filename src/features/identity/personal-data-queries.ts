import type { Db } from '../../../db/client.ts';
import { isAddress } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const ACCOUNT_COLUMNS = {
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
    exported: ['signedInAt', 'expiresAt', 'revokedAt'],
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

/** Sign-ins of these accounts, as far as they are still stored. */
export function listSessionsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.sessions')
    .select(ACCOUNT_COLUMNS['localIdentity.sessions'].exported)
    .where('account', 'in', (eb) =>
      eb.selectFrom('localIdentity.accounts').select('sub').where(isAddress('email', email)),
    )
    .execute();
}
