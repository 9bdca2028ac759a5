import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from '../../db/migrate.ts';
import type { DB } from '../../db/schema.gen.ts';
import { seedEmptyDatabase } from '../../db/seed.ts';
import { MANY_ROWS, type ManyRowsTable } from './many-rows.ts';

type Server = { host: string; port: number; user: string; password: string; database: string };

/** A migrated database with `rows` rows in each table, which notes the statements that it runs. */
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
  // At the end the server goes first where something has failed.
  pool.on('error', () => {});
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters }),
  });
  await migrateToLatest(db as never);
  await seedEmptyDatabase(db, { now: new Date(), demo: false });
  for (const table of tables) {
    await fill(pool, table, rows);
  }
  statements.length = 0;
  return {
    db,
    pool,
    /** The plans of what `run` asks, as Postgres explains them. */
    async plansOf(run: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0;
      await run();
      const plans: string[] = [];
      for (const { sql, parameters } of [...statements]) {
        const { rows: lines } = await pool.query(`explain (analyze, buffers) ${sql}`, [
          ...parameters,
        ]);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      }
      return plans;
    },
    close: () => db.destroy(),
  };
}

/** Indexes are made afterwards, which takes a fraction of the time. */
async function fill(pool: pg.Pool, table: ManyRowsTable, rows: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(MANY_ROWS[table], [rows]);
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query(`vacuum analyze ${table}`);
}

export type FilledDatabase = Awaited<ReturnType<typeof openFilledDatabase>>;
