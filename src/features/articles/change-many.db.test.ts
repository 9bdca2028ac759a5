import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHours } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'blogPosts'));

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOW = new Date(TEST_NOW);

const written = async (title: string, changes: object = {}): Promise<string> => {
  const { body } = await staff.call('POST', '/api/admin/blog-posts', {
    title,
    excerpt: 'Animals in a divorce.',
    content: '<p>The court may decide.</p>',
    category: 'divorce',
    ...changes,
  });
  return body.id;
};
const call = async (procedure: string, input: object) => {
  const { status, body } = await staff.call('POST', `/trpc/articles.${procedure}`, input);
  return { status, ids: body.result?.data?.ids?.sort() };
};
const stateOf = (id: string) =>
  app.deps.db
    .selectFrom('blogPosts')
    .select(['isPublished', 'publishedAt', 'firstPublishedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const shown = async (): Promise<string[]> => {
  await app.deps.content.settle();
  const response = await fetch(`${app.url}/api/blog-posts`);
  return (await response.json()).map(({ title }: { title: string }) => title).sort();
};

describe('publishing many', () => {
  it('publishes drafts now and leaves the dates of the others', async () => {
    const draft = await written('Draft');
    const old = await written('Old', { isPublished: true, publishedAt: '2023-02-01T05:30:00Z' });
    const later = addHours(NOW, 24);
    const scheduled = await written('Later', { isPublished: true, publishedAt: later });
    const input = { ids: [draft, old, scheduled, NOBODY], isPublished: true };
    expect(await call('publishMany', input)).toEqual({ status: 200, ids: [draft] });
    expect(await stateOf(draft)).toEqual({
      isPublished: true,
      publishedAt: NOW,
      firstPublishedAt: NOW,
    });
    expect(await shown()).toEqual(['Draft', 'Old']);
    expect((await stateOf(scheduled)).publishedAt).toEqual(later);
    expect(await staff.auditLog()).toMatchObject([
      {
        actor: 'admin',
        action: 'article.update',
        entityId: draft,
        before: { title: 'Draft', isPublished: false },
        after: { title: 'Draft', isPublished: true, publishedAt: NOW.toISOString() },
      },
    ]);
  });

  it('back as drafts is undone with their dates', async () => {
    const old = await written('Old', { isPublished: true, publishedAt: '2023-02-01T05:30:00Z' });
    const later = addHours(NOW, 24);
    const scheduled = await written('Later', { isPublished: true, publishedAt: later });
    const before = [await stateOf(old), await stateOf(scheduled)];
    const input = { ids: [old, scheduled], isPublished: false };
    expect((await call('publishMany', input)).ids).toEqual([old, scheduled].sort());
    expect(await shown()).toEqual([]);
    expect((await call('undoPublishMany', input)).ids).toEqual([old, scheduled].sort());
    expect([await stateOf(old), await stateOf(scheduled)]).toEqual(before);
    expect(await shown()).toEqual(['Old']);
    expect((await call('undoPublishMany', input)).ids).toEqual([]);
  });

  it('is not undone where the article has been saved since', async () => {
    const mine = await written('Mine');
    const saved = await written('Saved');
    const theirs = await written('Theirs');
    const input = { ids: [mine, saved, theirs], isPublished: true };
    await call('publishMany', input);
    const { body } = await staff.call('GET', '/api/admin/blog-posts?q=saved');
    await staff.call('PUT', `/api/admin/blog-posts/${saved}`, { ...body[0], title: 'Again' });
    await app.deps.db
      .insertInto('auditLog')
      .values({
        actor: 'maren',
        action: 'article.update',
        entity: 'blog_posts',
        entityId: theirs,
        before: JSON.stringify({ isPublished: false, publishedAt: null, firstPublishedAt: null }),
        after: JSON.stringify({ isPublished: true }),
      })
      .execute();
    expect((await call('undoPublishMany', input)).ids).toEqual([mine]);
    expect(await shown()).toEqual(['Again', 'Theirs']);
  });
});

it('deletes many, with their redirects, and audits them', async () => {
  const ids = [await written('First'), await written('Second', { isPublished: true })].sort();
  await written('Third', { isPublished: true });
  expect((await call('deleteMany', { ids: [...ids, NOBODY] })).ids).toEqual(ids);
  expect(await shown()).toEqual(['Third']);
  expect(
    (await staff.auditLog(2)).map(({ action, entityId }) => [action, entityId]).sort(),
  ).toEqual(ids.map((id) => ['article.delete', id]));
});

it('finds those that match a filter', async () => {
  const found = await written('A zebra');
  await written('A published zebra', { isPublished: true });
  await written('A horse');
  const input = encodeURIComponent(JSON.stringify({ q: 'zebra', status: 'draft' }));
  const { body } = await staff.call('GET', `/trpc/articles.matching?input=${input}`);
  expect(body.result.data).toEqual({ ids: [found], isCut: false });
});

it('exports what is filtered without texts, in the order of the list, and audits it', async () => {
  await written('Wills', { isPublished: true, publishedAt: '2023-02-01T05:30:00Z' });
  await written('Dogs', { isPublished: true, publishedAt: '2023-02-02T05:30:00Z' });
  await written('Drafts');
  const response = await fetch(`${app.url}/api/admin/blog-posts/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(await staffToken(app)) },
    body: JSON.stringify({ status: 'published', sort: '-title' }),
  });
  const [head, ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toBe(
    'Title,Category,Author,Status,Publication (America/Los_Angeles),Created (America/Los_Angeles),Last saved (America/Los_Angeles),Slug,Excerpt',
  );
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Wills', 'Divorce'],
    ['Dogs', 'Divorce'],
  ]);
  expect(lines[0]).toContain(',Published,2023-01-31 21:30,');
  expect(await staff.auditLog()).toMatchObject([
    { action: 'article.export', entityId: null, after: { sort: '-title' } },
  ]);
});
