import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkDatabase, UnsuitableDatabaseError } from '../db/check-database.ts';
import { CONNECTION_WITHIN_MS, openDatabase } from '../db/client.ts';
import { bookingBody, listFreeStarts, postJson } from '../src/testing/booking-requests.ts';
import { messageBody } from '../src/testing/messages.ts';
import { startTestApp } from '../src/testing/test-app.ts';
import { createEmptyDatabase } from '../src/testing/test-database.ts';
import { PGBOUNCER, startPgBouncer } from './pgbouncer.ts';

/** More than the connections of the pool, and no more than a busy machine writes while a call waits for one. */
const BOOKINGS = 50;

async function startPooler(poolMode: Parameters<typeof startPgBouncer>[0]) {
  const pooler = await startPgBouncer(poolMode);
  onTestFinished(() => pooler.close());
  return pooler;
}

describe.skipIf(!PGBOUNCER)('PgBouncer', () => {
  it('in session mode lets every booking succeed and a content change be noticed', async () => {
    const { port } = await startPooler('session');
    const app = await startTestApp({
      wirePort: port,
      now: () => new Date(),
      connectionWithinMs: CONNECTION_WITHIN_MS,
    });
    onTestFinished(() => app.close());
    const starts = await listFreeStarts(app.url, BOOKINGS);
    const book = (scheduledDate: string, place: number) =>
      postJson(
        `${app.url}/api/appointments`,
        bookingBody({ scheduledDate, email: `c${place}@example.com` }),
      );
    const write = (_: string, place: number) =>
      postJson(`${app.url}/api/contact`, messageBody({ email: `m${place}@example.com` }));
    const answers = await Promise.all([...starts.map(book), ...starts.map(write)]);
    expect(answers.map(({ status }) => status)).toEqual(Array(2 * BOOKINGS).fill(201));

    const before = app.deps.content.current();
    await app.deps.db.updateTable('firmProfile').set({ name: 'Whitfield & Partners' }).execute();
    await expect.poll(() => app.deps.content.current()).toBeGreaterThan(before ?? Infinity);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });

  it.each(['transaction', 'statement'] as const)(
    'in %s mode is rejected with a sentence that names the setting',
    async (mode) => {
      const { port } = await startPooler(mode);
      const refusal = await startTestApp({ wirePort: port }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(UnsuitableDatabaseError);
      expect((refusal as Error).message).toMatch(/^[^.]*set pool_mode = session [^.]*\.$/);
    },
  );

  it('in transaction mode is refused while other connections use it', async () => {
    const { port } = await startPooler('transaction');
    const empty = await createEmptyDatabase();
    onTestFinished(() => empty.dispose());
    const connectionString = empty.urlThrough(port);
    const others = new pg.Pool({ connectionString, max: 8 });
    onTestFinished(() => others.end());
    let isBusy = true;
    const ask = async () => {
      while (isBusy) await others.query('select 1');
    };
    const asking = Array.from({ length: 8 }, ask);
    for (let round = 0; round < 10; round += 1) {
      await expect(checkDatabase({ connectionString })).rejects.toThrow(UnsuitableDatabaseError);
    }
    isBusy = false;
    await Promise.all(asking);
  });

  it('in transaction mode does not confuse prepared statements of two connections', async () => {
    const { port } = await startPooler('transaction');
    const empty = await createEmptyDatabase();
    onTestFinished(() => empty.dispose());
    const [first, second] = [0, 1].map(() => {
      const opened = openDatabase(
        { connectionString: empty.urlThrough(port) },
        { maxConnections: 1, onError: () => {} },
      );
      onTestFinished(() => opened.close());
      return opened.db;
    }) as [typeof empty.db, typeof empty.db];
    await sql`create table bookings (id int)`.execute(empty.db);
    await sql`create table hits (id int)`.execute(empty.db);
    // The two connections take turns on the only idle server process.
    await sql`insert into bookings (id) values (${1})`.execute(first);
    await sql`insert into hits (id) values (${1})`.execute(second).catch(() => {});
    await sql`insert into hits (id) values (${2})`.execute(second).catch(() => {});
    await sql`insert into bookings (id) values (${2})`.execute(first).catch(() => {});
    const { rows } = await sql<{ id: number }>`select id from bookings`.execute(empty.db);
    const { rows: hits } = await sql<{ id: number }>`select id from hits`.execute(empty.db);
    expect([rows, hits]).toEqual([
      [{ id: 1 }, { id: 2 }],
      [{ id: 1 }, { id: 2 }],
    ]);
  });
});
