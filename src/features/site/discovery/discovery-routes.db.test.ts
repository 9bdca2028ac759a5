import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://law.example' } });
  await app.deps.db
    .insertInto('blogPosts')
    .values({
      title: 'Fees & <costs>',
      slug: 'fees',
      excerpt: 'A "short" one.',
      content: '<p>One &amp; two<script>x</script></p>',
      category: 'probate',
      author: 'O’Neil',
      isPublished: true,
      publishedAt: TEST_NOW,
    })
    .execute();
});
afterAll(() => app.close());

const get = (path: string) => fetch(app.url + path);

it('robots.txt names the sitemap and disallows the API', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://law.example/sitemap.xml');
  expect(text).toContain('Disallow: /api/');
});

it('the manifest names the firm and existing icons', async () => {
  const response = await get('/manifest.webmanifest');
  const manifest = await response.json();
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.name).toBe('Pacific Harbor Law');
  for (const { src, type } of manifest.icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
});

it('sitemap.xml lists the pages and the articles, all of which exist', async () => {
  const response = await get('/sitemap.xml');
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const locations = [...xml.matchAll(/<loc>https:\/\/law\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(locations).toContain('/blog/fees');
  expect(locations).toContain('/attorneys/theo-okonjo');
  // Pages, attorneys and articles.
  expect(locations.length).toBe(19 + 3 + 7);
  for (const path of locations) expect([path, (await get(path ?? '')).status]).toEqual([path, 200]);
});

it('sitemap.xml is cached until the content changes', async () => {
  const { db } = app.deps;
  const sitemap = async () => (await get('/sitemap.xml')).text();
  const rename = (slug: string) =>
    sql`update blog_posts set slug = ${slug} where title = 'Fees & <costs>'`;
  const made = await sitemap();
  expect(made).toContain('/blog/fees<');
  await db.connection().execute(async (connection) => {
    // Disables the triggers, so that this change sends no notification.
    await sql`set session_replication_role = replica`.execute(connection);
    await rename('untold').execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  // Polls, because on a busy machine the cache may be unable to confirm in time that nothing has changed.
  await expect.poll(sitemap).toBe(made);
  await rename('told').execute(db);
  expect(await sitemap()).toContain('/blog/told<');
  await rename('fees').execute(db);
  expect(await sitemap()).toContain('/blog/fees<');
});

it('sitemap.xml omits articles while they are hidden', async () => {
  const show = (isVisible: boolean) =>
    app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', 'blog_articles')
      .execute();
  await show(false);
  const xml = await (await get('/sitemap.xml')).text();
  const feed = await get('/blog/rss.xml');
  await show(true);
  // Only `/blog` itself stays, because that page also shows external articles.
  expect(xml).not.toContain('/blog/');
  expect(feed.status).toBe(403);
});

describe('the feed', () => {
  it.each([
    ['/blog/rss.xml', 'application/rss+xml', 'Fees &amp; &lt;costs&gt;'],
    ['/blog/atom.xml', 'application/atom+xml', 'Fees &amp; &lt;costs&gt;'],
    ['/blog/feed.json', 'application/feed+json', 'Fees & <costs>'],
  ])('%s has the article, without scripts', async (path, type, title) => {
    const response = await get(path);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(text).toContain(title);
    expect(text).not.toMatch(/<script|&lt;script/);
    expect(text).toContain('https://law.example/blog/fees');
  });

  it('dates a republished article by its first publication', async () => {
    const first = new Date('2030-01-02T03:04:05Z');
    const { db } = app.deps;
    const update = (firstPublishedAt: Date | null) =>
      db.updateTable('blogPosts').set({ firstPublishedAt }).where('slug', '=', 'fees').execute();
    await update(first);
    const rss = await (await get('/blog/rss.xml')).text();
    const atom = await (await get('/blog/atom.xml')).text();
    const { items } = await (await get('/blog/feed.json')).json();
    await update(null);
    expect(rss).toContain('<pubDate>Wed, 02 Jan 2030 03:04:05 GMT</pubDate>');
    expect(atom).toContain('<published>2030-01-02T03:04:05.000Z</published>');
    const dates = items.map((item: { date_published: string }) => item.date_published);
    expect(dates).toContain(first.toISOString());
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
