import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { createWriteSignal } from '../platform/background/write-signal.ts';
import { followContentVersion } from '../platform/ssr/content-version.ts';
import { startTestApp, TEST_POLL_INTERVALS } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** The requirement allows eight. */
const MOST_CONNECTIONS = 8;
/** Without `idleBackoff`, the pollers of a test server run more than fifty. */
const MOST_TRANSACTIONS_A_SECOND = 12;

/** A stand-in for another server instance: it writes to the database and listens for notifications. */
async function startCopy(connectionString: string) {
  const writes = createWriteSignal();
  const onWork = vi.fn();
  writes.onWrite(onWork);
  const { db, close } = openDatabase(
    { connectionString },
    { maxConnections: 1, onError: () => {}, onWrite: writes.noteWrite },
  );
  const log = pino({ level: 'silent' });
  const content = await followContentVersion({ connectionString }, log, undefined, writes);
  onTestFinished(async () => {
    await content.close();
    await close();
  });
  onWork.mockClear();
  return { db, content, onWork };
}

it('an idle process keeps few connections, and polls less and less', {
  timeout: 60_000,
}, async () => {
  const app = await startTestApp({
    pollIntervals: { ...TEST_POLL_INTERVALS, maxIdleMs: 60_000 },
  });
  onTestFinished(() => app.close());
  const observer = await startObserver(app.databaseUrl);
  const isAtRest = async () => {
    const { others, transactions } = await observer();
    const connections = app.deps.connections().open + others;
    return connections <= MOST_CONNECTIONS && transactions <= MOST_TRANSACTIONS_A_SECOND;
  };
  await expect.poll(isAtRest, { timeout: 30_000, interval: 1_000 }).toBe(true);
});

/**
 * Returns a function that returns the number of transactions since its last call, and the app's connections outside its
 * pool.
 */
async function startObserver(databaseUrl: string) {
  const outside = new URL(databaseUrl);
  const name = outside.pathname.slice(1);
  outside.pathname = '/postgres';
  const { db, close } = openDatabase(
    { connectionString: outside.href },
    { maxConnections: 1, onError: () => {} },
  );
  onTestFinished(close);
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const { rows } = await sql<{ others: number; committed: number }>`
      select xact_commit::int as committed,
        (select count(*)::int from pg_stat_activity
          where datname = ${name} and application_name in ('lawfront-content', 'lawfront-jobs')) as others
      from pg_stat_database where datname = ${name}`.execute(db);
    const { others = 0, committed = 0 } = rows[0] ?? {};
    const transactions =
      last === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : committed - last;
    last = committed;
    return { others, transactions };
  };
}

it('a committed write of one copy ends the idle backoff of the others', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const writer = await startCopy(database.urlThrough());
  const other = await startCopy(database.urlThrough());
  await writer.db.transaction().execute(async (tx) => {
    await sql`create temporary table written (id int)`.execute(tx);
    await sql`insert into written values (1)`.execute(tx);
    // All notifications sent so far have arrived once this resolves.
    await other.content.settle();
    expect(writer.onWork).not.toHaveBeenCalled();
    expect(other.onWork).not.toHaveBeenCalled();
  });
  await expect.poll(() => other.onWork.mock.calls.length).toBeGreaterThan(0);
  await writer.content.settle();
  // Its own notification must not count as a write by another instance.
  expect(writer.onWork).toHaveBeenCalledOnce();
});
