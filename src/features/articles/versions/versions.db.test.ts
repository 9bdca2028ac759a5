import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { KEPT_VERSIONS } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const LIST = '/api/admin/blog-posts';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const POST = {
  title: 'What happens to the house',
  excerpt: 'Short.',
  content: '<p>First.</p>',
  category: 'divorce',
};

const written = async (changes: object = {}) =>
  (await staff.call('POST', LIST, { ...POST, ...changes })).body;
const save = (id: string, changes: object = {}) =>
  staff.call('PUT', `${LIST}/${id}`, { ...POST, ...changes });
const versionsOf = async (id: string) =>
  (await staff.call('GET', `${LIST}/${id}/versions`)).body as {
    number: number;
    savedBy: string | null;
    savedAt: string;
  }[];
const numbersOf = async (id: string) => (await versionsOf(id)).map(({ number }) => number);
const version = (id: string, number: number) =>
  staff.call('GET', `${LIST}/${id}/versions/${number}`);
const restore = (id: string, number: number, body: object = {}) =>
  staff.call('POST', `${LIST}/${id}/versions/${number}/restore`, body);

describe('saving', () => {
  it('keeps each text with who saved it and when', async () => {
    const { id, updatedAt } = await written();
    const { body: second } = await save(id, { content: '<p>Second.</p>', title: 'The house' });
    expect(await versionsOf(id)).toEqual([
      { number: 2, title: 'The house', savedAt: second.updatedAt, savedBy: 'admin' },
      { number: 1, title: POST.title, savedAt: updatedAt, savedBy: 'admin' },
    ]);
    const { body } = await version(id, 1);
    expect(body).toMatchObject({ ...POST, number: 1, guestLine: null });
  });

  it('keeps no version if only the address or the publication changes', async () => {
    const { id } = await written();
    await save(id, { slug: 'elsewhere', isPublished: true });
    expect(await numbersOf(id)).toEqual([1]);
  });

  it('also keeps a text that was stored without a version', async () => {
    const { id } = await written();
    await app.deps.db
      .updateTable('blogPosts')
      .set({ content: '<p>Of an earlier release.</p>' })
      .where('id', '=', id)
      .execute();
    await save(id, { content: '<p>Third.</p>' });
    expect((await versionsOf(id)).map(({ savedBy }) => savedBy)).toEqual(['admin', null, 'admin']);
    expect((await version(id, 2)).body.content).toBe('<p>Of an earlier release.</p>');
  });

  it('keeps the newest versions only', async () => {
    const { id } = await written();
    await app.deps.db
      .insertInto('articleVersions')
      .values(
        Array.from({ length: KEPT_VERSIONS }, (_, i) => ({
          ...{ articleId: id, number: i + 2, ...POST, author: 'A', savedAt: new Date(i) },
          content: `${i}`,
        })),
      )
      .execute();
    await save(id, { content: '<p>Last.</p>' });
    const numbers = await numbersOf(id);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([KEPT_VERSIONS, 53, 4]);
  });

  it('that is refused keeps no version', async () => {
    const { id } = await written();
    await written({ slug: 'taken' });
    expect((await save(id, { slug: 'taken', content: '<p>Second.</p>' })).status).toBe(409);
    expect(await numbersOf(id)).toEqual([1]);
  });

  it('ten times at once numbers all versions', async () => {
    const { id } = await written();
    await Promise.all(Array.from({ length: 10 }, (_, i) => save(id, { title: `Title ${i}` })));
    expect(await numbersOf(id)).toEqual(Array.from({ length: 11 }, (_, i) => 11 - i));
  });
});

describe('restoring', () => {
  it('saves the earlier text as the newest version; address and publication stay', async () => {
    const { id } = await written({ slug: 'house' });
    await save(id, {
      ...{ title: 'Second', content: '<p>Second.</p>', category: 'probate' },
      ...{ slug: 'second', isPublished: true },
    });
    const { status, body } = await restore(id, 1);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...POST, slug: 'second', isPublished: true }),
    ]);
    expect(await numbersOf(id)).toEqual([3, 2, 1]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      action: 'article.restore',
      before: { title: 'Second' },
      after: { title: POST.title, restoredVersion: 1 },
    });
    expect(JSON.stringify(entry)).not.toContain('First.');
    expect((await restore(id, 2)).body.content).toBe('<p>Second.</p>');
  });

  it('restores the author, also one who has left the firm meanwhile', async () => {
    const { id } = await written({ author: 'Kim Ito', guestLine: 'Guest author, CPA' });
    await save(id);
    const { body } = await restore(id, 1);
    expect(body).toMatchObject({ author: 'Kim Ito', guestLine: 'Guest author, CPA' });
  });

  it('is refused if somebody has saved the article meanwhile', async () => {
    const { id, updatedAt } = await written();
    const { body: second } = await save(id, { content: '<p>Second.</p>' });
    const { status, body } = await restore(id, 1, { updatedAt });
    expect([status, body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await restore(id, 1, { updatedAt: second.updatedAt })).status).toBe(200);
  });

  it('sanitizes what is stored', async () => {
    const { id } = await written();
    await app.deps.db
      .updateTable('articleVersions')
      .set({ content: '<p onclick="x()">A<script>1</script></p>' })
      .where('articleId', '=', id)
      .execute();
    expect((await version(id, 1)).body.content).toBe('<p>A</p>');
    expect((await restore(id, 1)).body.content).toBe('<p>A</p>');
  });
});

it('versions are deleted with their article', async () => {
  const { id } = await written();
  await staff.call('DELETE', `${LIST}/${id}`);
  expect((await staff.call('GET', `${LIST}/${id}/versions`)).body.reason).toBe('article_not_found');
  expect((await version(id, 1)).body.reason).toBe('version_not_found');
});

it.each([
  ['GET', `${NOBODY}/versions`, 404],
  ['GET', `${NOBODY}/versions/1`, 404],
  ['POST', `${NOBODY}/versions/1/restore`, 404],
  ['GET', `${NOBODY}/versions/0`, 400],
  ['GET', `${NOBODY}/versions/one`, 400],
  ['GET', `${NOBODY}/versions/99999999999`, 400],
  ['GET', 'x/versions', 400],
] as const)('%s %s answers %i', async (method, path, status) => {
  expect((await staff.call(method, `${LIST}/${path}`, undefined)).status).toBe(status);
});
