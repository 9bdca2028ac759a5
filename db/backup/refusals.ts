import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { findTables } from './tables.ts';

/** Throws while a server uses the database: it would write to tables that are being replaced. */
export async function refuseInUse(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name like 'lawfront%'`.execute(db);
  const connections = rows[0]?.connections ?? 0;
  if (connections === 0) return;
  throw new BackupError(
    `Lawfront is running on this database (${connections} connections). Stop every copy of it first.`,
  );
}

export async function refuseFilled(db: Kysely<never>): Promise<void> {
  const filled: string[] = [];
  for (const { name } of await findTables(db)) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new BackupError(
    `The database is not empty: there are rows in ${filled.join(', ')}. ` +
      'Add --replace to delete all existing data and restore the backup in its place.',
  );
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEPENDENT_OBJECTS = '2BP01';

/** Explains in plain words why the database rejected the restore. */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === LOCK_NOT_AVAILABLE) {
    return new BackupError(
      'Another program has locked a table of this database. Close it and try again.',
      { cause: error },
    );
  }
  if (error.code === DEPENDENT_OBJECTS) {
    return new BackupError(
      `Objects that do not belong to Lawfront depend on its tables. Remove them first: ${error.detail ?? error.message}`,
      { cause: error },
    );
  }
  return error;
}
