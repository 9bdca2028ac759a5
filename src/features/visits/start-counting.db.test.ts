import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CACHE } from '../../platform/cache/content-cache.ts';
import { createLog } from '../../platform/log/log.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCounts } from './queries.ts';
import { startCounting } from './start-counting.ts';
import { BROWSERS } from './testing/browsers.ts';
import { readCounts } from './testing/stored-counts.ts';
import { VisitCounter } from './visit-counter.ts';

let database: TestDatabase;
let now = new Date('2031-03-10T14:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
beforeEach(async () => {
  now = new Date('2031-03-10T14:00:00Z');
  await deleteAll(database.db, 'visitCounts');
});

const startCopy = (add = addCounts) => {
  const counter = new VisitCounter({ siteHost: 'harbor.example', nowMs: () => now.getTime() });
  const stop = startCounting({
    counter,
    add,
    db: database.db,
    contentCache: NO_CACHE,
    log: createLog('silent'),
    now: () => now,
  });
  return { counter, stop };
};

const VISITOR = {
  userAgent: BROWSERS.computer,
  language: 'en',
  referrer: 'https://harbor.example/',
};
const VIEW = ['/about', 200, VISITOR] as const;
const counts = (count: number) => ({
  'device computer': count,
  'language en': count,
  'page /about': count,
});

describe('counting', () => {
  it('stores what was counted soon, and the rest when it stops', async () => {
    const { counter, stop } = startCopy();
    counter.countView(...VIEW);
    await expect.poll(() => readCounts(database.db)).toEqual(counts(1));
    counter.countView(...VIEW);
    counter.countView(...VIEW);
    await stop();
    expect(await readCounts(database.db)).toEqual(counts(3));
  });

  it('writes nothing while nobody visits', async () => {
    let added = 0;
    const { counter, stop } = startCopy(async () => {
      added += 1;
    });
    counter.countView('/about', 200, { ...VISITOR, userAgent: '' });
    await stop();
    expect(added).toBe(0);
  });

  it('does not wait for a database that hangs when it stops', async () => {
    const { counter, stop } = startCopy(() => new Promise<never>(() => {}));
    counter.countView(...VIEW);
    await stop();
    expect(await readCounts(database.db)).toEqual({});
  });

  it('adds a batch once if its answer was lost, and one that failed again', async () => {
    let isLost = false;
    let failures = 0;
    const { counter, stop } = startCopy(async (...asked) => {
      if (!isLost) {
        isLost = true;
        await addCounts(...asked);
        throw new Error('The answer was lost');
      }
      failures += 1;
      if (failures === 1) throw new Error('The database is away');
      await addCounts(...asked);
    });
    counter.countView(...VIEW);
    await expect.poll(() => readCounts(database.db)).toEqual(counts(1));
    // Counted in the next batch, which must have a new number.
    counter.countView(...VIEW);
    await expect.poll(() => readCounts(database.db)).toEqual(counts(2));
    await stop();
    expect([failures, await readCounts(database.db)]).toEqual([3, counts(2)]);
  });

  it('stores the batch that failed last and what came after it when it stops', async () => {
    let isAway = true;
    const { counter, stop } = startCopy((...asked) =>
      isAway ? Promise.reject(new Error('The database is away')) : addCounts(...asked),
    );
    counter.countView(...VIEW);
    const failed = new Promise<void>((resolve) => counter.oncePending(resolve));
    await failed;
    counter.countView(...VIEW);
    isAway = false;
    await stop();
    expect(await readCounts(database.db)).toEqual(counts(2));
  });
});

it('counts a visit on its day in the zone of the firm, also if it is stored on the next', async () => {
  const { counter, stop } = startCopy();
  // Monday and Tuesday in San Diego, on both sides of midnight.
  for (const at of ['2031-03-11T06:59:59.999Z', '2031-03-11T07:00:00Z', '2031-03-11T07:00:01Z']) {
    now = new Date(at);
    counter.countView(...VIEW);
  }
  await stop();
  const days = await database.db
    .selectFrom('visitCounts')
    .select(({ fn, cast }) => [cast<string>('day', 'text').as('day'), fn.sum('count').as('count')])
    .where('kind', '=', 'page')
    .groupBy('day')
    .orderBy('day')
    .execute();
  expect(days).toEqual([
    { day: '2031-03-10', count: '1' },
    { day: '2031-03-11', count: '2' },
  ]);
});

it('copies that add the same names at the same time lose nothing and do not deadlock', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `/page-${at}`);
  await Promise.all(
    Array.from({ length: 8 }, async (_, copy) => {
      const counterId = randomUUID();
      for (let batch = 1; batch <= 25; batch += 1) {
        const shuffled = copy % 2 ? names : names.toReversed();
        await addCounts(database.db, {
          counterId,
          batch,
          counts: shuffled.map((name) => ({ day: '2031-03-10', kind: 'page', name, count: 1 })),
        });
      }
    }),
  );
  const expected = Object.fromEntries(names.map((name) => [`page ${name}`, 200]));
  expect(await readCounts(database.db)).toEqual(expected);
});

describe('made-up names', () => {
  it('of referrers are limited for each day; the rest is one name', async () => {
    const { counter, stop } = startCopy();
    const visit = (at: number) =>
      counter.countView('/about', 200, { ...VISITOR, referrer: `https://spam${at}.example/` });
    for (let at = 0; at < 400; at += 1) visit(at);
    now = new Date('2031-03-11T14:00:00Z');
    visit(399);
    await stop();
    const { 'referrer other': rest, ...stored } = await readCounts(database.db);
    const referrers = Object.keys(stored).filter((name) => name.startsWith('referrer'));
    expect([rest, referrers.length]).toEqual([100, 301]);
  });

  it('of pages are one name', async () => {
    const { counter, stop } = startCopy();
    counter.countView('/made-up', 200, VISITOR);
    counter.countView('/made-up-too', 200, VISITOR);
    await stop();
    expect(await readCounts(database.db)).toMatchObject({ 'page other': 2 });
  });
});
