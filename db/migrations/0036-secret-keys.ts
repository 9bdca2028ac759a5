import type { Kysely } from 'kysely';

/** Fingerprints of the keys that encrypt secrets in this database, to detect a start with other keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret_key_fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
