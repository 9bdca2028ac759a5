import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await wait(0);
  await deleteAll(app.deps.db, 'blogPosts');
});

const LIST = '/api/admin/blog-posts';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAY_MS = 86_400_000;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

/** Days later, when staff have to sign in again. */
async function wait(days: number) {
  now = daysLater(days);
  staff = await staffClient(app);
}

const POST = {
  title: 'What happens to the house',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  category: 'divorce',
};

const write = (changes: object = {}) => staff.call('POST', LIST, { ...POST, ...changes });
const written = async (changes: object = {}) => {
  const { status, body } = await write(changes);
  expect(status).toBe(201);
  return body;
};
const save = (id: string, changes: object = {}) =>
  staff.call('PUT', `${LIST}/${id}`, { ...POST, ...changes });
const statusOf = async (path: string) =>
  (await fetch(app.url + path, { redirect: 'manual' })).status;
const slugsOf = ({ body }: { body: { slug: string }[] }) => body.map(({ slug }) => slug);

describe('creating an article', () => {
  it('returns the documented fields, as a draft of the firm, and is in the audit log', async () => {
    const { status, body } = await write();
    const { name } = await app.deps.db
      .selectFrom('firmProfile')
      .select('name')
      .executeTakeFirstOrThrow();
    expect([status, body]).toEqual([
      201,
      {
        ...POST,
        id: expect.any(String),
        slug: 'what-happens-to-the-house',
        author: name,
        isPublished: false,
        publishedAt: null,
        createdAt: TEST_NOW.toISOString(),
        updatedAt: expect.any(String),
      },
    ]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      actor: 'admin',
      action: 'article.create',
      entity: 'blog_posts',
      entityId: body.id,
      before: null,
      after: { title: POST.title, contentCharacters: 12 },
    });
    expect(JSON.stringify(entry)).not.toContain('Long.');
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['excerpt', { excerpt: undefined }],
    ['content', { content: '' }],
    ['content', { content: '<p> </p><script>x</script>' }],
    ['content', { content: `<p>${'é'.repeat(200_000)}</p>` }],
    ['content', { content: 'a\u0000b' }],
    ['category', { category: 'tax' }],
    ['author', { author: 'Nobody Here' }],
    ['isPublished', { isPublished: 'yes' }],
    ['publishedAt', { publishedAt: '2031-03-10' }],
    ['publishedAt', { publishedAt: '0000-01-01T00:00:00Z' }],
    ['publishedAt', { publishedAt: '9999-01-01T00:00:00Z' }],
  ])('refuses a bad %s by name', async (field, change) => {
    const { status, body } = await write(change);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, [field]]);
  });

  it('by an attorney of the firm', async () => {
    const { attorneys } = await app.deps.db
      .selectFrom('firmProfile')
      .select('attorneys')
      .executeTakeFirstOrThrow();
    const [{ name = '' } = {}] = attorneys as { name: string }[];
    expect((await written({ author: name })).author).toBe(name);
  });

  it('keeps only harmless HTML', async () => {
    const { id, content } = await written({
      content: '<h1 onclick="x()">A</h1><script>1</script><p style="top:0">b</p>',
    });
    expect(content).toBe('<h2>A</h2><p>b</p>');
    const stored = await app.deps.db
      .selectFrom('blogPosts')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.content).toBe(content);
  });

  it.each([
    ['words that are all different', (i: number) => `w${i.toString(36)} `],
    [
      'letters of many bytes',
      (i: number) => `語${String.fromCodePoint(0x4e00 + (i % 20_000))}${i} `,
    ],
    ['a single word', () => 'x'],
  ])('takes a text as long as it may be: %s', async (_, wordOf) => {
    let content = '<p>';
    let bytes = 3;
    for (let i = 0; bytes < 399_900; i += 1) {
      const word = wordOf(i);
      content += word;
      bytes += Buffer.byteLength(word);
    }
    const { id } = await written({ content });
    expect((await save(id, { content })).status).toBe(200);
  });
});

describe('a long text', () => {
  const long = JSON.stringify({ ...POST, content: 'x'.repeat(100_000) });
  const tooLong = JSON.stringify({ ...POST, content: 'x'.repeat(1_100_000) });
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each([LIST, '/trpc/articles.create'])(
    'is not read from unauthenticated callers at %s',
    async (path) => {
      expect((await send(path, long)).status).toBe(401);
      expect((await send(path, long, { authorization: 'Bearer x' })).status).toBe(401);
    },
  );

  it.each(['/trpc/contact.send', '/trpc/articles.create,articles.update', '/api/contact'])(
    'is nothing for %s',
    async (path) => {
      expect((await send(path, long)).status).toBe(413);
    },
  );

  it('is limited for staff, too', async () => {
    expect((await staff.call('POST', LIST, JSON.parse(tooLong))).status).toBe(413);
  });
});

