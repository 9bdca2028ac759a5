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
  ['that duplicates another row', 'insert into notes values (1)'],
  ['that is not a number', `select 'x'::int`],
  ['that is not valid text', `select convert_from('\\x00', 'UTF8')`],
])('classifies data %s as refused, not as an unavailable database', async (_, statement) => {
  const error = await refusalOf(statement);
  expect([isRefused(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
});

it.each(['EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'ECONNREFUSED'])(
  'classifies a failed connection (%s) as an unavailable database',
  (code) => {
    const error = Object.assign(new Error(code), { code, syscall: 'connect' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  },
);

it('does not classify an unreadable file as an unavailable database', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open' });
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it.each(['25006', '28000', '28P01', '3D000', '55000', '57P01'])(
  'classifies the SQLSTATE %s as an unavailable database, not as refused',
  async (code) => {
    const error = await refusalOf(
      `do $$ begin raise exception 'not now' using errcode = '${code}'; end $$`,
    );
    expect([isDatabaseUnavailable(error), isRefused(error)]).toEqual([true, false]);
  },
);

it('classifies a statement timeout neither as refused nor as an unavailable database', async () => {
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
