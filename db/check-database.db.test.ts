import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { bookingBody, postJson, TUESDAY_9_AM } from '../src/testing/booking-requests.ts';
import { startTestApp } from '../src/testing/test-app.ts';
import { createEmptyDatabase } from '../src/testing/test-database.ts';
import { checkDatabase, problemWith, UnsuitableDatabaseError } from './check-database.ts';

const ONE_SENTENCE = /^[^.]*[^.\d](?:\d+\.\d+)?[^.]*\.$/;

it.each([
  ['an older server', { versionNumber: 140_011, version: '14.11', encoding: 'UTF8' }, '14.11'],
  ['another encoding', { versionNumber: 170_000, version: '17.0', encoding: 'LATIN1' }, 'LATIN1'],
])('refuses %s with one sentence', (_, facts, named) => {
  const problem = problemWith(facts) ?? expect.fail('It is taken');
  expect(problem).toMatch(ONE_SENTENCE);
  expect(problem).toContain(named);
});

it('accepts Postgres 15', () => {
  const facts = { versionNumber: 150_000, version: '15.0', encoding: 'UTF8' };
  expect(problemWith(facts)).toBeUndefined();
});

it('refuses a database with the encoding LATIN1', async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.dispose());
  await sql`create database latin1_check encoding 'LATIN1' locale 'C' template template0`.execute(
    empty.db,
  );
  onTestFinished(async () => void (await sql`drop database latin1_check`.execute(empty.db)));
  const latin1 = new URL(empty.urlThrough());
  latin1.pathname = '/latin1_check';
  await expect(checkDatabase({ connectionString: latin1.href })).rejects.toThrow(
    UnsuitableDatabaseError,
  );
});

it('works with any session settings of the database', async () => {
  const empty = await createEmptyDatabase();
  const set = (setting: string) =>
    sql`do $$ begin
      execute format('alter database %I set ${sql.raw(setting)}', current_database());
    end $$`.execute(empty.db);
  await sql`create schema elsewhere`.execute(empty.db);
  for (const setting of [
    'datestyle = "SQL, DMY"',
    'intervalstyle = sql_standard',
    'search_path = elsewhere',
    'timezone = "Asia/Kathmandu"',
    'standard_conforming_strings = off',
    'default_transaction_isolation = serializable',
  ]) {
    await set(setting);
  }
  const app = await startTestApp({ env: { DATABASE_URL: empty.urlThrough() } });
  onTestFinished(async () => {
    await app.close();
    await empty.dispose();
  });
  const booked = await postJson(`${app.url}/api/appointments`, bookingBody());
  expect([booked.status, await booked.json()]).toMatchObject([
    201,
    { scheduledDate: TUESDAY_9_AM },
  ]);
  const { rows } = await sql<{ schema: string }>`select distinct table_schema as schema
    from information_schema.tables where table_name in ('appointments', 'kysely_migration')`.execute(
    app.deps.db,
  );
  expect(rows).toEqual([{ schema: 'public' }]);
  // Long timeout, because it migrates an empty database.
}, 90_000);
