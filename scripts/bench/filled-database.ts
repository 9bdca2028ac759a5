import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from '../../db/migrate.ts';
import type { DB } from '../../db/schema.gen.ts';
import { seedEmptyDatabase } from '../../db/seed.ts';
import { MANY_ROWS, type ManyRowsTable } from './many-rows.ts';

type Server = { host: string; port: number; user: string; password: string; database: string };

/** Opens a migrated database with `rows` rows in each table, and records the statements that are run. */
export async function openFilledDatabase(
  server: Server,
  { rows, tables }: { rows: number; tables: readonly ManyRowsTable[] },
) {
  const database = `bench_${rows}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();

  const pool = new pg.Pool({ ...server, database, max: 4 });
  // After a failure the server may stop before the pool.
  pool.on('error', () => {});
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  await migrateToLatest(db);
  await seedEmptyDatabase(db, { now: new Date(), demo: false });
  // Fills two tables at a time: one waits for the disk while the other computes.
  const left = [...tables];
  const fillSome = async () => {
    for (let table = left.shift(); table; table = left.shift()) await fill(pool, table, rows);
  };
  await Promise.all([fillSome(), fillSome()]);
  // Only after all tables are filled: while another table's transaction is open, VACUUM marks no page as all-visible,
  // and then an index-only scan reads a page of the table for each row.
  for (const table of tables) await pool.query(`vacuum analyze ${table}`);
  statements.length = 0;
  return {
    db,
    pool,
    /** The query plans of the statements in `run`, explained under the same settings. */
    async plansOf(run: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0;
      await run();
      const plans: string[] = [];
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const { sql, parameters } of [...statements].filter(isExplainable)) {
          const isSetting = sql.includes('set_config');
          const { rows: lines } = await client.query(
            isSetting ? sql : `explain (analyze, buffers) ${sql}`,
            [...parameters],
          );
          if (!isSetting) plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
        }
      } finally {
        await client.query('rollback');
        client.release();
      }
      return plans;
    },
    close: () => db.destroy(),
  };
}

const isExplainable = ({ sql }: { sql: string }) => /^\s*(select|with)\b/i.test(sql);

/**
 * Creates indexes and exclusion constraints after the rows, and disables all triggers except the search trigger: this
 * takes a fraction of the time.
 */
async function fill(pool: pg.Pool, table: ManyRowsTable, rows: number): Promise<void> {
  const { rows: parts } = await pool.query<{ drop: string; make: string }>(
    `select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as make
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where conrelid = $1::regclass and contype = 'x'`,
    [table],
  );
  const client = await pool.connect();
  try {
    for (const { drop } of parts) await client.query(drop);
    if (table === 'blog_posts') {
      await client.query('alter table blog_posts enable always trigger index_search');
    }
    await client.query('set session_replication_role = replica');
    await client.query(MANY_ROWS[table], [rows]);
    await client.query('reset session_replication_role');
    for (const { make } of parts) await client.query(make);
  } finally {
    client.release();
  }
}

export type FilledDatabase = Awaited<ReturnType<typeof openFilledDatabase>>;
