import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';

type NewPasskey = {
  credentialId: string;
  account: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  attachment: string | null;
  name: string;
  createdAt: Date;
};

/** Returns whether the credential was new. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const inserted = await tx
    .insertInto('localIdentity.passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('credentialId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The passkeys of an account, the oldest first. */
export function listPasskeys(db: Db, account: string) {
  return db
    .selectFrom('localIdentity.passkeys')
    .select(['credentialId', 'name', 'attachment', 'transports', 'createdAt'])
    .where('account', '=', account)
    .orderBy('createdAt')
    .orderBy('credentialId')
    .execute();
}

export function findPasskey(db: Db, account: string, credentialId: string) {
  return db
    .selectFrom('localIdentity.passkeys')
    .select(['credentialId', 'publicKey', 'signCount'])
    .where('credentialId', '=', credentialId)
    .where('account', '=', account)
    .executeTakeFirst();
}

/**
 * Stores the signature counter of a use. Returns false if it is not higher than the stored one, as when a copy of the
 * authenticator has been used meanwhile; authenticators without a counter always send 0.
 */
export async function recordPasskeyUse(
  db: Db,
  credentialId: string,
  { signCount, now }: { signCount: number; now: Date },
): Promise<boolean> {
  const recorded = await db
    .updateTable('localIdentity.passkeys')
    .set({ signCount, lastUsedAt: now })
    .where('credentialId', '=', credentialId)
    .where(sql<SqlBool>`sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0)`)
    .returning('credentialId')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Returns the name of the deleted passkey, or undefined if the account has no such passkey. */
export function deletePasskey(tx: Tx, account: string, credentialId: string) {
  return tx
    .deleteFrom('localIdentity.passkeys')
    .where('credentialId', '=', credentialId)
    .where('account', '=', account)
    .returning('name')
    .executeTakeFirst();
}