describe('the slug', () => {
  it('derived from the title gets a number when it is taken', async () => {
    await written();
    expect((await written()).slug).toBe('what-happens-to-the-house-2');
    expect((await written({ slug: '' })).slug).toBe('what-happens-to-the-house-3');
  });

  it('typed by staff is rejected when it is taken', async () => {
    await written({ slug: 'house' });
    const { status, body } = await write({ slug: 'House!' });
    expect([status, body.reason, Object.keys(body.fieldErrors)]).toEqual([
      409,
      'slug_taken',
      ['slug'],
    ]);
    const other = await written();
    expect((await save(other.id, { slug: 'house' })).status).toBe(409);
  });

  it('of a title without letters is generated', async () => {
    expect((await written({ title: '離婚' })).slug).toMatch(/^post-[0-9a-f]{8}$/);
  });

  it('is unchanged while the title is unchanged', async () => {
    await written();
    const { id, slug } = await written();
    expect((await save(id)).body.slug).toBe(slug);
  });

  it('is numbered for any number of equal titles', async () => {
    const { id: _, ...first } = await written();
    const { slug } = first;
    await app.deps.db
      .insertInto('blogPosts')
      .values(
        Array.from({ length: 60 }, (_, i) => ({
          ...{ title: 'T', excerpt: 'E', content: 'C', category: 'divorce', author: 'A' },
          slug: `${slug}-${i + 2}`,
        })),
      )
      .execute();
    expect((await written()).slug).toBe(`${slug}-62`);
  });

  it('is unique when ten are created concurrently', async () => {
    const generated = await Promise.all(Array.from({ length: 10 }, () => write()));
    expect(generated.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(generated.map(({ body }) => body.slug)).size).toBe(10);
    const typed = await Promise.all(Array.from({ length: 10 }, () => write({ slug: 'same' })));
    expect(typed.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('redirects to the post after it was changed, and changed back', async () => {
    const { id } = await written({ slug: 'first', isPublished: true });
    await save(id, { slug: 'second', isPublished: true });
    await save(id, { slug: 'third', isPublished: true });
    const moved = await fetch(`${app.url}/blog/first`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/third']);
    expect(await statusOf('/blog/second')).toBe(301);
    await save(id, { slug: 'first', isPublished: true });
    await vi.waitFor(async () => expect(await statusOf('/blog/first')).toBe(200), 10_000);
    const redirects = await app.deps.db
      .selectFrom('slugRedirects')
      .select('oldSlug')
      .orderBy('oldSlug')
      .execute();
    expect(redirects.map(({ oldSlug }) => oldSlug)).toEqual(['second', 'third']);
  });

  it('formerly of another post is not generated, but may be typed', async () => {
    const { id } = await written({ isPublished: true });
    await save(id, { slug: 'moved', isPublished: true });
    expect((await written()).slug).toBe('what-happens-to-the-house-2');
    const { slug } = await written({ slug: POST.title });
    expect(slug).toBe('what-happens-to-the-house');
    expect(await app.deps.db.selectFrom('slugRedirects').select('oldSlug').execute()).toEqual([]);
  });
});

describe('publishing', () => {
  it('without a date is immediate, and can be undone', async () => {
    const { id, slug, publishedAt } = await written({ isPublished: true });
    expect(publishedAt).toBe(TEST_NOW.toISOString());
    expect(await statusOf(`/blog/${slug}`)).toBe(200);
    const { body } = await save(id, { publishedAt });
    expect([body.isPublished, body.publishedAt]).toEqual([false, null]);
    expect(await statusOf(`/api/blog-posts/${slug}`)).toBe(404);
    await vi.waitFor(async () => expect(await statusOf(`/blog/${slug}`)).toBe(404), 10_000);
    const blog = await (await fetch(`${app.url}/blog`)).text();
    expect(blog).not.toContain(POST.title);
  });

  it('again sets a new date but keeps the first', async () => {
    const { id } = await written({ isPublished: true });
    await save(id);
    await wait(3);
    const { body } = await save(id, { isPublished: true });
    expect(body.publishedAt).toBe(daysLater(3).toISOString());
    const row = await app.deps.db
      .selectFrom('blogPosts')
      .select('firstPublishedAt')
      .executeTakeFirstOrThrow();
    expect(row.firstPublishedAt).toEqual(TEST_NOW);
  });

  it('in the future schedules the post, which appears at that time', async () => {
    const publishedAt = daysLater(2).toISOString();
    const { slug, ...post } = await written({ isPublished: true, publishedAt });
    expect(post.publishedAt).toBe(publishedAt);
    expect(await statusOf(`/api/blog-posts/${slug}`)).toBe(404);
    expect(slugsOf(await staff.call('GET', `${LIST}?status=scheduled`))).toEqual([slug]);
    await wait(2);
    expect(await statusOf(`/api/blog-posts/${slug}`)).toBe(200);
    expect(slugsOf(await staff.call('GET', `${LIST}?status=published`))).toEqual([slug]);
  });

  it('keeps its date while the date is left out', async () => {
    const publishedAt = daysLater(-20).toISOString();
    const { id } = await written({ isPublished: true, publishedAt });
    expect((await save(id, { isPublished: true })).body.publishedAt).toBe(publishedAt);
    expect((await save(id, { isPublished: true, publishedAt: null })).body.publishedAt).toBe(
      TEST_NOW.toISOString(),
    );
  });
});

describe('two who edit one post', () => {
  it('get a conflict when they send the version they read', async () => {
    const { id, updatedAt } = await written();
    const first = await save(id, { title: 'Mine', updatedAt });
    expect(first.status).toBe(200);
    const second = await save(id, { title: 'Yours', updatedAt });
    expect([second.status, second.body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await save(id, { title: 'Yours', updatedAt: first.body.updatedAt })).status).toBe(200);
  });

  it('concurrently, ten at once, have one winner', async () => {
    const { id, updatedAt } = await written();
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save(id, { title: `Number ${i}`, updatedAt })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = saved.find(({ status }) => status === 200);
    expect((await staff.call('GET', LIST)).body[0].title).toBe(winner?.body.title);
  });

  it('overwrite each other when they send no version', async () => {
    const { id } = await written();
    expect((await save(id, { title: 'Mine' })).status).toBe(200);
    expect((await save(id, { title: 'Yours' })).body.title).toBe('Yours');
  });
});

describe('saving and deleting', () => {
  it('keeps an author who has left the firm', async () => {
    const { id } = await written();
    await app.deps.db.updateTable('blogPosts').set({ author: 'Gone Lately' }).execute();
    expect((await save(id, { author: 'Gone Lately' })).status).toBe(200);
  });

  it('makes a sample the firm’s own once its text changes', async () => {
    const { id } = await written();
    const isSample = async () => {
      const articles = app.deps.db.selectFrom('blogPosts').select('isSample');
      return (await articles.executeTakeFirstOrThrow()).isSample;
    };
    await app.deps.db.updateTable('blogPosts').set({ isSample: true }).execute();
    await save(id, { isPublished: true });
    expect(await isSample()).toBe(true);
    await save(id, { content: '<p>Ours.</p>' });
    expect(await isSample()).toBe(false);
  });

  it('deletes it with its redirects, and is in the audit log', async () => {
    const { id, slug } = await written({ isPublished: true });
    await save(id, { slug: 'other', isPublished: true });
    const { status, body } = await staff.call('DELETE', `${LIST}/${id}`);
    expect([status, body]).toEqual([204, undefined]);
    expect(await statusOf(`/api/blog-posts/${slug}`)).toBe(404);
    expect(await statusOf('/api/blog-posts/other')).toBe(404);
    const entries = await staff.auditLog(2);
    expect(entries.map(({ action }) => action)).toEqual(['article.delete', 'article.update']);
    expect(entries[0]).toMatchObject({ before: { slug: 'other' }, after: null });
    expect((await staff.call('DELETE', `${LIST}/${id}`)).status).toBe(404);
  });

  it.each([
    ['PUT', NOBODY, 404],
    ['PUT', 'x', 400],
    ['DELETE', NOBODY, 404],
    ['DELETE', 'x', 400],
  ] as const)('%s %s answers %i', async (method, id, status) => {
    const answer = await staff.call(method, `${LIST}/${id}`, method === 'PUT' ? POST : undefined);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body.reason).toBe('article_not_found');
    else expect(Object.keys(answer.body.fieldErrors)).toEqual(['id']);
  });
});

describe('the list', () => {
  it('of the screen has no content, that of the documented call has', async () => {
    await written({ content: `<p>${'Long. '.repeat(10_000)}</p>` });
    const input = encodeURIComponent(JSON.stringify({ limit: 100 }));
    const { body: rows } = await staff.call('GET', `/trpc/articles.adminRows?input=${input}`);
    expect(rows.result.data.items).toHaveLength(1);
    expect(JSON.stringify(rows).length).toBeLessThan(1_000);
    const former = await staff.call('GET', `/trpc/articles.officeRows?input=${input}`);
    expect(former.body).toEqual(rows);
    const { body: posts } = await staff.call('GET', LIST);
    expect(posts[0].content).toContain('Long. Long.');
  });

  it.each([
    ['adminList', 'officeList'],
    ['adminRows', 'officeRows'],
  ])('%s answers as %s, its name in the release before', async (name, formerName) => {
    await written({ title: 'Custody plan' });
    const input = encodeURIComponent(JSON.stringify({ limit: 100 }));
    const bodyOf = async (procedure: string) =>
      (await staff.call('GET', `/trpc/articles.${procedure}?input=${input}`)).body;
    const body = await bodyOf(name);
    expect(body.result.data.items).toHaveLength(1);
    expect(await bodyOf(formerName)).toEqual(body);
  });

  it.each([
    ['', ['probate-basics', 'custody-plan', 'tomorrow']],
    ['?status=draft', ['custody-plan']],
    ['?status=published', ['probate-basics']],
    ['?status=scheduled', ['tomorrow']],
    ['?category=probate', ['probate-basics']],
    ['?q=prob', ['probate-basics']],
    ['?q=pelican', ['custody-plan']],
    ['?q=pelican&status=published', []],
    ["?q='%20%7C%20!:*", []],
  ])('%s finds what it should', async (query, slugs) => {
    await written({ slug: 'tomorrow', isPublished: true, publishedAt: daysLater(1).toISOString() });
    now = daysLater(1 / 1000);
    await written({ slug: 'custody-plan', content: '<p>Of pelicans.</p>' });
    now = daysLater(2 / 1000);
    await written({ slug: 'probate-basics', category: 'probate', isPublished: true });
    expect(slugsOf(await staff.call('GET', LIST + query))).toEqual(slugs);
  });

  it('is paginated by its Link header', async () => {
    for (let i = 0; i < 3; i += 1) await written();
    const { headers, body } = await staff.call('GET', `${LIST}?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const rest = await staff.call('GET', next);
    expect(new Set([...slugsOf({ body }), ...slugsOf(rest)]).size).toBe(3);
  });

  it.each(['status=lost', 'category=tax', 'cursor=nonsense', 'limit=0'])(
    'refuses %s by name',
    async (query) => {
      const { status, body } = await staff.call('GET', `${LIST}?${query}`);
      expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it('is counted by state', async () => {
    await written();
    await written({ isPublished: true });
    await written({ isPublished: true, publishedAt: daysLater(1).toISOString() });
    const { body } = await staff.call('GET', '/trpc/articles.counts');
    expect(body.result.data).toEqual({ all: 3, published: 1, draft: 1, scheduled: 1 });
  });
});

describe('a preview', () => {
  const linkTo = async (id: string) => {
    const { body } = await staff.call('POST', '/trpc/articles.previewLink', { id });
    return body.result.data as { path: string; expiresAt: string };
  };
  const tokenFor = async (id: string) => (await linkTo(id)).path.split('/').pop() ?? '';
  const preview = async (token: string) => {
    const input = encodeURIComponent(JSON.stringify({ token }));
    const response = await fetch(`${app.url}/trpc/articles.preview?input=${input}`);
    return { status: response.status, ...(await response.json()) };
  };

  it('shows a draft as it is now to whoever has the link, for a week', async () => {
    const { id } = await written({ title: 'A quiet draft' });
    const link = await linkTo(id);
    expect(link).toEqual({
      path: expect.stringMatching(/^\/blog\/preview\/[\w.-]+$/),
      expiresAt: daysLater(7).toISOString(),
    });
    const token = await tokenFor(id);
    expect((await preview(token)).result.data.title).toBe('A quiet draft');
    await save(id, { title: 'Second thoughts' });
    expect((await preview(token)).result.data.title).toBe('Second thoughts');
  });

  it('expires after a week, with the post, and when changed', async () => {
    const { id } = await written();
    const token = await tokenFor(id);
    expect((await preview(token)).status).toBe(200);
    for (const bad of [`${token}x`, token.replace('v1', 'v2'), 'nonsense']) {
      const { status, error } = await preview(bad);
      expect([status, error.data.reason]).toEqual([404, 'preview_not_found']);
    }
    now = daysLater(7);
    expect((await preview(token)).status).toBe(404);
    await wait(0);
    await staff.call('DELETE', `${LIST}/${id}`);
    expect((await preview(token)).status).toBe(404);
  });

  it('rejects tokens sealed for another purpose', async () => {
    const { id } = await written();
    const claims = JSON.stringify({ id, expiresAt: daysLater(7) });
    expect((await preview(app.deps.secrets.seal(claims, 'elsewhere'))).status).toBe(404);
  });

  it('of an unknown post is a 404', async () => {
    const { status } = await staff.call('POST', '/trpc/articles.previewLink', { id: NOBODY });
    expect(status).toBe(404);
  });
});
