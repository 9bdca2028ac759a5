import { expect, it } from 'vitest';
import { type Page, PageCache } from './page-cache.ts';
import { samplePage } from './testing/sample-page.ts';

const MEGABYTE = 1024 * 1024;

async function keep(cache: PageCache, key: string, changes: Partial<Page> = {}, version = 1) {
  await cache.render(key, version, async () => samplePage(key, changes));
}

it('returns a page while its version is current', async () => {
  const cache = new PageCache();
  await keep(cache, '/');
  expect(cache.findFresh('/', 1)?.etag).toBe('/');
  expect(cache.findFresh('/', 2)).toBeUndefined();
  expect(cache.findStale('/')?.etag).toBe('/');
});

it('returns a page no longer than its TTL', async () => {
  let nowMs = 0;
  const cache = new PageCache({ nowMs: () => nowMs });
  await keep(cache, '/', { ttlSeconds: 30 });
  nowMs = 29_999;
  expect(cache.findFresh('/', 1)).toBeDefined();
  nowMs = 30_000;
  expect(cache.findFresh('/', 1)).toBeUndefined();
});

it('returns a page while the versions of its cache tags are unchanged', async () => {
  let versions: Record<string, number> = { times: 0, news: 0 };
  const cache = new PageCache({ tagVersions: () => versions });
  const due = { version: 1, beforeMs: 0, usedWithinMs: 1_000, max: 9 };
  await keep(cache, '/times', { tags: ['times'] });
  await keep(cache, '/untagged');
  versions = { times: 0, news: 1 };
  expect(cache.findFresh('/times', 1)).toBeDefined();
  versions = { times: 1, news: 1 };
  expect(cache.findFresh('/times', 1)).toBeUndefined();
  expect(cache.keysToRenew(due)).toEqual(['/times']);
  expect(cache.findFresh('/untagged', 1)).toBeDefined();
});

it('does not use a render for requests after a write to the data of a tag', async () => {
  let versions = { times: 0 };
  const cache = new PageCache({ tagVersions: () => versions });
  const older = Promise.withResolvers<Page>();
  const newer = Promise.withResolvers<Page>();
  const first = cache.render('/', 1, () => older.promise);
  versions = { times: 1 };
  const second = cache.render('/', 1, () => newer.promise);
  const third = cache.render('/', 1, () => Promise.reject(new Error('Not coalesced')));
  newer.resolve(samplePage('newer', { tags: ['times'] }));
  older.resolve(samplePage('older', { tags: ['times'] }));
  expect((await first).etag).toBe('older');
  expect([(await second).etag, (await third).etag]).toEqual(['newer', 'newer']);
  expect(cache.findFresh('/', 1)?.etag).not.toBe('older');
});

it('returns no page cached before the clock was set back', async () => {
  let nowMs = 3_600_000;
  const cache = new PageCache({ nowMs: () => nowMs });
  await keep(cache, '/', { ttlSeconds: 30 });
  nowMs = 0;
  expect(cache.findFresh('/', 1)).toBeUndefined();
  await keep(cache, '/', { ttlSeconds: 30 });
  expect(cache.findFresh('/', 1)).toBeDefined();
});

it('names the pages in use, the latest first, and not those that are missing', async () => {
  let nowMs = 0;
  const cache = new PageCache({ nowMs: () => nowMs });
  for (const key of ['/', '/about', '/contact']) await keep(cache, key);
  await keep(cache, '/nothing', { status: 404 });
  nowMs = 50_000;
  cache.findFresh('/', 1);
  cache.findFresh('/about', 2);
  cache.findFresh('/nothing', 1);
  nowMs = 60_001;
  expect(cache.keysInUse({ withinMs: 60_000, max: 50 })).toEqual(['/about', '/']);
  expect(cache.keysInUse({ withinMs: 60_000, max: 1 })).toHaveLength(1);
});

it('names the pages in use although others were rendered later', async () => {
  let nowMs = 0;
  const cache = new PageCache({ nowMs: () => nowMs });
  await keep(cache, '/');
  nowMs = 100_000;
  await keep(cache, '/about');
  await keep(cache, '/');
  expect(cache.keysInUse({ withinMs: 60_000, max: 50 })).toEqual(['/about']);
});

