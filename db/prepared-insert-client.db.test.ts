import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase } from '../src/testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { PreparedInsertClient } from './prepared-insert-client.ts';

let database: Database;
let connectionString: string;
let dispose: () => Promise<void>;
beforeEach(async () => {
  const empty = await createEmptyDatabase();
  connectionString = empty.urlThrough();
  database = openDatabase({ connectionString }, { maxConnections: 1, onError: () => {} });
  dispose = empty.dispose;
  await sql`create table notes (id int primary key, text text not null)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await dispose();
});

const insert = (id: number) =>
  sql<{ id: number }>`insert into notes (id, text) values (${id}, ${`note ${id}`}) returning id`
    .execute(database.db)
    .then(({ rows }) => rows);

const prepared = async () =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    )
  ).rows.map(({ statement }) => statement);

it('prepares an insert once for different values', async () => {
  expect(await insert(1)).toEqual([{ id: 1 }]);
  expect(await insert(2)).toEqual([{ id: 2 }]);
  expect(await prepared()).toEqual(['insert into notes (id, text) values ($1, $2) returning id']);
});

it('prepares an insert inside a `with` statement', async () => {
  for (const id of [1, 2]) {
    await sql`with asked as (select ${id}::int as id),
      written as (insert into notes (id, text) select id, 'note' from asked returning id)
      select * from written`.execute(database.db);
  }
  await sql`with asked as (select ${1}::int as id) select * from asked`.execute(database.db);
  expect(await prepared()).toEqual([expect.stringMatching(/^with asked.*insert into notes/s)]);
});

it('does not prepare queries and very long statements', async () => {
  await sql`select * from notes where id = ${1}`.execute(database.db);
  const rows = Array.from({ length: 1_000 }, (_, id) => sql`(${id}, 'text')`);
  await sql`insert into notes (id, text) values ${sql.join(rows)}`.execute(database.db);
  expect(await prepared()).toEqual([]);
});

it('inserts after a column was added to the table', async () => {
  await insert(1);
  await sql`alter table notes add column tags text[] not null default '{}'`.execute(database.db);
  expect(await insert(2)).toEqual([{ id: 2 }]);
});

it('inserts after an insert was refused', async () => {
  await insert(1);
  await expect(insert(1)).rejects.toThrow('duplicate key');
  expect(await insert(2)).toEqual([{ id: 2 }]);
});

it('times out a query, and then answers the next one', async () => {
  const limits = { queryTimeoutMs: 50 };
  const hasty = new pg.Pool({ ...limits, connectionString, Client: PreparedInsertClient, max: 1 });
  hasty.on('connect', (client) => client.on('error', () => {}));
  const client = await hasty.connect();
  await expect(client.query('select pg_sleep($1::int)', [5])).rejects.toThrow('Query read timeout');
  client.release();
  const { rows } = await hasty.query('select $1::int as one', [1]);
  expect(rows).toEqual([{ one: 1 }]);
  await hasty.end();
});
