import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

const daysFromNow = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

const insert = (slug: string, changes: object = {}) =>
  app.deps.db
    .insertInto('blogPosts')
    .values({
      title: `About ${slug}`,
      slug,
      excerpt: 'Short.',
      content: '<p>Long.</p>',
      category: 'divorce',
      author: 'Somebody',
      isPublished: true,
      publishedAt: daysFromNow(-2),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  app = await startTestApp();
  const { id } = await insert('pelicans', {
    title: 'Pelicans at the harbor',
    publishedAt: daysFromNow(-1),
    content: '<h1>Birds</h1><p onclick="x()">Cormorants<script>alert(1)</script></p>',
  });
  await insert('what-a-will-does', {
    title: 'What a will does',
    excerpt: 'For widow’s and “orphan’s” sake',
    content: '<p>An estate of $208,850 goes through <b>probate</b>; a contest is rare.</p>',
    category: 'family-law',
    author: 'Ann O’Neil',
  });
  await insert('a-custody-plan', {
    title: 'A custody plan',
    content: '<p>Résumé of both parents’ “weeks”.</p>',
    category: 'family-law',
    author: 'Theo Okonjo',
  });
  await insert('draft', { isPublished: false, publishedAt: null });
  await insert('tomorrow', { publishedAt: daysFromNow(1) });
  await app.deps.db
    .insertInto('slugRedirects')
    .values({ oldSlug: 'old-pelicans', postId: id })
    .execute();
});
afterAll(() => app.close());

const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });

async function found(query: string): Promise<{ slug: string; title: string; excerpt: string }[]> {
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(new URLSearchParams(query))));
  const response = await get(`/trpc/articles.search?input=${input}`);
  return (await response.json()).result.data;
}

