import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { copyIn, copyOut } from './copy.ts';
import type { BackupSection, Tally } from './format.ts';
import { readBackup } from './read-backup.ts';
import { findTables, JOBS, SCHEMAS, type SequenceState, type TableSource } from './tables.ts';
import { tallying } from './tally.ts';

/**
 * Fills the tables, which have the schema of the backup, and deletes any other rows. Triggers are disabled during the
 * load, except those that compute search words: the backup already contains what the others would write. Foreign keys
 * and check constraints still apply.
 */
export async function loadTables(
  client: pg.ClientBase,
  tx: Kysely<never>,
  file: string,
): Promise<void> {
  const tables = await findTables(tx);
  const own = tables.filter(({ name }) => name !== JOBS).map(({ name }) => name);
  for (const name of own) await sql`alter table ${sql.raw(name)} disable trigger user`.execute(tx);
  for (const name of await findSearchedTables(tx)) {
    await sql`alter table ${sql.raw(name)} enable trigger index_search`.execute(tx);
  }
  // Deletes jobs, and the rows that migrations insert into a new schema.
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.raw(name)}`.execute(tx);
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') {
      const { name, columns } = tableFor(part.section, tables);
      await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, part.rows);
    }
    if (part.kind === 'trailer') await setSequences(tx, part.trailer.sequences);
  }
  for (const name of own) await sql`alter table ${sql.raw(name)} enable trigger user`.execute(tx);
}

/** Tables whose search words are computed by a trigger. */
async function findSearchedTables(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where t.tgname = 'index_search' and n.nspname = any(${SCHEMAS})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Table and column names are taken from the database, never from the file; both must have the same names. */
function tableFor({ table, columns }: BackupSection, tables: readonly TableSource[]): TableSource {
  const found = tables.find(({ name }) => name === table);
  if (found && found.columns.join() === columns.join()) return found;
  throw new BackupError(
    found
      ? `The table ${table} of the backup has other columns than that of its release.`
      : `The backup holds a table that Lawfront does not have: ${table}.`,
  );
}

async function setSequences(tx: Kysely<never>, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await sql`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(tx);
  }
}

/** Reads all tables again from the database and compares them with the backup's tallies. */
export async function checkTallies(
  client: pg.ClientBase,
  tx: Kysely<never>,
  expected: readonly Tally[],
): Promise<void> {
  for (const { name, select } of await findTables(tx)) {
    const tally = tallying(name, copyOut(client, `copy (${select}) to stdout`));
    for await (const _rows of tally.rows);
    const wanted = expected.find(({ table }) => table === name);
    const stands = tally.finish();
    // A backup made before the first start has no jobs.
    if (!wanted && name === JOBS) continue;
    if (wanted?.rows === stands.rows && wanted.sha256 === stands.sha256) continue;
    throw new BackupError(
      `What stands in ${name} after the restore differs from the backup ` +
        `(${stands.rows} rows, ${wanted?.rows ?? 0} in the backup).`,
    );
  }
}
