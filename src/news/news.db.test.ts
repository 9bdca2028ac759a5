import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';

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

it('GET /api/external-blog-articles answers what is visible, of active sources, newest first', async () => {
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
  '%s tells everybody id, name and state only',
  async (path) => {
    expect(await (await get(path)).json()).toEqual([
      { id: sourceId, name: 'gazette', isActive: true },
    ]);
  },
);

it('the page searches and filters by its address', async () => {
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

it('the blog shows them beside the firm’s own, until they are hidden', async () => {
  expect(await (await get('/blog')).text()).toContain('From elsewhere');
  await app.deps.db
    .updateTable('componentVisibilitySettings')
    .set({ isVisible: false })
    .where('componentKey', '=', 'external_blog_articles')
    .execute();
  await expect.poll(async () => (await get('/blog')).text()).not.toContain('From elsewhere');
  expect((await get('/api/external-blog-articles')).status).toBe(403);
});
