import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addHours,
  addMinutes,
  subDays,
  subMinutes,
  subYears,
} from '../../../../platform/time/date-math.ts';
import { deleteAll } from '../../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { rssFeed } from '../../testing/feeds.ts';
import { type SitePeer, startSitePeer } from '../../testing/site-peer.ts';
import { fetchSource } from './fetch-source.ts';

let peer: SitePeer;
let app: TestApp;
let staff: StaffClient;
let listener: pg.Client;
const notices: string[] = [];
beforeAll(async () => {
  peer = await startSitePeer();
  const env = { ...STAFF_ENV, OUTGOING_ALLOW: peer.peer, PUBLIC_URL: 'https://firm.example' };
  app = await startTestApp({ env });
  staff = await staffClient(app);
  const { database } = app.deps.config;
  listener = new pg.Client(database.kind === 'external' ? database.url : undefined);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => notices.push(payload));
  await listener.query('listen content_changed');
});
afterAll(async () => {
  await listener.end();
  await app.close();
  await peer.close();
});

let now = TEST_NOW;
beforeEach(() => deleteAll(app.deps.db, 'blogSources'));
afterEach(() => {
  peer.requests.splice(0);
  now = TEST_NOW;
});

async function addSource(changes: object = {}): Promise<string> {
  const url = `${peer.url}/feed`;
  const { db } = app.deps;
  const source = { name: 'Courts', url, displayLimit: 10, nextFetchAt: now, ...changes };
  const { id } = await db
    .insertInto('blogSources')
    .values(source)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Fetches a source as its job does, after clearing the lease and the pause of the host. */
async function fetchDue(id: string, at: Date = now) {
  now = at;
  await deleteAll(app.deps.db, 'newsHosts');
  const publicUrl = 'https://firm.example';
  await fetchSource({ ...app.deps, publicUrl, now: () => now }, id);
  return sourceOf(id);
}

const fetchLater = (id: string, hours = 2) => fetchDue(id, addHours(now, hours));

const sourceOf = (id: string) =>
  app.deps.db.selectFrom('blogSources').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const articles = () =>
  app.deps.db.selectFrom('externalBlogArticles').selectAll().orderBy('sortedAt', 'desc').execute();

const titles = async () => (await articles()).map(({ title }) => title);

/** The tables for which cache invalidations have arrived since the last call, in order. */
async function heard(): Promise<string[]> {
  const fence = randomUUID();
  await sql`select pg_notify('content_changed', ${fence})`.execute(app.deps.db);
  await expect.poll(() => notices.includes(fence)).toBe(true);
  return notices.splice(0, notices.indexOf(fence) + 1).slice(0, -1);
}

const shown = async (): Promise<{ title: string; url: string; publishedAt: string | null }[]> =>
  (await fetch(`${app.url}/api/external-blog-articles`)).json();

const serve = (items: Parameters<typeof rssFeed>[0], headers: Record<string, string> = {}) =>
  peer.answer('/feed', { body: rssFeed(items), headers });

describe('a feed', () => {
  it('is requested with a user agent that names the site, and its articles are shown', async () => {
    serve([{ title: 'A shorter form', text: '<p>Two <b>pages</b></p>', date: subDays(now, 1) }]);
    const source = await fetchDue(await addSource());
    expect(source).toMatchObject({ lastFetched: now, failures: 0, nextFetchAt: addHours(now, 1) });
    expect(peer.requests[0]?.headers['user-agent']).toBe(
      'Lawfront news reader (+https://firm.example)',
    );
    expect(await shown()).toMatchObject([
      {
        title: 'A shorter form',
        url: `${peer.url}/a-shorter-form`,
        excerpt: 'Two pages',
        publishedAt: subDays(TEST_NOW, 1).toISOString(),
      },
    ]);
    expect(await (await fetch(`${app.url}/blog`)).text()).toContain('A shorter form');
  });

  it('is not requested when it is not due or is inactive', async () => {
    await fetchDue(await addSource({ nextFetchAt: addMinutes(now, 1) }));
    await fetchDue(await addSource({ url: `${peer.url}/off`, isActive: false }));
    expect(peer.requests).toEqual([]);
  });

  it('is requested conditionally, and a 304 drops no cached page', async () => {
    const headers = { etag: '"v1"', 'last-modified': 'Mon, 10 Mar 2031 00:00:00 GMT' };
    serve([{ title: 'One' }], headers);
    const id = await addSource();
    await fetchDue(id);
    peer.answer('/feed', { status: 304 });
    await heard();
    expect(await fetchLater(id)).toMatchObject({ lastFetched: now, failures: 0, etag: '"v1"' });
    expect(peer.requests[1]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Mon, 10 Mar 2031 00:00:00 GMT',
    });
    expect(await titles()).toEqual(['One']);
    expect(await heard()).toEqual([]);
  });

  it('drops cached pages only when a shown article changes', async () => {
    serve([
      { title: 'One', id: '1' },
      { title: 'Two', id: '2' },
    ]);
    const id = await addSource();
    await heard();
    await fetchDue(id);
    expect(await heard()).toEqual(['external_blog_articles']);
    await fetchLater(id);
    expect(await heard()).toEqual([]);
    peer.answer('/feed', { status: 500 });
    await fetchLater(id);
    expect(await heard()).toEqual([]);
    serve([
      { title: 'One, corrected', id: '1' },
      { title: 'Two', id: '2' },
    ]);
    await fetchLater(id);
    expect(await heard()).toEqual(['external_blog_articles']);
    expect(await titles()).toEqual(['One, corrected', 'Two']);
  });

  it('keeps the order of its articles when they have no dates', async () => {
    serve([{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]);
    await fetchDue(await addSource());
    expect((await shown()).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
  });

  it('cannot date an article in the future or change its date later', async () => {
    serve([{ title: 'Soon', id: '1', date: addHours(now, 30) }]);
    const id = await addSource();
    await fetchDue(id);
    serve([{ title: 'Soon', id: '1', date: addHours(now, 31) }]);
    await fetchLater(id, 40);
    expect((await articles())[0]?.publishedAt).toEqual(TEST_NOW);
  });

  it('is discovered from the page that names it, and is then requested directly until it fails', async () => {
    const link = '<link rel="alternate" type="application/rss+xml" href="/feed">';
    peer.answer('/', { body: `<!doctype html><head>${link}</head>` });
    serve([{ title: 'One' }]);
    const id = await addSource({ url: `${peer.url}/` });
    expect(await fetchDue(id)).toMatchObject({ feedUrl: `${peer.url}/feed`, failures: 0 });
    await fetchLater(id);
    expect(peer.requests.map(({ path }) => path)).toEqual(['/', '/feed', '/feed']);
    peer.answer('/feed', { status: 410 });
    expect(await fetchLater(id)).toMatchObject({ feedUrl: null, failures: 1 });
  });

  it('is requested at its new address after a permanent redirect, until that address fails', async () => {
    peer.answer('/old', { status: 301, headers: { location: '/feed' } });
    serve([{ title: 'One' }]);
    const id = await addSource({ url: `${peer.url}/old` });
    expect(await fetchDue(id)).toMatchObject({ movedTo: `${peer.url}/feed` });
    await fetchLater(id);
    expect(peer.requests.map(({ path }) => path)).toEqual(['/old', '/feed', '/feed']);
    peer.answer('/feed', { status: 404 });
    expect(await fetchLater(id)).toMatchObject({ movedTo: null, failures: 1 });
  });

  it('keeps its address after a temporary redirect', async () => {
    peer.answer('/old', { status: 302, headers: { location: '/feed' } });
    serve([{ title: 'One' }]);
    const id = await addSource({ url: `${peer.url}/old` });
    expect(await fetchDue(id)).toMatchObject({ movedTo: null, failures: 0 });
  });
});

describe('a failing fetch', () => {
  const drip = (response: ServerResponse) => {
    const chunk = Buffer.alloc(65_536, 32);
    const writeOn = () => {
      while (response.write(chunk));
    };
    response.on('drain', writeOn);
    writeOn();
  };

  it.each([
    ['503', { status: 503 }, 'the server says 503 (Service Unavailable)'],
    ['404', { status: 404 }, 'the server says 404 (Not Found)'],
    ['410', { status: 410 }, 'the server says 410 (Gone)'],
    ['401', { status: 401 }, 'the server says 401 (Unauthorized)'],
    ['a page', { body: '<!doctype html><p>Hello' }, 'does not link to a feed'],
    ['truncated before its first article', { body: '<?xml version="1.0"?><rss' }, 'not a feed'],
    ['nothing', { body: '' }, 'not a feed'],
    ['a closed door', undefined, '127.0.0.1 cannot be reached.'],
    ['100 MB and more', drip, 'larger than 20,000,000 bytes'],
    [
      'metadata',
      { status: 302, headers: { location: 'http://169.254.169.254/' } },
      'not an address on the public internet',
    ],
  ] as const)(
    'stores a plain error message for %s, and retries after 5 minutes',
    async (_what, answer, words) => {
      if (answer) peer.answer('/feed', answer);
      else peer.answer('/feed', (response) => response.destroy());
      const source = await fetchDue(await addSource());
      expect(source).toMatchObject({
        failures: 1,
        failingSince: now,
        lastFetched: null,
        lastAttemptAt: now,
        nextFetchAt: addMinutes(now, 5),
      });
      expect(source.lastError).toContain(words);
      expect((await fetch(`${app.url}/blog`)).status).toBe(200);
    },
  );

  it('doubles the delay up to a day, keeps retrying, and resets the failures after a success', async () => {
    serve([{ title: 'One' }]);
    const id = await addSource();
    await fetchDue(id);
    peer.answer('/feed', { status: 500 });
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      const { nextFetchAt } = await sourceOf(id);
      const failed = await fetchDue(id, nextFetchAt);
      waits.push((failed.nextFetchAt.getTime() - now.getTime()) / 60_000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440, 1440]);
    expect(await sourceOf(id)).toMatchObject({ failures: 12, failingSince: addHours(TEST_NOW, 1) });
    expect(await titles()).toEqual(['One']);
    serve([{ title: 'One' }]);
    expect(await fetchLater(id, 30)).toMatchObject({
      failures: 0,
      failingSince: null,
      lastError: null,
    });
  });

  it.each([
    ['600', 10],
    ['60', 5],
    ['9999999', 1440],
    [addMinutes(TEST_NOW, 30).toUTCString(), 30],
    ['soon', 5],
  ])('with 429 and Retry-After %s delays the next fetch by %i minutes', async (header, minutes) => {
    peer.answer('/feed', { status: 429, headers: { 'retry-after': header } });
    const { nextFetchAt } = await fetchDue(await addSource());
    expect(nextFetchAt).toEqual(addMinutes(now, minutes));
  });
});

describe('a duplicate article', () => {
  it('with the same id updates the stored article', async () => {
    serve([{ title: 'One', id: '1', link: '/a' }]);
    const id = await addSource();
    await fetchDue(id);
    serve([{ title: 'One, corrected', id: '1', link: '/b' }]);
    await fetchLater(id);
    expect(await articles()).toMatchObject([{ title: 'One, corrected', url: `${peer.url}/b` }]);
  });

  it('from another source, by address or title, is stored once', async () => {
    const title = 'Court of Appeal narrows grandparent visitation';
    serve([
      { title, link: 'https://wire.example/1?utm_source=a' },
      { title: 'News', link: '/n' },
    ]);
    await fetchDue(await addSource());
    peer.answer('/second', {
      body: rssFeed([
        { title: 'Another title of it', link: 'https://www.wire.example/1/' },
        { title: `${title.toUpperCase()}!`, link: 'https://paper.example/2' },
        { title: 'News', link: 'https://paper.example/news' },
      ]),
    });
    await fetchDue(await addSource({ url: `${peer.url}/second` }));
    expect((await articles()).map(({ url }) => url).sort()).toEqual([
      `${peer.url}/n`,
      'https://paper.example/news',
      'https://wire.example/1',
    ]);
  });

  it('is assigned to the active source', async () => {
    serve([{ title: 'One', link: 'https://wire.example/1' }]);
    await fetchDue(await addSource());
    await app.deps.db.updateTable('blogSources').set({ isActive: false }).execute();
    peer.answer('/second', { body: rssFeed([{ title: 'One', link: 'https://wire.example/1' }]) });
    const second = await addSource({ url: `${peer.url}/second` });
    await fetchDue(second);
    expect(await articles()).toMatchObject([{ sourceId: second }]);
    expect(await shown()).toHaveLength(1);
  });

  it('is stored once when three sources with the same feed are fetched concurrently', async () => {
    const items = Array.from({ length: 20 }, (_, i) => ({ title: `T${i}`, link: `/t${i}` }));
    const ids = [];
    for (const path of ['/x', '/y', '/z']) {
      peer.answer(path, { body: rssFeed(items) });
      ids.push(await addSource({ url: peer.url + path }));
    }
    const deps = { ...app.deps, publicUrl: 'https://firm.example', now: () => now };
    await deleteAll(deps.db, 'newsHosts');
    const done = await Promise.allSettled(ids.map((id) => fetchSource(deps, id)));
    const busy = done.filter(({ status }) => status === 'rejected');
    expect(busy).toHaveLength(2);
    expect(busy[0]).toMatchObject({ reason: { name: 'HostBusyError' } });
    await Promise.all(ids.map((id) => fetchDue(id).catch(() => undefined)));
    for (const id of ids) await fetchDue(id);
    expect(await articles()).toHaveLength(20);
  });
});

describe('a staff decision about an article', () => {
  const mark = async (title: string, body: object) => {
    const id = (await articles()).find((article) => article.title === title)?.id;
    return staff.call('PUT', `/api/admin/external-blog-articles/${id}`, body);
  };

  it('survives fetching: a hidden article is shown nowhere, a pinned one comes first', async () => {
    const items = ['Youngest', 'Middle', 'Old', 'Oldest'].map((title, i) => ({
      title,
      id: title,
      date: subDays(now, i),
    }));
    serve(items);
    const id = await addSource({ displayLimit: 2 });
    await fetchDue(id);
    expect((await shown()).map(({ title }) => title)).toEqual(['Youngest', 'Middle']);
    expect(await mark('Youngest', { isVisible: false })).toMatchObject({
      status: 200,
      body: { title: 'Youngest', isVisible: false, isPinned: false },
    });
    expect((await staff.auditLog())[0]).toMatchObject({
      action: 'external_article.hide',
      entity: 'external_blog_articles',
      before: { title: 'Youngest', isVisible: true, isPinned: false },
      after: { title: 'Youngest', isVisible: false, isPinned: false },
    });
    await mark('Oldest', { isPinned: true });
    serve(items.map((item) => ({ ...item, text: 'more' })));
    await fetchLater(id);
    expect((await shown()).map(({ title }) => title)).toEqual(['Oldest', 'Middle']);
    const page = async (path: string) => (await fetch(app.url + path)).text();
    await expect.poll(() => page('/blog')).toMatch(/Oldest[\s\S]*Middle/);
    for (const path of ['/blog', '/external-articles', '/external-articles?q=Youngest']) {
      expect(await page(path)).not.toContain('>Youngest');
    }
    const list = await staff.call('GET', `/api/admin/blog-sources/${id}/articles`);
    expect(list.body.map(({ title }: { title: string }) => title)).toEqual([
      'Oldest',
      'Youngest',
      'Middle',
      'Old',
    ]);
    await mark('Oldest', { isPinned: false });
    await mark('Youngest', { isVisible: true });
    expect((await staff.auditLog(2)).map(({ action }) => action)).toEqual([
      'external_article.show',
      'external_article.unpin',
    ]);
    expect((await shown()).map(({ title }) => title)).toEqual(['Youngest', 'Middle']);
  });

  it('is audited once when repeated', async () => {
    serve([{ title: 'One' }]);
    await fetchDue(await addSource());
    await Promise.all(Array.from({ length: 5 }, () => mark('One', { isVisible: false })));
    const entries = await staff.auditLog(3);
    expect(
      entries.filter(
        ({ action, after }) =>
          action.endsWith('.hide') && (after as { title: string }).title === 'One',
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', { isVisible: false }, 404, 'article_not_found'],
    ['x', { isVisible: false }, 400, 'invalid_input'],
    ['00000000-0000-4000-8000-000000000000', { isVisible: 'no' }, 400, 'invalid_input'],
  ])('for %s with %j returns %i', async (id, body, status, reason) => {
    const answer = await staff.call('PUT', `/api/admin/external-blog-articles/${id}`, body);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });
});

it('keeps the newest hundred articles of a source, pinned ones, and hidden ones for a year', async () => {
  const id = await addSource();
  const old = Array.from({ length: 110 }, (_, i) => ({
    sourceId: id,
    title: `Old ${i}`,
    url: `https://a.example/${i}`,
    canonicalUrl: `https://a.example/${i}`,
    publishedAt: subMinutes(subDays(now, 1), i),
    lastSeenAt: i === 107 ? subYears(now, 2) : subDays(now, 1),
    isVisible: i < 106 || i > 107,
    pinnedAt: i === 109 ? now : null,
  }));
  await app.deps.db.insertInto('externalBlogArticles').values(old).execute();
  serve([{ title: 'New', date: now }]);
  await fetchDue(id);
  const kept = await titles();
  expect(kept).toHaveLength(102);
  expect(kept).toEqual(expect.arrayContaining(['New', 'Old 98', 'Old 106', 'Old 109']));
  expect(kept).not.toEqual(expect.arrayContaining(['Old 99']));
  expect(kept).not.toEqual(expect.arrayContaining(['Old 107']));
});

it('discards the response when staff change the URL during the fetch', async () => {
  const id = await addSource();
  peer.answer('/feed', (response) => {
    void app.deps.db
      .updateTable('blogSources')
      .set({ url: `${peer.url}/other` })
      .execute()
      .then(() => response.end(rssFeed([{ title: 'Stale' }])));
  });
  expect(await fetchDue(id)).toMatchObject({ lastFetched: null, lastAttemptAt: null });
  expect(await articles()).toEqual([]);
});

it('sends an API key only to the site for which it was entered', async () => {
  const other = await startSitePeer();
  try {
    const body = { name: 'API', url: `${peer.url}/api`, type: 'api', displayLimit: 5 };
    const config = JSON.stringify({ items: 'posts', apiKey: 'key-of-the-api-1a2b' });
    const { body: source } = await staff.call('POST', '/api/admin/blog-sources', {
      ...body,
      config,
    });
    peer.answer('/api', { body: JSON.stringify({ posts: [{ title: 'One', url: '/1' }] }) });
    await fetchDue(source.id);
    expect(peer.requests[0]?.headers.authorization).toBe('Bearer key-of-the-api-1a2b');
    expect(await titles()).toEqual(['One']);

    await app.deps.db
      .updateTable('blogSources')
      .set({ movedTo: `${peer.url.replace('127.0.0.1', 'localhost')}/api` })
      .execute();
    await fetchLater(source.id);
    expect(peer.requests.slice(1).map(({ headers }) => headers.authorization)).not.toContain(
      'Bearer key-of-the-api-1a2b',
    );
    const elsewhere = { ...body, url: `${other.url}/api`, config: source.config };
    for (const [method, path] of [
      ['PUT', `/api/admin/blog-sources/${source.id}`],
      ['POST', '/api/admin/blog-sources/preview'],
    ] as const) {
      const refused = await staff.call(method, path, { ...elsewhere, id: source.id });
      expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['config']]);
    }
    expect(other.requests).toEqual([]);
  } finally {
    await other.close();
  }
});
