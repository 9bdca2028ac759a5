import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createCounter, type IncrementCounter } from './counter.ts';
import { deleteEndedWindows } from './queries.ts';

let testDatabase: TestDatabase;
let database: Database;
let count: IncrementCounter;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(
    { connectionString: testDatabase.urlThrough() },
    { maxConnections: 5, onError: () => {} },
  );
  count = createCounter(database.db);
});
afterAll(async () => {
  await database.close();
  await testDatabase.dispose();
});
beforeEach(() => sql`truncate rate_limits`.execute(database.db));

const hitsOf = async (key: string, times: number, seconds = 600) =>
  (await Promise.all(Array.from({ length: times }, () => count({ key, seconds })))).map(
    ({ hits }) => hits,
  );

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('counts concurrent hits, separately for each counter', async () => {
  expect(await hitsOf('a', 2)).toEqual([1, 2]);
  const [a, b] = await Promise.all([hitsOf('a', 120), hitsOf('b', 3, 60)]);
  expect([a, b]).toEqual([upTo(122, 3), upTo(3)]);
  const [later] = await Promise.all([count({ key: 'b', seconds: 60 })]);
  expect(later.hits).toBe(4);
  expect(later.secondsLeft).toBeGreaterThan(50);
  expect(later.secondsLeft).toBeLessThanOrEqual(60);
});

it('resets when a window is over, also under concurrency', async () => {
  await hitsOf('a', 5);
  await sql`update rate_limits set window_ends_at = now()`.execute(database.db);
  expect(await hitsOf('a', 3)).toEqual([1, 2, 3]);
  expect(await hitsOf('a', 2)).toEqual([4, 5]);
});

it('resets when a window ends later than any that begins now', async () => {
  await hitsOf('a', 5);
  await sql`update rate_limits set window_ends_at = now() + interval '1 day'`.execute(database.db);
  expect(await hitsOf('a', 1)).toEqual([1]);
});

it('counts while expired counters are deleted, which skips locked ones', async () => {
  await Promise.all(['z', 'm', 'a'].map((key) => count({ key, seconds: 600 })));
  await sql`update rate_limits set window_ends_at = now() - interval '1 second'`.execute(
    database.db,
  );
  await database.db.transaction().execute(async (tx) => {
    await sql`select from rate_limits where key = 'm' for update`.execute(tx);
    await deleteEndedWindows(database.db);
  });
  const { rows } = await sql`select key from rate_limits`.execute(database.db);
  expect(rows).toEqual([{ key: 'm' }]);
});

it('counts hits from several processes without deadlocks', async () => {
  const others = Array.from({ length: 4 }, () => createCounter(database.db));
  const keys = upTo(20).map((number) => `client:${number}`);
  for (let round = 1; round <= 20; round += 1) {
    const asked = others.flatMap((countHere, index) =>
      // Each process increments them in a different order.
      [...keys.slice(index * 5), ...keys.slice(0, index * 5)].map(async (key) => ({
        key,
        hits: (await countHere({ key, seconds: 600 })).hits,
      })),
    );
    const heard = Object.groupBy(await Promise.all(asked), ({ key }) => key);
    for (const key of keys) {
      const hits = heard[key]?.map((each) => each.hits).sort((a, b) => a - b);
      expect(hits).toEqual(upTo(round * 4, (round - 1) * 4 + 1));
    }
  }
});
