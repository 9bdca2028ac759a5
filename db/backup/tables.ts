import { type Kysely, sql } from 'kysely';

/** A table as stored in a backup. */
type BackupTable = { name: string; columns: string[] };

/** The query that reads a table, always in the same order, so that equal content has equal bytes. */
export type TableSource = BackupTable & { select: string };

/** The state of a sequence. */
export type SequenceState = { name: string; lastValue: string; isCalled: boolean };

/** The schemas that migrations create. */
export const SCHEMAS = ['public', 'local_identity'];
/** The bookkeeping of migrations, which a restore runs itself. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** The job queue creates its own schema; a backup contains only its unfinished jobs. */
export const JOBS = 'pgboss.job';
const JOB_COLUMNS = [
  ...['id', 'name', 'priority', 'data', 'state', 'retry_limit', 'retry_count', 'retry_delay'],
  ...['retry_backoff', 'retry_delay_max', 'expire_seconds', 'deletion_seconds', 'singleton_key'],
  ...['singleton_on', 'start_after', 'created_on', 'keep_until', 'policy', 'heartbeat_seconds'],
];
// After a restore, no worker is processing an active job, so it must be retried.
const JOB_VALUES: Readonly<Record<string, string>> = {
  state: `case state when 'active' then 'retry'::pgboss.job_state else state end as state`,
};

/** All tables whose rows a backup contains, each after the tables that it references. */
export async function findTables(db: Kysely<never>): Promise<TableSource[]> {
  const [columns, references, queue] = [
    await findColumns(db),
    await findReferences(db),
    await hasQueue(db),
  ];
  const tables = Map.groupBy(columns, ({ table }) => table);
  const ordered = parentsFirst([...tables.keys()], references).map((name) =>
    describe(name, tables.get(name) ?? []),
  );
  return queue ? [...ordered, jobs()] : ordered;
}

type Column = { table: string; column: string; keyPlace: number | null; isText: boolean };

/** Leaves out generated columns and search words, which the database recomputes, and unlogged tables. */
async function findColumns(db: Kysely<never>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as "column",
        array_position(i.indkey::int2[], a.attnum) as "keyPlace", t.typcategory = 'S' as "isText"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where n.nspname = any(${SCHEMAS}) and c.relkind = 'r' and c.relpersistence = 'p'
        and c.relname <> all(${MIGRATION_TABLES}) and a.attgenerated = ''
        and a.atttypid <> 'tsvector'::regtype
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      order by n.nspname, c.relname, a.attnum`.execute(db);
  return rows;
}

type Reference = { child: string; parent: string };

async function findReferences(db: Kysely<never>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select format('%I.%I', cn.nspname, c.relname) as child,
        format('%I.%I', pn.nspname, p.relname) as parent
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
      join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where k.contype = 'f' and k.conrelid <> k.confrelid`.execute(db);
  return rows;
}

/** Throws if tables reference each other in a cycle: neither could be filled first. */
export function parentsFirst(tables: readonly string[], references: readonly Reference[]) {
  const placed: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter((table) =>
      references.every(({ child, parent }) => child !== table || !left.includes(parent)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to one another: ${left.join(', ')}`);
    placed.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return placed;
}

function describe(name: string, columns: readonly Column[]): TableSource {
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((a, b) => Number(a.keyPlace) - Number(b.keyPlace));
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to be ordered by`);
  const names = columns.map(({ column }) => column);
  // Collations differ between servers; byte order is the same everywhere.
  const order = key.map(({ column, isText }) => (isText ? `${column} collate "C"` : column));
  const select = `select ${names.join(', ')} from ${name} order by ${order.join(', ')}`;
  return { name, columns: names, select };
}

function jobs(): TableSource {
  const values = JOB_COLUMNS.map((column) => JOB_VALUES[column] ?? column);
  const select = `select ${values.join(', ')} from ${JOBS} where state < 'completed' order by name collate "C", id`;
  return { name: JOBS, columns: JOB_COLUMNS, select };
}

async function hasQueue(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${JOBS}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The current values: sequences ignore snapshots, so they are read after the rows that they numbered. */
export async function readSequences(db: Kysely<never>): Promise<SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname = any(${SCHEMAS}) order by 1`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.raw(name)}`.execute(
      db,
    );
    for (const row of state.rows) states.push({ name, ...row });
  }
  return states;
}

/** For the current transaction, makes values print the same on every server, and disables the timeouts. */
export async function settleSession(tx: Kysely<never>): Promise<void> {
  for (const setting of [
    `datestyle = 'ISO, MDY'`,
    `intervalstyle = 'postgres'`,
    `timezone = 'UTC'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await sql`set local ${sql.raw(setting)}`.execute(tx);
  }
}