it('names the pages requested last that expire soon or have older content', async () => {
  let nowMs = 0;
  const cache = new PageCache({ nowMs: () => nowMs });
  const due = { beforeMs: 10_000, usedWithinMs: 3_600_000, max: 2 };
  await keep(cache, '/news', { ttlSeconds: 30 });
  nowMs = 1;
  await keep(cache, '/', { ttlSeconds: 30 });
  await keep(cache, '/about', { ttlSeconds: 60 });
  await keep(cache, '/blog?q=a', { ttlSeconds: 30 });
  await keep(cache, '/nothing', { ttlSeconds: 30, status: 404 });
  expect(cache.keysToRenew({ ...due, version: 1 })).toEqual([]);
  nowMs = 20_001;
  expect(cache.keysToRenew({ ...due, version: 1 })).toEqual(['/']);
  expect(cache.keysToRenew({ ...due, version: 2 }).sort()).toEqual(['/', '/about']);
  expect(cache.keysToRenew({ ...due, version: 1, usedWithinMs: 19_000 })).toEqual([]);
  // Rendering the page again does not count as a request by a visitor.
  await keep(cache, '/', { ttlSeconds: 30 });
  expect(cache.keysToRenew({ ...due, version: 1 })).toEqual([]);
  nowMs = 3_700_000;
  expect(cache.keysToRenew({ ...due, version: 1 })).toEqual([]);
});

it('renders once for concurrent requests, and again after a failure', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await Promise.resolve();
    if (renders === 1) throw new Error('The first one fails');
    return samplePage('/');
  };
  const first = Promise.all([cache.render('/', 1, render), cache.render('/', 1, render)]);
  await expect(first).rejects.toThrow('The first one fails');
  await Promise.all([cache.render('/', 1, render), cache.render('/', 1, render)]);
  expect(renders).toBe(2);
});

it('does not cache a failed page', async () => {
  const cache = new PageCache();
  await keep(cache, '/', { status: 500 });
  expect(cache.findStale('/')).toBeUndefined();
});

it('evicts pages that were not requested when it is full', async () => {
  const cache = new PageCache();
  const identity = Buffer.alloc(20 * MEGABYTE);
  for (const key of ['/a', '/b', '/c']) await keep(cache, key, { identity });
  cache.findFresh('/a', 1);
  await keep(cache, '/d', { identity });
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.findFresh(key, 1))).toEqual([
    '/a',
    '/c',
    '/d',
  ]);
});

it('evicts the oldest page when all were requested', async () => {
  const cache = new PageCache();
  const identity = Buffer.alloc(20 * MEGABYTE);
  for (const key of ['/a', '/b', '/c']) await keep(cache, key, { identity });
  for (const key of ['/c', '/b', '/a']) cache.findFresh(key, 1);
  await keep(cache, '/d', { identity });
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.findFresh(key, 1))).toEqual([
    '/a',
    '/b',
    '/d',
  ]);
});

it('is not flooded by addresses that do not exist', async () => {
  const cache = new PageCache();
  const identity = Buffer.alloc(MEGABYTE);
  await keep(cache, '/', { identity });
  for (let i = 0; i < 100; i += 1) await keep(cache, `/x${i}`, { status: 404, identity });
  expect(cache.findFresh('/', 1)).toBeDefined();
  expect(cache.findFresh('/x99', 1)).toBeDefined();
  expect(cache.findFresh('/x0', 1)).toBeUndefined();
});

it('does not cache redirects, whose URLs can be arbitrary', async () => {
  const cache = new PageCache();
  for (const status of [301, 307, 308]) {
    await keep(cache, `/x${status}/`, { status, identity: Buffer.alloc(0) });
    expect(cache.findStale(`/x${status}/`)).toBeUndefined();
  }
});

it('counts keys and headers, and limits the number of pages', async () => {
  const cache = new PageCache();
  const long = (letter: string) => `/${letter.repeat(20 * MEGABYTE)}`;
  for (const letter of ['a', 'b', 'c', 'd']) {
    await keep(cache, long(letter), { identity: Buffer.alloc(0) });
  }
  expect(cache.findStale(long('a'))).toBeUndefined();
  expect(cache.findStale(long('b'))).toBeDefined();

  const headers = { location: 'x'.repeat(MEGABYTE) };
  for (let i = 0; i < 64; i += 1) await keep(cache, `/h${i}`, { headers });
  expect(cache.findStale('/h0')).toBeUndefined();

  const many = new PageCache();
  for (let i = 0; i <= 5_000; i += 1) await keep(many, `/${i}`, { identity: Buffer.alloc(0) });
  expect(many.findStale('/0')).toBeUndefined();
  expect(many.findStale('/1')).toBeDefined();
});
