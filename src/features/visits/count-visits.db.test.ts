import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { BROWSERS, ROBOT } from './testing/browsers.ts';
import { readCounts } from './testing/stored-counts.ts';

const SITE = 'http://harbor.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: SITE } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await flushed();
  await deleteAll(app.deps.db, 'visitCounts');
});

const BROWSER = { 'user-agent': BROWSERS.phone };
const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(app.url + path, {
    method,
    headers: { ...BROWSER, ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response;
};

const report = (body: unknown, headers: Record<string, string> = {}) =>
  postJson(`${app.url}/api/visits`, body, { ...BROWSER, ...headers });

/** Waits until everything counted so far is stored, by counting one more funnel step and waiting for that. */
async function flushed(): Promise<void> {
  const before = (await readCounts(app.deps.db))['funnel details'] ?? 0;
  const visitor = { userAgent: BROWSERS.phone, language: '', referrer: '' };
  app.deps.visitCounter.countStep('details', '/schedule', visitor);
  await expect.poll(async () => (await readCounts(app.deps.db))['funnel details']).toBe(before + 1);
}

/** What has been counted, without the step that `flushed` counts. */
async function counted(): Promise<Record<string, number>> {
  await flushed();
  const { 'funnel details': _, ...counts } = await readCounts(app.deps.db);
  return counts;
}

const VIEW = { 'device phone': 1, 'language unknown': 1, 'referrer direct': 1 };
const times = (counts: Record<string, number>, factor: number) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, factor * count]));

describe('a page', () => {
  it('is counted when it is rendered, cached, known to the client, and asked for with a query', async () => {
    const { headers } = await open('/about');
    await open('/about');
    const known = await open('/about', { 'if-none-match': String(headers.get('etag')) });
    const knownAgain = await open('/about', { 'if-none-match': String(headers.get('etag')) });
    expect([known.status, knownAgain.status]).toEqual([304, 304]);
    await open('/about?utm_source=x');
    expect(await counted()).toEqual({ 'page /about': 5, ...times(VIEW, 5) });
  });

  it('is not counted for HEAD, prefetching and robots, cached or not', async () => {
    for (const path of ['/terms', '/terms', '/advertising']) {
      await open(path, {}, 'HEAD');
      await open(path, { 'sec-purpose': 'prefetch' });
      await open(path, { 'sec-purpose': 'prefetch;prerender' });
      await open(path, { purpose: 'prefetch' });
      await open(path, { 'user-agent': ROBOT });
    }
    expect(await counted()).toEqual({});
  });

  it('is not counted for staff, in previews, and for one person', async () => {
    for (const path of [
      '/admin',
      '/login',
      '/admin/nothing',
      '/appointment/none',
      '/newsletter/no',
    ]) {
      await open(path);
      await open(path);
    }
    expect(await counted()).toEqual({});
  });

  it('that does not exist is one row, and no view', async () => {
    for (const path of ['/nothing', '/nothing', '/no/thing', '/blog/nothing']) {
      expect((await open(path)).status).toBe(404);
    }
    expect(await counted()).toEqual({ 'page not-found': 4 });
  });

  it('has the host that the visitor came from, and nothing else of the address', async () => {
    await open('/about', { referer: 'https://www.google.com/search?q=my+divorce' });
    await open('/about', { referer: `${SITE}/contact` });
    await open('/about', { referer: 'http://10.0.0.1/secret', 'accept-language': 'es-MX,en' });
    expect(await counted()).toEqual({
      'page /about': 3,
      'device phone': 3,
      'language es': 1,
      'language unknown': 2,
      'referrer google.com': 1,
      'referrer other': 1,
    });
  });

  it('is counted alike with signals against tracking', async () => {
    await open('/about', { dnt: '1', 'sec-gpc': '1' });
    expect(await counted()).toEqual({ 'page /about': 1, ...VIEW });
  });

  it('sets no cookie', async () => {
    expect((await open('/about')).headers.get('set-cookie')).toBeNull();
  });
});

describe('what a page reports', () => {
  it('is a view of a public page, from no other site', async () => {
    const answer = await report({ path: '/about?x=1' }, { referer: 'https://google.com/' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await counted()).toEqual({ 'page /about': 1, 'device phone': 1, 'language unknown': 1 });
  });

  it('is a step of a booking', async () => {
    for (const step of ['schedule', 'time']) await report({ path: '/about', step });
    expect(await counted()).toEqual({ 'funnel schedule': 1, 'funnel time': 1 });
  });

  it.each(['/nothing', '/admin', '/appointment/abc', '/blog/nothing', '/%ff'])(
    'of %s is not counted',
    async (path) => {
      expect((await report({ path })).status).toBe(204);
      expect((await report({ path, step: 'time' })).status).toBe(204);
      expect(await counted()).toEqual({});
    },
  );

  it.each([
    [{}, 'path'],
    [{ path: 'about' }, 'path'],
    [{ path: `/${'a'.repeat(600)}` }, 'path'],
    [{ path: '/about', step: 'booked' }, 'step'],
  ])('is rejected if it is %j', async (body, field) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fieldErrors)).toEqual([field]);
  });

  it('is limited for each client', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const statuses = new Set<number>();
      for (let sent = 0; sent < 301; sent += 1) {
        const { status } = await postJson(`${limited.url}/api/visits`, { path: '/about' }, BROWSER);
        if (sent < 300) expect(status).toBe(204);
        statuses.add(status);
      }
      expect([...statuses]).toEqual([204, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a booking', () => {
  it('is counted by addresses, and once when it is stored', async () => {
    const start = encodeURIComponent('2031-03-11T17:00:00.000Z');
    const referer = `${SITE}/schedule`;
    await open('/schedule');
    await open('/schedule?type=initial', { referer });
    await open(`/schedule?type=initial&start=${start}`, { referer });
    const key = { 'idempotency-key': 'visit-1' };
    for (const status of [201, 201]) {
      const answer = await postJson(`${app.url}/api/appointments`, bookingBody(), key);
      expect(answer.status).toBe(status);
    }
    expect(await counted()).toMatchObject({
      'page /schedule': 3,
      'funnel schedule': 1,
      'funnel time': 1,
      'funnel booked': 1,
    });
  });
});

describe('searches', () => {
  it('that find nothing are counted by their words', async () => {
    await open('/blog?q=Zoning++VARIANCE');
    await open('/blog?q=zoning+variance');
    await open('/blog?q=zoning+variance&category=estate-planning');
    await open('/external-articles?q=zoning+variance');
    await report({ path: '/blog?q=zoning+variance' });
    await open('/blog?q=trust');
    await open('/blog?q=dana%40example.com');
    await open('/blog?q=619+555+0199');
    await open('/blog?q=nothing&category=no-such-category');
    const searches = Object.entries(await counted()).filter(([name]) => name.startsWith('search'));
    expect(searches).toEqual([['search zoning variance', 5]]);
  });
});
