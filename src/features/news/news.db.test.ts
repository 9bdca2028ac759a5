import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

async function addSource(name: string, isActive: boolean, titles: readonly string[]) {
  const { id } = await app.deps.db
    .insertInto('blogSources')
    .values({ name, url: `https://${name}.example/feed`, isActive })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.deps.db
    .insertInto('externalBlogArticles')
    .values(
      titles.map((title, i) => ({
        sourceId: id,
        title,
        url: `https://${name}.example/${i}`,
        canonicalUrl: `https://${name}.example/${i}`,
        excerpt: `100% about ${title} ${'word '.repeat(60)}`,
        imageUrl:
          title === 'Two homes' ? 'javascript:alert(1)' : `https://${name}.example/${i}.png`,
        publishedAt: new Date(TEST_NOW.getTime() - i * 60_000),
        isVisible: title !== 'Hidden',
      })),
    )
    .execute();
  return id;
}

let sourceId: string;
beforeAll(async () => {
  app = await startTestApp();
  sourceId = await addSource('gazette', true, ['Fee waivers', 'Hidden', 'Two homes']);
  await app.deps.db
    .insertInto('externalBlogArticles')
    .values({
      sourceId,
      title: 'Trap',
      url: 'javascript:alert(1)',
      canonicalUrl: 'javascript:alert(1)',
      publishedAt: TEST_NOW,
    })
    .execute();
  await addSource('silent', false, ['Unheard']);
});
afterAll(() => app.close());

const get = async (path: string) => fetch(app.url + path);

it('GET /api/external-blog-articles returns the visible articles of active sources, newest first', async () => {
  const articles = await (await get('/api/external-blog-articles')).json();
  expect(articles.map(({ title }: { title: string }) => title)).toEqual([
    'Fee waivers',
    'Two homes',
  ]);
  expect(articles.map(({ imageUrl }: { imageUrl: string | null }) => imageUrl)).toEqual([
    'https://gazette.example/0.png',
    null,
  ]);
  expect(Object.keys(articles[0])).toEqual([
    'id',
    'title',
    'author',
    'publishedAt',
    'imageUrl',
    'excerpt',
    'url',
    'sourceId',
    'isVisible',
    'fetchedAt',
  ]);
});

it.each(['/api/blog-sources', '/api/admin/blog-sources'])(
  '%s returns only id, name and state to the public',
  async (path) => {
    expect(await (await get(path)).json()).toEqual([
      { id: sourceId, name: 'gazette', isActive: true },
    ]);
  },
);

it('the page searches and filters by its query parameters', async () => {
  const all = await (await get('/external-articles')).text();
  expect(all).toContain('Fee waivers');
  expect(all).not.toMatch(/Hidden|Unheard|Trap|javascript:/);
  const some = await (await get(`/external-articles?q=homes&source=${sourceId}`)).text();
  expect(some).toContain('Two homes');
  expect(some).not.toContain('Fee waivers<');
  for (const nothing of ['q=%25%25', 'q=_____', 'source=none']) {
    expect(await (await get(`/external-articles?${nothing}`)).text()).toContain(
      'No External Articles Available',
    );
  }
});

it('the search covers all visible articles, beyond the display limit of their source', async () => {
  const limitTo = (displayLimit: number) =>
    app.deps.db
      .updateTable('blogSources')
      .set({ displayLimit })
      .where('id', '=', sourceId)
      .execute();
  const page = async (query: string) => (await get(`/external-articles${query}`)).text();
  await limitTo(1);
  await app.deps.content.settle();
  expect(await page('')).not.toContain('Two homes');
  expect(await page(`?source=${sourceId}`)).not.toContain('Two homes');
  for (const q of ['homes', 'TWO', 'hom', '100%']) {
    expect([q, await page(`?q=${encodeURIComponent(q)}`)]).toEqual([
      q,
      expect.stringContaining('Two homes'),
    ]);
  }
  expect(await page('?q=visible')).not.toContain('Hidden');
  expect(await page('?q=hidden')).not.toContain('100% about Hidden');
  expect(await page('?q=unheard')).not.toContain('about Unheard');
  await limitTo(10);
});

it('a search without results offers to clear the filters', async () => {
  const nothing = await (await get('/external-articles?q=zzzz')).text();
  expect(nothing).toContain('Clear Filters');
  expect(nothing).not.toContain('come back another day');
});

it('the blog shows external articles until that component is hidden', async () => {
  expect(await (await get('/blog')).text()).toContain('From elsewhere');
  await app.deps.db
    .updateTable('componentVisibilitySettings')
    .set({ isVisible: false })
    .where('componentKey', '=', 'external_blog_articles')
    .execute();
  await app.deps.content.settle();
  expect(await (await get('/blog')).text()).not.toContain('From elsewhere');
  expect((await get('/api/external-blog-articles')).status).toBe(403);
});

it('the blog returns 404 and leaves the navigation when both kinds of articles are hidden', async () => {
  const hide = (componentKey: string, isVisible: boolean) =>
    app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', componentKey)
      .execute();
  await hide('blog_articles', false);
  await hide('external_blog_articles', false);
  await app.deps.content.settle();
  expect((await get('/blog')).status).toBe(404);
  expect(await (await get('/about')).text()).not.toContain('href="/blog"');
});

it('the blog says that there are no external articles when only that component is visible and it is empty', async () => {
  await deleteAll(app.deps.db, 'externalBlogArticles');
  await app.deps.db
    .updateTable('componentVisibilitySettings')
    .set({ isVisible: true })
    .where('componentKey', '=', 'external_blog_articles')
    .execute();
  await app.deps.content.settle();
  const page = await (await get('/blog')).text();
  expect(page).toContain('No External Articles Available');
});
