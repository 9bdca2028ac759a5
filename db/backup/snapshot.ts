import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import { listExecutedMigrations, MIGRATION_LOCK, startsWithMigrations } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { findTables, settleSession, type TableSource } from './tables.ts';

export type Snapshot = {
  tx: ControlledTransaction<never>;
  tables: TableSource[];
  /** The migrations that have run, in order. */
  migrations: string[];
  postgres: string;
};

/**
 * Opens a transaction with a snapshot of the database, during which no migration can change a table. Throws a
 * `BackupError` if the database has no schema that this release knows.
 */
export async function beginSnapshot(db: Kysely<never>): Promise<Snapshot> {
  // Acquired before the transaction, whose snapshot is taken at its first query.
  await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(db);
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  await settleSession(tx);
  const migrations = await findExecutedMigrations(tx);
  const tables = await findTables(tx);
  const names = sql.raw(tables.map(({ name }) => name).join(', '));
  await sql`lock table ${names} in access share mode`.execute(tx);
  // From here on, the locks on the tables are enough, and a starting server need not wait.
  await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx);
  const { rows } = await sql<{ postgres: string }>`
    select current_setting('server_version') as postgres`.execute(tx);
  return { tx, tables, migrations, postgres: rows[0]?.postgres ?? '' };
}

async function findExecutedMigrations(tx: Kysely<never>): Promise<string[]> {
  const names = await listExecutedMigrations(tx);
  if (names.length === 0)
    throw new BackupError('The database is empty: there is nothing to back up.');
  if (!startsWithMigrations(names)) {
    throw new BackupError(
      'The database belongs to a newer release of Lawfront. Make the backup with that one.',
    );
  }
  return names;
}
