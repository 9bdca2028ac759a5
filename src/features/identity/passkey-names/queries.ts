import type { Db, Tx } from '../../../../db/client.ts';

/** The names of a user's passkeys, by credential id. */
export const listPasskeyNames = (db: Db, userId: string) =>
  db
    .selectFrom('passkeyNames')
    .select(['credentialId as id', 'name'])
    .where('userId', '=', userId)
    .orderBy('credentialId')
    .execute();

export async function savePasskeyName(
  tx: Tx,
  passkey: { userId: string; credentialId: string; name: string },
): Promise<void> {
  await tx
    .insertInto('passkeyNames')
    .values(passkey)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'credentialId']).doUpdateSet({ name: passkey.name }),
    )
    .execute();
}

/** Locks the user, so that names are not added concurrently. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function deletePasskeyName(
  tx: Tx,
  passkey: { userId: string; credentialId: string },
): Promise<void> {
  await tx
    .deleteFrom('passkeyNames')
    .where('userId', '=', passkey.userId)
    .where('credentialId', '=', passkey.credentialId)
    .execute();
}
