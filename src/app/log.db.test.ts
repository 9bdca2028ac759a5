import { Writable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SECRET = 'Dana "D" Whitfield: dana@example.com';

/** The log line for the error that a statement throws. */
async function lineAbout(
  ask: (db: Kysely<never>) => Promise<unknown>,
  wrap = (error: unknown) => error,
) {
  const error = await ask(app.deps.db as never as Kysely<never>).then(
    () => expect.unreachable('Postgres takes it'),
    (thrown: unknown) => thrown,
  );
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  createLog('info', stream).error({ err: wrap(error) }, 'call failed');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const wrapped = (cause: unknown) => new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });
const together = (cause: unknown) => new AggregateError([new Error('one', { cause })], 'both');

it.each([
  [
    '23502',
    (db: Kysely<never>) =>
      sql`insert into contact_submissions (first_name, last_name) values (${SECRET}, null)`.execute(
        db,
      ),
  ],
  ['22P02', (db: Kysely<never>) => sql`select ${SECRET}::text::int`.execute(db)],
  ['22P02', (db: Kysely<never>) => sql`select ${SECRET}::text::json`.execute(db)],
  ['22007', (db: Kysely<never>) => sql`select ${SECRET}::text::timestamptz`.execute(db)],
  [
    'P0001',
    (db: Kysely<never>) =>
      sql`do $$ begin raise exception 'no: %', ${sql.lit(SECRET)}; end $$`.execute(db),
  ],
])('what Postgres refuses (%s) is logged without the values', async (code, ask) => {
  for (const wrap of [undefined, wrapped, together]) {
    const line = await lineAbout(ask, wrap);
    expect(line).not.toMatch(/dana|whitfield/i);
    expect(JSON.parse(line).err).toMatchObject({ code, routine: expect.any(String) });
  }
});

it('a constraint violation is logged with constraint and table', async () => {
  const line = await lineAbout((db) =>
    sql`insert into users (username, role) values (${SECRET}, 'nobody')`.execute(db),
  );
  expect(JSON.parse(line).err).toMatchObject({
    code: '23514',
    constraint: 'users_role_known',
    table: 'users',
    message: expect.stringContaining('users_role_known'),
    stack: expect.stringContaining('log.db.test.ts'),
  });
  expect(line).not.toContain('Dana');
});

it('a lost connection is logged without what could cancel its statements', async () => {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, application_name: 'lost' });
  const client = await pool.connect();
  const { secretKey } = client as unknown as { secretKey: number };
  const isLost = new Promise<Error>((resolve) => pool.on('error', resolve));
  client.release();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lost' and datname = current_database()`.execute(app.deps.db);
  const error = await isLost;
  expect(error).toHaveProperty('client');
  for (const wrap of [(it: Error) => it, wrapped, together]) {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const lost = Object.assign(new Error('Connection terminated'), { client });
    for (const each of [error, lost]) createLog('info', stream).warn({ err: wrap(each) }, 'lost');
    const text = lines.join('');
    expect(text).not.toContain(String(secretKey));
    expect(text.length).toBeLessThan(6_000);
  }
  await pool.end();
});

it('other errors are logged unchanged', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  createLog('info', stream).error({ err: new TypeError('x is "not" a function') }, 'call failed');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'TypeError',
    message: 'x is "not" a function',
  });
});
