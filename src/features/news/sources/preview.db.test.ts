import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHours } from '../../../platform/time/date-math.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { rssFeed } from '../testing/feeds.ts';
import { type SitePeer, startSitePeer } from '../testing/site-peer.ts';
import { unfinishedJobs } from '../testing/unfinished-jobs.ts';

let peer: SitePeer;
let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  peer = await startSitePeer();
  app = await startTestApp({ env: { ...STAFF_ENV, OUTGOING_ALLOW: peer.peer }, fetchesNews: true });
  // Disables the schedule, which would also fetch due sources at the next full minute.
  await sql`delete from pgboss.schedule where name = 'fetch-due-news'`.execute(app.deps.db);
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  peer.requests.splice(0);
  await deleteAll(app.deps.db, 'blogSources');
  await deleteAll(app.deps.db, 'newsHosts');
});

const LIST = '/api/admin/blog-sources';
const feed = (path = '/feed') => ({
  url: peer.url + path,
  type: 'rss',
  displayLimit: 2,
  config: null,
});

const sourceOf = async (id: string) => {
  const { body } = await staff.call('GET', LIST);
  return body.find((source: { id: string }) => source.id === id);
};

describe('a preview', () => {
  const preview = (body: object) => staff.call('POST', `${LIST}/preview`, body);

  it('returns the articles that would be shown, and stores nothing', async () => {
    const text = `<b>${'word '.repeat(100)}</b>`;
    const items = [
      { title: 'One', text, date: addHours(TEST_NOW, 5) },
      { title: 'Two' },
      { title: 'Three' },
    ];
    peer.answer('/feed', { body: rssFeed(items) });
    const { status, body } = await preview(feed());
    expect([status, body]).toEqual([
      200,
      {
        articles: [
          {
            title: 'One',
            url: `${peer.url}/one`,
            excerpt: expect.stringMatching(/^(word ){10,}word…$/),
            author: null,
            publishedAt: TEST_NOW.toISOString(),
          },
          expect.objectContaining({ title: 'Two', publishedAt: null }),
        ],
        found: 3,
        feedUrl: null,
        movedTo: null,
        problem: null,
      },
    ]);
    for (const table of ['blogSources', 'externalBlogArticles', 'auditLog'] as const) {
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('returns the address of the discovered feed and of a permanent redirect', async () => {
    const link = '<link rel="alternate" type="application/atom+xml" href="/feed">';
    peer.answer('/moved', { status: 301, headers: { location: '/page' } });
    peer.answer('/page', { body: `<!doctype html><head>${link}` });
    peer.answer('/feed', { body: rssFeed([{ title: 'One' }]) });
    expect((await preview(feed('/moved'))).body).toMatchObject({
      feedUrl: `${peer.url}/feed`,
      movedTo: `${peer.url}/page`,
      found: 1,
    });
  });

  it('returns a failure as a plain error message', async () => {
    peer.answer('/feed', { status: 503 });
    expect((await preview(feed())).body).toMatchObject({
      articles: [],
      found: 0,
      problem: 'the server says 503 (Service Unavailable)',
    });
    const inside = await preview({ ...feed(), url: 'http://169.254.169.254/latest' });
    expect([inside.status, inside.body.problem]).toEqual([
      200,
      '169.254.169.254 is not an address on the public internet.',
    ]);
  });

  it('uses the stored key for its mask, for the same source and URL only', async () => {
    const api = { ...feed('/api'), type: 'api' };
    const config = JSON.stringify({ apiKey: 'key-of-the-api-1a2b' });
    const { body: source } = await staff.call('POST', LIST, {
      ...api,
      name: 'API',
      config,
      isActive: false,
    });
    peer.answer('/api', { body: '[{"title":"One","url":"/1"}]' });
    const masked = { ...api, config: source.config };
    expect((await preview({ ...masked, id: source.id })).body.found).toBe(1);
    expect(peer.requests[0]?.headers.authorization).toBe('Bearer key-of-the-api-1a2b');
    const { status, body } = await preview(masked);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['config']]);
    const elsewhere = await preview({ ...masked, id: source.id, url: `${api.url}/other` });
    expect(elsewhere.body.fieldErrors).toEqual({
      config: ['apiKey: Enter the whole value again, because you have changed url'],
    });
  });

  it.each([
    [{ url: 'ftp://a.example' }, 400, 'invalid_input'],
    [{ config: '{"a": 1}' }, 400, 'invalid_input'],
    [{ id: '00000000-0000-4000-8000-000000000000' }, 404, 'source_not_found'],
  ])('with %j returns %i', async (changes, status, reason) => {
    const answer = await preview({ ...feed(), ...changes });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });
});

describe('a fetch', () => {
  const settled = () =>
    expect.poll(() => unfinishedJobs(app.deps.db, 'fetch-news-source')).toEqual([]);

  it('starts when a source is added or changed and when staff request it', async () => {
    peer.answer('/feed', { body: rssFeed([{ title: 'One' }]) });
    const { body: source } = await staff.call('POST', LIST, { ...feed(), name: 'Courts' });
    const fetched = async (count: number) => {
      await expect.poll(() => peer.requests.length).toBe(count);
      await expect
        .poll(async () => (await sourceOf(source.id)).lastAttemptAt)
        .toBe(TEST_NOW.toISOString());
      // Resets the time, so that the next fetch is noticed, and releases the host.
      await app.deps.db.updateTable('blogSources').set({ lastAttemptAt: null }).execute();
      await deleteAll(app.deps.db, 'newsHosts');
    };
    await fetched(1);
    expect(await sourceOf(source.id)).toMatchObject({ articleCount: 1, failures: 0 });
    const asked = await staff.call('POST', `${LIST}/${source.id}/fetch`);
    expect([asked.status, asked.body.id]).toEqual([200, source.id]);
    await fetched(2);
    await staff.call('PUT', `${LIST}/${source.id}`, { ...feed(), name: 'New' });
    await fetched(3);
    await settled();
    expect(peer.requests).toHaveLength(3);
  }, 90_000);

  it('runs once when requested again while in progress', async () => {
    let finish = () => {};
    peer.answer('/slow', (response) => {
      finish = () => response.end(rssFeed([{ title: 'One' }]));
    });
    const { body: source } = await staff.call('POST', LIST, { ...feed('/slow'), name: 'Slow' });
    await expect.poll(() => peer.requests.length).toBe(1);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => staff.call('POST', `${LIST}/${source.id}/fetch`)),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(200));
    finish();
    await expect
      .poll(async () => (await sourceOf(source.id)).lastFetched)
      .toBe(TEST_NOW.toISOString());
    await settled();
    expect(peer.requests).toHaveLength(1);
  }, 60_000);

  it('is refused with 409 for an inactive source and with 404 for an unknown one', async () => {
    const { body } = await staff.call('POST', LIST, { ...feed(), name: 'Off', isActive: false });
    const off = await staff.call('POST', `${LIST}/${body.id}/fetch`);
    expect([off.status, off.body.reason]).toEqual([409, 'source_inactive']);
    const none = '00000000-0000-4000-8000-000000000000';
    for (const [method, path] of [
      ['POST', 'fetch'],
      ['GET', 'articles'],
    ] as const) {
      const missing = await staff.call(method, `${LIST}/${none}/${path}`);
      expect([missing.status, missing.body.reason]).toEqual([404, 'source_not_found']);
    }
    await settled();
    expect(peer.requests).toEqual([]);
  });
});
