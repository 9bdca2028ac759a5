import type { Db, Tx } from '../../../db/client.ts';

const COLUMNS = ['origins', 'updatedAt'] as const;

/** Used if the row is missing, which a migration inserts: no site may embed. */
const NO_SITES = { origins: [] as string[], updatedAt: new Date(0) };

const selectSettings = (db: Db) => db.selectFrom('embedSettings').select(COLUMNS);

export async function getEmbedSettings(db: Db) {
  return (await selectSettings(db).executeTakeFirst()) ?? NO_SITES;
}

/** The settings, locked until the transaction ends. */
export async function lockEmbedSettings(tx: Tx) {
  return (await selectSettings(tx).forUpdate().executeTakeFirst()) ?? NO_SITES;
}

export function upsertEmbedSettings(tx: Tx, origins: string[]) {
  return tx
    .insertInto('embedSettings')
    .values({ origins })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ origins }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
