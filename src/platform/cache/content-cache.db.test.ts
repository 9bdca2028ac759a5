import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let stranger: pg.Client;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  stranger = new pg.Client(app.databaseUrl);
  await stranger.connect();
});
afterEach(() => {
  now = TEST_NOW;
});
afterAll(async () => {
  await stranger.end();
  await app.close();
});

const get = async (path: string) => (await fetch(app.url + path)).json();
const titles = async () =>
  (await get('/api/blog-posts')).map((post: { title: string }) => post.title);
const words = async () =>
  (await get('/trpc/testimonials.list')).result.data.items.map(
    (one: { content: string }) => one.content,
  );

const insertArticle = (slug: string, publishedAt: Date) =>
  app.deps.db
    .insertInto('blogPosts')
    .values({
      title: slug,
      slug,
      excerpt: 'Short.',
      content: '<p>Long.</p>',
      category: 'divorce',
      author: 'Somebody',
      isPublished: true,
      publishedAt,
    })
    .execute();

describe('a cached result', () => {
  it('is returned without querying the tables', async () => {
    const [newest] = await titles();
    // This change sends no notification, because triggers are off.
    await stranger.query('set session_replication_role = replica');
    await stranger.query(`update blog_posts set title = 'Untold'`);
    await stranger.query('set session_replication_role = origin');
    // Polls, because on a machine that is too slow to confirm the content version in time, the tables are queried.
    await expect.poll(titles).toContain(newest);
  });

  it('is never older than the call, whichever process changed the content', async () => {
    for (let count = 0; count < 100; count += 1) {
      const title = `Change ${count}`;
      await stranger.query('update blog_posts set title = $1', [title]);
      await stranger.query('update testimonials set content = $1', [title]);
      const [first, second, said] = await Promise.all([titles(), titles(), words()]);
      expect(new Set([...first, ...second, ...said])).toEqual(new Set([title]));
    }
  });

  it('of page content is never older either', async () => {
    await insertArticle('of-this-name', TEST_NOW);
    const ask = async (call: string, input: unknown) =>
      (await get(`/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`)).result.data;
    for (let count = 0; count < 50; count += 1) {
      const name = `Name ${count}`;
      await stranger.query('update firm_profile set name = $1', [name]);
      await stranger.query('update blog_posts set title = $1', [name]);
      const [layout, latest, page, found] = await Promise.all([
        ask('site.layout', undefined),
        ask('articles.latest', { limit: 1 }),
        ask('articles.page', { slug: 'of-this-name' }),
        ask('articles.search', { q: null, category: 'divorce' }),
      ]);
      const titles = [latest[0].title, page.article.title, found[0].title];
      expect([layout.firm.name, ...titles]).toEqual([name, name, name, name]);
    }
  });

  it('depends on the input', async () => {
    const latest = async (limit: number) =>
      (await get(`/trpc/articles.latest?input=${encodeURIComponent(JSON.stringify({ limit }))}`))
        .result.data;
    expect(await Promise.all([latest(1), latest(2)])).toMatchObject([{ length: 1 }, { length: 2 }]);
  });

  it('follows the current year in the firm’s time zone', async () => {
    const year = async () => (await get('/trpc/site.layout')).result.data.year;
    now = new Date('2031-12-31T23:59:59-08:00');
    expect(await year()).toBe(2031);
    now = new Date('2032-01-01T00:00:00-08:00');
    expect(await year()).toBe(2032);
  });

  it('is invalidated when the component is hidden', async () => {
    await get('/api/testimonials');
    const show = (isVisible: boolean) =>
      stranger.query(
        `update component_visibility_settings set is_visible = $1 where component_key = 'testimonials'`,
        [isVisible],
      );
    await show(false);
    expect(await get('/api/testimonials')).toMatchObject({ reason: 'component_hidden' });
    await show(true);
    expect(await get('/api/testimonials')).toEqual(expect.any(Array));
  });

  it('of the booking terms is invalidated when online booking is closed', async () => {
    const path = '/api/appointments/availability?from=2031-03-11&to=2031-03-11';
    const open = (isOpen: boolean) =>
      stranger.query(
        `update component_visibility_settings set is_visible = $1
         where component_key = 'consultation_booking'`,
        [isOpen],
      );
    expect(await get(path)).toMatchObject({ zone: 'America/Los_Angeles' });
    await open(false);
    expect(await get(path)).toMatchObject({ reason: 'component_hidden' });
    await open(true);
    expect(await get(path)).toMatchObject({ zone: 'America/Los_Angeles' });
  });

  it('is invalidated when a scheduled article appears', async () => {
    await insertArticle('at-noon', new Date(TEST_NOW.getTime() + 60_000));
    expect(await titles()).not.toContain('at-noon');
    now = new Date(TEST_NOW.getTime() + 60_000);
    expect(await titles()).toContain('at-noon');
  });
});
