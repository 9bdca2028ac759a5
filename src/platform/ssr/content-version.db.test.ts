import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { followContentVersion } from './content-version.ts';

/** How long a change waits for the notification, and how long until the next attempt to listen, at most. */
const [UNTIL_GIVEN_UP_MS, UNTIL_NEXT_TRY_MS] = [2_000, 300];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Pauses the Postgres backend that sends the notifications, until the returned function is called. */
async function silence() {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'lawfront-content' and datname = current_database()`.execute(
    database.db,
  );
  const pids = rows.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}

describe('a connection that stops delivering notifications', () => {
  it('is replaced once, however many callers wait', async () => {
    const connection = { connectionString: database.urlThrough() };
    const content = await followContentVersion(connection, pino({ level: 'silent' }));
    const before = content.current();
    const tell = vi.fn();
    content.onChange(tell);
    const speakAgain = await silence();
    try {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const connect = vi.spyOn(pg.Client.prototype, 'connect');
      const changes = Promise.all([content.settle(), content.settle()]);
      // Both timers fire in the same turn, as timers that are due at the same time do.
      vi.advanceTimersByTime(UNTIL_GIVEN_UP_MS);
      await changes;
      vi.advanceTimersByTime(UNTIL_NEXT_TRY_MS);
      expect(connect).toHaveBeenCalledOnce();
      vi.useRealTimers();
      await expect.poll(content.current).not.toBeNull();
      expect(content.current()).not.toBe(before);
      expect(tell.mock.calls).toEqual([[{ isOverdue: true }]]);
      await sql`select pg_notify('content_changed', '')`.execute(database.db);
      await content.settle();
      expect(tell).toHaveBeenLastCalledWith({ isOverdue: false });
    } finally {
      speakAgain();
      await content.close();
    }
  });
});
