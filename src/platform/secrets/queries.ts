import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';

/** The fingerprints of the keys that encrypt secrets in the database. */
export async function listKeyFingerprints(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('secretKeyFingerprints').select('fingerprint').execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Locks the fingerprints until the transaction ends. */
export async function lockKeyFingerprints(tx: Transaction<DB>): Promise<void> {
  await sql`lock table secret_key_fingerprints in share row exclusive mode`.execute(tx);
}

export async function insertKeyFingerprints(
  tx: Transaction<DB>,
  fingerprints: readonly string[],
  createdAt: Date,
): Promise<void> {
  if (fingerprints.length === 0) return;
  await tx
    .insertInto('secretKeyFingerprints')
    .values(fingerprints.map((fingerprint) => ({ fingerprint, createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteKeyFingerprints(tx: Transaction<DB>): Promise<void> {
  await tx.deleteFrom('secretKeyFingerprints').execute();
}
