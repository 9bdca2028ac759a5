import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isLeaseFree, secondsFromNow } from './lease-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it.each([
  ['nobody has', sql`null::timestamptz`, true],
  ['is over', secondsFromNow(-1), true],
  ['lasts', secondsFromNow(5), false],
  ['was just renewed', secondsFromNow(10), false],
  ['was noted before the clock was set back', secondsFromNow(100), true],
])('knows whether a lease of ten seconds that %s is free', async (_case, until, free) => {
  const { rows } = await sql<{ free: boolean }>`
    select ${isLeaseFree('lease.claimedUntil', 10)} as free
    from (select ${until} as claimed_until) as lease`.execute(database.db);
  expect(rows).toEqual([{ free }]);
});
