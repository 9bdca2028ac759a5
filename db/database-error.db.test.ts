import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { isDatabaseUnavailable, isRefused, isStatementTimeout } from './database-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await sql`create table notes (id int primary key)`.execute(database.db);
  await sql`insert into notes values (1)`.execute(database.db);
});
afterAll(() => database.dispose());

const refusalOf = (statement: string) =>
  sql
    .raw(statement)
    .execute(database.db)
    .catch((error: unknown) => error);

it.each([
  ['that has what another row has', 'insert into notes values (1)'],
  ['that is no number', `select 'x'::int`],
  ['that no text can hold', `select convert_from('\\x00', 'UTF8')`],
])('tells data %s from a database that is away', async (_, statement) => {
  const error = await refusalOf(statement);
  expect([isRefused(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
});

it.each(['EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'ECONNREFUSED'])(
  'a database that cannot be reached (%s) is away',
  (code) => {
    const error = Object.assign(new Error(code), { code, syscall: 'connect' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  },
);

it('a file that may not be read is no database that is away', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open' });
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it.each(['25006', '28000', '28P01', '3D000', '55000', '57P01'])(
  'a database that takes no statement for now (%s) is away',
  async (code) => {
    const error = await refusalOf(
      `do $$ begin raise exception 'not now' using errcode = '${code}'; end $$`,
    );
    expect([isDatabaseUnavailable(error), isRefused(error)]).toEqual([true, false]);
  },
);

it('tells a statement that took too long from one that is refused, and from a database that is away', async () => {
  const error = await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx);
      await sql`select pg_sleep(10)`.execute(tx);
    })
    .catch((refusal: unknown) => refusal);
  expect([isStatementTimeout(error), isRefused(error), isDatabaseUnavailable(error)]).toEqual([
    true,
    false,
    false,
  ]);
});