describe('GET /api/blog-posts', () => {
  it('returns published articles that are due, newest first, with exactly the documented fields', async () => {
    const posts = (await (await get('/api/blog-posts')).json()) as Record<string, unknown>[];
    expect(posts).toHaveLength(9);
    expect(posts.map(({ slug }) => slug)).not.toContain('draft');
    expect(posts.map(({ slug }) => slug)).not.toContain('tomorrow');
    expect(posts[0]).toEqual({
      id: expect.any(String),
      title: 'Pelicans at the harbor',
      slug: 'pelicans',
      excerpt: 'Short.',
      content: '<h2>Birds</h2><p>Cormorants</p>',
      category: 'divorce',
      author: 'Somebody',
      isPublished: true,
      publishedAt: daysFromNow(-1).toISOString(),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it.each([
    ['pelicans', 200],
    ['old-pelicans', 200],
    ['draft', 404],
    ['tomorrow', 404],
    ['none', 404],
    ['x'.repeat(300), 400],
    ['%00', 400],
  ])('%s answers %i', async (slug, status) => {
    expect((await get(`/api/blog-posts/${slug}`)).status).toBe(status);
  });
});

it('lists cut long excerpts at 200 characters, and the article keeps its own', async () => {
  const excerpt = 'Ten words. '.repeat(30).trim();
  await insert('long-excerpt', { excerpt, publishedAt: daysFromNow(-400), category: 'probate' });
  onTestFinished(async () => {
    await app.deps.db.deleteFrom('blogPosts').where('slug', '=', 'long-excerpt').execute();
  });
  const listed = (await found('category=probate')).find(({ slug }) => slug === 'long-excerpt');
  expect(listed?.excerpt).toMatch(/^(Ten words\. ){17}Ten…$|^.{150,200}…$/);
  expect((await (await get('/api/blog-posts/long-excerpt')).json()).excerpt).toBe(excerpt);
});

/** The articles about family law that match, best first, with the matches marked. */
const foundInFamilyLaw = (q: string) =>
  found(new URLSearchParams({ q, category: 'family-law' }).toString());

const withoutMarks = (text = '') => text.replace(/[\uE000\uE001]/g, '');

describe('the search', () => {
  it('finds words in title and text, in other forms too, and marks them', async () => {
    expect(await found('q=pelican')).toMatchObject([
      { title: '\uE000Pelicans\uE001 at the harbor' },
    ]);
    expect((await found('q=cormorant')).map(({ slug }) => slug)).toEqual(['pelicans']);
  });

  it.each([
    ['will', 'What a will does'],
    ['wills', 'What a will does'],
    ['what is a will', 'What a will does'],
    ['will contest', 'What a will does'],
    ['custod', 'A custody plan'],
    ['prob', 'What a will does'],
    ['okonjo', 'A custody plan'],
    ["O'Neil", 'What a will does'],
    ['oneil', 'What a will does'],
    ['208850', 'What a will does'],
    ['208,850', 'What a will does'],
    ['widow’s', 'What a will does'],
    ["widow's", 'What a will does'],
    ['widow', 'What a will does'],
    ['orphans', 'What a will does'],
    ['resume', 'A custody plan'],
  ])('%s finds the word, whatever form and punctuation it has', async (q, title) => {
    const [first] = await foundInFamilyLaw(q);
    expect(withoutMarks(first?.title)).toBe(title);
  });

  it.each([
    ['wills', 'What a \uE000will\uE001 does'],
    ["widow's", 'For \uE000widow’s\uE001 and “orphan’s” sake'],
    ['orphans', 'For widow’s and “\uE000orphan’s\uE001” sake'],
  ])('%s marks the word without the quotes around it', async (q, marked) => {
    const [article] = await foundInFamilyLaw(q);
    expect([article?.title, article?.excerpt]).toContain(marked);
  });

  it.each([
    ['how much does a widow pay', 'What a will does'],
    ['custody-planning', 'A custody plan'],
    ['custody‑plans', 'A custody plan'],
    ['contests-estates', 'What a will does'],
  ])('%j finds what has some of its words, or them without the hyphen', async (q, title) => {
    const [first] = await foundInFamilyLaw(q);
    expect(withoutMarks(first?.title)).toBe(title);
  });

  it('prefers articles with all the words to those with some of them', async () => {
    expect((await found('q=pelicans+harbor')).map(({ slug }) => slug)).toEqual(['pelicans']);
  });

  it('of 201 letters is a 400 that names it, and a page that says so', async () => {
    const q = 'a'.repeat(201);
    for (const procedure of ['articles.search', 'news.search']) {
      const input = encodeURIComponent(JSON.stringify({ q }));
      const response = await get(`/trpc/${procedure}?input=${input}`);
      const { error } = await response.json();
      expect([response.status, Object.keys(error.data.fieldErrors)]).toEqual([400, ['q']]);
    }
    for (const path of ['/blog', '/external-articles']) {
      const page = await (await get(`${path}?q=${q}`)).text();
      expect(page).toContain('Please search for at most 200 characters.');
      expect(page).not.toContain('No Articles Found');
    }
  });

  it('puts an article with the word in its title first', async () => {
    expect((await found('q=probate'))[0]?.slug).toMatch(/probate/);
  });

  it('narrows by category', async () => {
    const divorce = await found('category=divorce');
    expect(divorce.map(({ slug }) => slug)).toContain('pelicans');
    expect(await found('q=pelican&category=probate')).toEqual([]);
  });

  it.each(['"', "'; drop table blog_posts; --", '&|!():*', '<b>', '\\', '-', 'a'.repeat(200)])(
    '%j is only words',
    async (q) => {
      expect(await found(new URLSearchParams({ q }).toString())).toBeInstanceOf(Array);
    },
  );
});

describe('the page of an article', () => {
  it('moves to its new address with a 301', async () => {
    const response = await get('/blog/old-pelicans');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/pelicans']);
  });

  it('is a 404 with the documented message for an unknown article', async () => {
    const response = await get('/blog/none');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Article Not Found');
    expect(html.replaceAll('&#x27;', "'")).toContain(
      "The article you're looking for doesn't exist or has been moved.",
    );
    expect(html).toContain('Back to Blog');
  });

  it('has its text and structured data, and nothing executable', async () => {
    const html = await (await get('/blog/pelicans')).text();
    expect(html).toContain('Cormorants');
    expect(html).not.toMatch(/onclick|alert\(1\)/);
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('5 min read');
  });
});

it('the list page filters by its URL, and shows a message when nothing is found', async () => {
  const html = await (await get('/blog?q=pelican')).text();
  expect(html).toContain('href="/blog/pelicans"');
  expect(html).not.toContain('living-trust-or-will');
  expect(await (await get('/blog?q=zzzz')).text()).toContain('No Articles Found');
});

it('a hidden blog returns 403, and its pages show none of it', async () => {
  const show = (isVisible: boolean) =>
    app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', 'blog_articles')
      .execute();
  await show(false);
  try {
    for (const path of ['/api/blog-posts', '/api/blog-posts/pelicans']) {
      const response = await get(path);
      expect([response.status, (await response.json()).reason]).toEqual([403, 'component_hidden']);
    }
    await expect.poll(async () => (await get('/blog/pelicans')).status).toBe(404);
    expect(await (await get('/blog')).text()).not.toContain('pelicans');
  } finally {
    await show(true);
  }
});
