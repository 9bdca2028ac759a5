import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { bearer, newcomerToken, STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'blogSources'));

const LIST = '/api/admin/blog-sources';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const COURTS = {
  name: 'Courts',
  url: 'https://courts.example/feed.xml',
  type: 'rss',
  displayLimit: 3,
  config: null,
  isActive: true,
};
const create = (changes: object = {}) => staff.call('POST', LIST, { ...COURTS, ...changes });

describe('the list', () => {
  it('is complete for staff, and has only id, name and state of active sources for everybody else', async () => {
    const shown = (await create()).body;
    const hidden = (await create({ url: 'https://b.example', isActive: false })).body;
    const everybody = [{ id: shown.id, name: 'Courts', isActive: true }];
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(app.url + LIST, { headers });
      return [response.status, await response.json()];
    };
    expect(await ask({})).toEqual([200, everybody]);
    const newcomer = await newcomerToken(app, 'newcomer');
    expect(await ask(bearer(newcomer))).toEqual([200, everybody]);
    const { status, body } = await staff.call('GET', LIST);
    expect(status).toBe(200);
    expect(body).toEqual(expect.arrayContaining([shown, hidden]));
    const [bad, { reason }] = await ask(bearer('nonsense'));
    expect([bad, reason]).toEqual([401, 'invalid_token']);
  });
});

describe('adding a source', () => {
  it('returns the row, and is audited', async () => {
    const { status, body } = await create({ url: 'https://Courts.example/feed.xml?key=hidden' });
    expect([status, body]).toEqual([
      201,
      {
        ...COURTS,
        url: 'https://courts.example/feed.xml?key=hidden',
        id: expect.any(String),
        lastFetched: null,
        lastAttemptAt: null,
        nextFetchAt: TEST_NOW.toISOString(),
        failures: 0,
        failingSince: null,
        lastError: null,
        feedUrl: null,
        movedTo: null,
        articleCount: 0,
        createdAt: TEST_NOW.toISOString(),
      },
    ]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ action: 'blog_source.create', entityId: body.id, before: null });
    expect(entry?.after).toMatchObject({ name: 'Courts', url: 'https://courts.example/feed.xml' });
  });

  it.each([
    [undefined, 5],
    [null, 5],
    ['many', 5],
    ['', 5],
    [{}, 5],
    ['7', 7],
    [1, 1],
    [10, 10],
  ])('with the display limit %j stores %i', async (displayLimit, expected) => {
    expect((await create({ displayLimit })).body.displayLimit).toBe(expected);
  });

  it('seals and masks an API key, and keeps it when its mask is sent back', async () => {
    const config = JSON.stringify({ items: 'posts', apiKey: 'token-of-the-api-1a2b' });
    const { body } = await create({ type: 'api', config });
    expect(JSON.parse(body.config)).toEqual({ items: 'posts', apiKey: '••••1a2b' });
    const again = await staff.call('PUT', `${LIST}/${body.id}`, { ...body, name: 'New' });
    expect([again.status, again.body.config]).toEqual([200, body.config]);
    const { config: stored } = await app.deps.db
      .selectFrom('blogSources')
      .select('config')
      .executeTakeFirstOrThrow();
    const { apiKey } = JSON.parse(stored ?? '{}');
    expect(app.deps.secrets.open(apiKey, `blog_sources.apiKey:${body.id}`)).toBe(
      'token-of-the-api-1a2b',
    );
  });

  it.each([
    ['name', 'Required', { name: ' ' }],
    ['url', 'Required', { url: undefined }],
    ['url', 'https:// or http://', { url: 'javascript:alert(1)' }],
    ['url', 'https:// or http://', { url: 'courts.example' }],
    ['url', 'user name or password', { url: 'https://a:b@courts.example' }],
    ['type', 'Choose one', { type: 'telegraph' }],
    ['displayLimit', 'from 1 to 10', { displayLimit: 0 }],
    ['displayLimit', 'from 1 to 10', { displayLimit: 11 }],
    ['displayLimit', 'from 1 to 10', { displayLimit: '2.5' }],
    ['config', 'Line 1, column 2: ', { config: '{' }],
    ['config', 'a: is not a setting of RSS sources', { config: '{"a": 1}' }],
    ['config', 'items: Must be text', { type: 'api', config: '{"items": 1}' }],
    ['isActive', 'true or false', { isActive: 'yes' }],
  ])('refuses a bad %s: %s', async (field, words, changes) => {
    const { status, body } = await create(changes);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
    expect(body.fieldErrors[field].join(' ')).toContain(words);
  });

  it.each([
    'http://127.0.0.1/feed',
    'http://127.1/feed',
    'http://10.0.0.8/feed',
    'http://[::1]/feed',
    'http://localhost/feed',
    'http://feeds.localhost/feed',
    'http://169.254.169.254/',
  ])('rejects the private address %s, also when a source is changed', async (url) => {
    const refused = [400, { url: ['Must be on the public internet'] }];
    const created = await create({ url });
    expect([created.status, created.body.fieldErrors]).toEqual(refused);
    const { id } = (await create()).body;
    const changed = await staff.call('PUT', `${LIST}/${id}`, { ...COURTS, url });
    expect([changed.status, changed.body.fieldErrors]).toEqual(refused);
  });

  it('returns 201 once and 409 nine times for ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      reason: 'source_exists',
      fieldErrors: { url: [expect.any(String)] },
    });
  });
});

