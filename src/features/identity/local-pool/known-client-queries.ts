import type { Db } from '../../../../db/client.ts';

/** Whether this client has signed in to the account since its last change of password. */
export async function isKnownClient(db: Db, account: string, clientHash: string): Promise<boolean> {
  const known = await db
    .selectFrom('localIdentity.knownClients')
    .select('account')
    .where('account', '=', account)
    .where('clientHash', '=', clientHash)
    .executeTakeFirst();
  return known !== undefined;
}

/** Records a sign-in from this client. */
export async function rememberClient(
  db: Db,
  client: { account: string; clientHash: string; lastUsedAt: Date },
): Promise<void> {
  await db
    .insertInto('localIdentity.knownClients')
    .values(client)
    .onConflict((conflict) =>
      conflict.columns(['account', 'clientHash']).doUpdateSet({ lastUsedAt: client.lastUsedAt }),
    )
    .execute();
}

/** For a new password: deletes the known clients, which signed in with the old one. */
export async function deleteKnownClients(db: Db, account: string): Promise<void> {
  await db.deleteFrom('localIdentity.knownClients').where('account', '=', account).execute();
}

export async function deleteUnusedClients(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.knownClients').where('lastUsedAt', '<', usedBefore).execute();
}
