import type { Kysely } from 'kysely';

/** Which keys seal what is in this database, told by fingerprints: for noticing a start with others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret_key_fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
