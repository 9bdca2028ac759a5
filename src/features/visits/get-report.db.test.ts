import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { applyVisitRetention } from './delete-old-counts.ts';
import type { DayCount } from './queries.ts';
import { insertCounts, insertSampleCounts } from './testing/insert-counts.ts';

// Sunday, 11 PM in San Diego, on the day when daylight saving time began; already Monday in UTC.
const NOW = new Date('2031-03-10T06:00:00Z');
const TODAY = '2031-03-09';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => NOW });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'visitCounts');
});

const ask = async (procedure: string, input?: object) => {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const response = await fetch(`${app.url}/trpc/${procedure}${query}`, { headers: bearer(token) });
  return (await response.json()).result.data;
};

const daysAgo = (days: number) => addDaysTo(TODAY, -days);
const views = (ago: number, count: number): DayCount => ({
  day: daysAgo(ago),
  kind: 'device',
  name: 'phone',
  count,
});

describe('the report', () => {
  it('has the finished days of the period in the zone of the firm', async () => {
    await insertCounts(app.deps.db, [views(0, 1_000), views(1, 16), views(7, 29), views(8, 500)]);
    const report = await ask('visits.report', { days: 7 });
    expect(report).toMatchObject({
      countedSince: '2031-03-01',
      since: '2031-03-02',
      last: '2031-03-08',
      views: 45,
      daysPerBar: 1,
    });
    expect(report.bars.map(({ views: shown }: { views: number | null }) => shown)).toEqual([
      25,
      ...Array(5).fill(null),
      15,
    ]);
    expect(report.bars[0].since).toBe('2031-03-02');
  });

  it('shows a longer period by weeks that end yesterday', async () => {
    await insertCounts(app.deps.db, [
      views(1, 3),
      views(7, 3),
      views(8, 4),
      views(91, 5),
      views(92, 99),
    ]);
    const report = await ask('visits.report', { days: 91 });
    expect(report.bars).toHaveLength(13);
    expect(report.bars.at(-1)).toEqual({ since: '2031-03-02', views: 5 });
    expect(report.bars.at(-2)).toEqual({ since: '2031-02-23', views: null });
    expect(report.bars[0].views).toBe(5);
    expect(report.views).toBe(15);
  });

  it('lists what was counted at least five times, rounded down, largest first', async () => {
    await insertSampleCounts(app.deps.db, { today: TODAY, days: 7 });
    const report = await ask('visits.report', { days: 7 });
    expect(report).toMatchObject({
      pages: [
        { name: '/', count: 215 },
        { name: '/about', count: 80 },
        { name: 'not-found', count: 10 },
      ],
      devices: [
        { name: 'phone', count: 195 },
        { name: 'tablet', count: null },
        { name: 'computer', count: 105 },
      ],
      languages: [
        { name: 'en', count: 280 },
        { name: 'es', count: 20 },
      ],
      referrers: [
        { name: 'direct', count: 140 },
        { name: 'google.com', count: 95 },
      ],
      funnel: [
        { step: 'schedule', count: 60 },
        { step: 'time', count: 25 },
        { step: 'details', count: 20 },
        { step: 'booked', count: 5 },
      ],
      searches: [{ name: 'zoning variance', count: 5 }],
    });
  });

  it('does not order by what it hides', async () => {
    const page = (name: string, count: number): DayCount => ({
      day: daysAgo(1),
      kind: 'page',
      name,
      count,
    });
    await insertCounts(app.deps.db, [page('/b', 9), page('/a', 5), page('/c', 4)]);
    const { pages } = await ask('visits.report', { days: 7 });
    expect(pages).toEqual([
      { name: '/a', count: 5 },
      { name: '/b', count: 5 },
    ]);
  });

  it('begins with nothing', async () => {
    expect(await ask('visits.report', { days: 28 })).toMatchObject({
      countedSince: null,
      views: null,
      pages: [],
      searches: [],
    });
  });

  it('is rejected for other periods', async () => {
    const input = encodeURIComponent(JSON.stringify({ days: 5 }));
    const { status } = await fetch(`${app.url}/trpc/visits.report?input=${input}`, {
      headers: bearer(token),
    });
    expect(status).toBe(400);
  });
});

describe('the change of the traffic', () => {
  const change = async () => (await ask('visits.traffic')).changePercent;

  it('is unknown until eight weeks have been counted', async () => {
    await insertCounts(app.deps.db, [views(1, 62), views(28, 62), views(29, 100), views(55, 1)]);
    expect(await change()).toBeNull();
    await insertCounts(app.deps.db, [views(56, 1)]);
    // 124 is shown as 120, and 102 as 100.
    expect(await change()).toBe(20);
  });

  it('is unknown while a figure is too small to be shown', async () => {
    await insertCounts(app.deps.db, [views(60, 100), views(40, 4), views(1, 50)]);
    expect(await change()).toBeNull();
  });

  it('does not count today', async () => {
    await insertCounts(app.deps.db, [views(56, 100), views(1, 50), views(0, 900)]);
    expect(await change()).toBe(-50);
  });
});

it('counts are deleted after 13 months, and rare searches after 13 weeks', async () => {
  const search = (name: string, ago: number, count: number): DayCount => ({
    day: daysAgo(ago),
    kind: 'search',
    name,
    count,
  });
  await insertCounts(app.deps.db, [
    { day: '2030-02-08', kind: 'page', name: '/', count: 900 },
    { day: '2030-02-09', kind: 'page', name: '/', count: 900 },
    search('rare', 92, 4),
    search('rare but young', 91, 4),
    search('not rare', 92, 2),
    search('not rare', 1, 3),
  ]);
  await applyVisitRetention({ db: app.deps.db, now: () => NOW });
  const left = await app.deps.db
    .selectFrom('visitCounts')
    .select(({ cast }) => ['name', cast<string>('day', 'text').as('day')])
    .orderBy('day')
    .orderBy('name')
    .execute();
  expect(left).toEqual([
    { name: '/', day: '2030-02-09' },
    { name: 'not rare', day: daysAgo(92) },
    { name: 'rare but young', day: daysAgo(91) },
    { name: 'not rare', day: daysAgo(1) },
  ]);
});