describe('changing a source', () => {
  it('replaces its fields, resets its failures and makes it due', async () => {
    const { id } = (await create()).body;
    await app.deps.db
      .updateTable('blogSources')
      .set({ failures: 3, lastError: '404', nextFetchAt: new Date('2099-01-01') })
      .execute();
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, { ...COURTS, name: 'New' });
    expect([status, body]).toMatchObject([200, { name: 'New', failures: 0, lastError: null }]);
    const { nextFetchAt } = await app.deps.db
      .selectFrom('blogSources')
      .select('nextFetchAt')
      .executeTakeFirstOrThrow();
    expect(nextFetchAt).toEqual(TEST_NOW);
  });

  it('with isActive alone changes only that', async () => {
    const before = (await create()).body;
    const { body } = await staff.call('PUT', `${LIST}/${before.id}`, { isActive: false });
    expect(body).toEqual({ ...before, isActive: false });
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'blog_source.deactivate' });
  });

  it.each([
    [
      'incomplete settings',
      { type: 'api', config: '{"posts": "items"}' },
      [409, { config: ['posts: is not a setting of API sources'] }],
    ],
    [
      'a secret that can no longer be read',
      { type: 'api', config: '{"apiKey": "v1.gone.AAAA.BBBB"}' },
      [409, { secrets: ['Enter again: apiKey'] }],
    ],
    [
      'an address inside the network',
      { url: 'http://127.0.0.1/feed.xml' },
      [400, { url: ['Must be on the public internet'] }],
    ],
  ])('a stored source with %s cannot be activated', async (_what, stored, rejected) => {
    const { id } = (await create({ isActive: false })).body;
    await app.deps.db.updateTable('blogSources').set(stored).execute();
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, { isActive: true });
    expect([status, body.fieldErrors]).toEqual(rejected);
    expect((await staff.call('GET', LIST)).body[0].isActive).toBe(false);
    expect((await staff.call('PUT', `${LIST}/${id}`, { isActive: false })).status).toBe(200);
  });

  it('returns 409 for the URL of another source', async () => {
    await create();
    const { id } = (await create({ url: 'https://b.example' })).body;
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, COURTS);
    expect([status, body.reason]).toEqual([409, 'source_exists']);
  });
});

it('deleting a source removes it with its articles', async () => {
  const { id } = (await create()).body;
  const article = { sourceId: id, title: 'A', url: 'https://a', canonicalUrl: 'https://a' };
  await app.deps.db.insertInto('externalBlogArticles').values(article).execute();
  const { status, body } = await staff.call('DELETE', `${LIST}/${id}`);
  expect([status, body]).toEqual([204, undefined]);
  expect(await app.deps.db.selectFrom('externalBlogArticles').select('id').execute()).toEqual([]);
  expect((await staff.auditLog())[0]).toMatchObject({ action: 'blog_source.delete', after: null });
});

it.each([
  ['PUT', COURTS],
  ['PUT', { isActive: true }],
  ['DELETE', undefined],
] as const)(
  '%s %j returns 404 for an unknown id and 400 for a malformed one',
  async (method, body) => {
    const missing = await staff.call(method, `${LIST}/${NOBODY}`, body);
    expect([missing.status, missing.body.reason]).toEqual([404, 'source_not_found']);
    const nonsense = await staff.call(method, `${LIST}/x`, body);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  },
);
