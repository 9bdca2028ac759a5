import { randomBytes } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DynamoPeer, startDynamoPeer } from './testing/dynamo-peer.ts';
import { startWizard, type TestWizard } from './testing/migration-wizard.ts';

let peer: DynamoPeer;
let wizard: TestWizard;
beforeAll(async () => {
  peer = await startDynamoPeer();
  wizard = await startWizard({ endpoint: peer.endpoint });
  await wizard.run('create-table');
});
afterAll(async () => {
  await wizard.app.close();
  await peer.close();
});

const CANARY = 'canary-sings-7c2e';
const LARGE = 500_000;

const addPost = (id: string, content: string) =>
  wizard.app.deps.db
    .insertInto('blogPosts')
    .values({ id, title: 'T', slug: id, excerpt: 'E', content, category: 'divorce', author: 'A' })
    .execute();

const removePost = (id: string) =>
  wizard.app.deps.db.deleteFrom('blogPosts').where('id', '=', id).execute();

const itemsOf = async (id: string) =>
  (await peer.scan()).filter(({ PK }) => PK?.S === id).sort((a, b) => bySk(a.SK?.S, b.SK?.S));
const bySk = (a = '', b = '') => (a < b ? -1 : 1);

async function verified() {
  expect((await wizard.run('verify')).state).toBe('done');
  const { report } = await wizard.look();
  if (!report) throw new Error('There is no report');
  return report;
}

describe('a row', () => {
  it('is copied without loss of digits, microseconds or characters', async () => {
    const { db } = wizard.app.deps;
    await sql`
      insert into probate_calculations (id, estate_value, real_estate_value, attorney_fees,
        executor_fees, court_costs, total_probate, trust_cost, savings, user_email, created_at)
      values ('calc', 9999999999.99, 0, 0.01, -9999999999.99, 1, 2, 3, 4, null,
        '2031-03-10T14:00:00.123456Z')`.execute(db);
    await db
      .insertInto('contactSubmissions')
      .values({
        id: 'nachricht–秘密 #1',
        firstName: '',
        lastName: 'Größe 👩‍👩‍👧 ﷽ e\u0301',
        email: 'a@b.example',
        practiceArea: 'other',
        message: ' </script>\u2028"\\ \t\n\u{10ffff}',
      })
      .execute();
    await wizard.run('migrate', { restart: true });
    expect(await itemsOf('probate_calculations#calc')).toEqual([
      {
        PK: { S: 'probate_calculations#calc' },
        SK: { S: 'row' },
        GSI1PK: { S: 'probate_calculations' },
        GSI1SK: { S: '2031-03-10T14:00:00.123456Z#calc' },
        id: { S: 'calc' },
        estateValue: { S: '9999999999.99' },
        realEstateValue: { S: '0.00' },
        attorneyFees: { S: '0.01' },
        executorFees: { S: '-9999999999.99' },
        courtCosts: { S: '1.00' },
        totalProbate: { S: '2.00' },
        trustCost: { S: '3.00' },
        savings: { S: '4.00' },
        calculatorId: { NULL: true },
        calculatorVersion: { NULL: true },
        attorneyFeesLow: { NULL: true },
        executorFeesLow: { NULL: true },
        courtCostsLow: { NULL: true },
        totalProbateLow: { NULL: true },
        userEmail: { NULL: true },
        clientLanguage: { NULL: true },
        createdAt: { S: '2031-03-10T14:00:00.123456Z' },
      },
    ]);
    const [message] = await itemsOf('contact_submissions#nachricht–秘密 #1');
    expect(message).toMatchObject({
      firstName: { S: '' },
      lastName: { S: 'Größe 👩‍👩‍👧 ﷽ e\u0301' },
      message: { S: ' </script>\u2028"\\ \t\n\u{10ffff}' },
      phone: { NULL: true },
      isRead: { BOOL: false },
    });
    expect((await verified()).agrees).toBe(true);
  });

  it('is listed by time with rows of its table, newest first and complete', async () => {
    const { Items = [] } = await peer.client.send(
      new QueryCommand({
        TableName: 'lawfront',
        IndexName: 'GSI1',
        ScanIndexForward: false,
        KeyConditionExpression: 'GSI1PK = :table',
        ExpressionAttributeValues: { ':table': { S: 'blog_posts' } },
      }),
    );
    const posts = await wizard.app.deps.db
      .selectFrom('blogPosts')
      .select('title')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(Items.map(({ title }) => title?.S)).toEqual(posts.map(({ title }) => title));
  });

  it('of 300 KB is one item; of 500 KB is compressed into additional items', async () => {
    const noise = randomBytes(LARGE).toString('base64').slice(0, LARGE);
    await addPost('p-300', noise.slice(0, 300_000));
    await addPost('p-500', noise);
    await addPost('p-letters', 'letter '.repeat(100_000));
    await wizard.run('migrate', { restart: true });
    const keysOf = async (id: string) => (await itemsOf(`blog_posts#${id}`)).map(({ SK }) => SK?.S);
    expect(await keysOf('p-300')).toEqual(['row']);
    expect(await keysOf('p-500')).toEqual(['row', 'row#part#0001']);
    expect(await keysOf('p-letters')).toEqual(['row', 'row#part#0001']);
    const [own] = await itemsOf('blog_posts#p-500');
    expect(own).toMatchObject({ title: { S: 'T' }, _parts: { N: '1' } });
    expect(own).not.toHaveProperty('content');
    expect((await verified()).agrees).toBe(true);
    // Adds fields where those of the part items would hide them, or where fields are not expected.
    for (const [sk, change] of [
      [0, { content: { S: 'DEFACED' } }],
      [1, { GSI1PK: { S: 'blog_posts' }, GSI1SK: { S: '2031' } }],
    ] as const) {
      const item = (await itemsOf('blog_posts#p-500'))[sk];
      await peer.put({ ...item, ...change });
      expect((await verified()).differences).toMatchObject([{ id: 'p-500', kind: 'different' }]);
      await peer.put(item ?? {});
    }
    const { copy } = await wizard.look();
    expect(copy?.compressed.map(({ id }) => id).sort()).toEqual(['p-500', 'p-letters']);

    await wizard.app.deps.db
      .updateTable('blogPosts')
      .set({ content: 'short now' })
      .where('id', 'like', 'p-%')
      .execute();
    await wizard.run('migrate', { restart: true });
    expect(await keysOf('p-500')).toEqual(['row']);
    expect((await verified()).agrees).toBe(true);
    for (const id of ['p-300', 'p-500', 'p-letters']) await removePost(id);
  });

  it('whose id does not fit a key is reported, and verification lists it as missing', async () => {
    const id = 'p'.repeat(1_100);
    await addPost(id, 'content');
    const { state } = await wizard.run('migrate', { restart: true });
    expect(state).toBe('done');
    expect((await wizard.look()).copy?.refused).toMatchObject([{ table: 'blog_posts', id }]);
    const report = await verified();
    expect(report.differences).toEqual([{ table: 'blog_posts', id, kind: 'missing', fields: [] }]);
    await wizard.dryRun();
    await wizard.ended();
    expect((await wizard.look()).estimate?.refused).toMatchObject([{ id }]);
    await removePost(id);
  });
});

it('no secret is copied, and no password', async () => {
  const { staff } = wizard;
  const made = await Promise.all([
    staff.call('POST', '/api/admin/calendar-settings', {
      provider: 'custom',
      config: JSON.stringify({ signingSecret: CANARY, busyIcsUrl: `https://a.example/${CANARY}` }),
      apiKey: CANARY,
    }),
    staff.call('POST', '/api/admin/email-settings', {
      provider: 'sendgrid',
      config: JSON.stringify({ apiKey: CANARY, from: 'firm@a.example' }),
    }),
    staff.call('POST', '/api/admin/blog-sources', {
      name: 'A',
      url: 'https://a.example',
      type: 'api',
      config: JSON.stringify({ items: 'posts', apiKey: CANARY }),
    }),
  ]);
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  await wizard.run('migrate', { restart: true });
  const items = await peer.scan();
  const text = JSON.stringify(items);
  expect(text).not.toContain(CANARY);
  // A sealed value begins with its version.
  expect(text).not.toMatch(/"v1\./);
  expect(items.filter((item) => 'password' in item || 'apiKey' in item)).toEqual([]);
  const configOf = (table: string) => items.find(({ GSI1PK }) => GSI1PK?.S === table)?.config?.S;
  expect(configOf('calendar_settings')).toBe('{}');
  expect(configOf('email_settings')).toBe('{"from":"firm@a.example"}');
  expect(configOf('blog_sources')).toBe('{"items":"posts"}');
  expect((await verified()).agrees).toBe(true);
});

describe('verifying', () => {
  beforeEach(async () => {
    await addPost('p-1', 'one');
    await addPost('p-2', 'two');
    await wizard.run('migrate', { restart: true });
    return async () => {
      await removePost('p-1');
      await removePost('p-2');
    };
  });

  it('lists rows that were changed, removed and added since', async () => {
    const [one] = await itemsOf('blog_posts#p-1');
    const [two] = await itemsOf('blog_posts#p-2');
    if (!one || !two) throw new Error('They were not copied');
    await peer.put({ ...one, content: { S: 'One' }, more: { N: '1' } });
    await peer.delete(two);
    await peer.put({ ...two, PK: { S: 'blog_posts#p-3' }, id: { S: 'p-3' } });
    const report = await verified();
    expect([report.agrees, report.differenceCount]).toEqual([false, 3]);
    expect(report.differences).toEqual([
      { table: 'blog_posts', id: 'p-1', kind: 'different', fields: ['content', 'more'] },
      { table: 'blog_posts', id: 'p-2', kind: 'missing', fields: [] },
      { table: 'blog_posts', id: 'p-3', kind: 'extra', fields: [] },
    ]);
    expect((await wizard.look()).step).toBe('verify');
    expect(report.tables.filter(({ agrees }) => !agrees).map(({ table }) => table)).toEqual([
      'blog_posts',
    ]);

    await wizard.run('migrate', { restart: true });
    expect((await wizard.look()).copy).toMatchObject({ deleted: 1 });
    expect((await verified()).agrees).toBe(true);
  });

  it.each([
    ['a number in place of a text', { title: { N: '1' } }, ['title']],
    ['a text in place of nothing', { publishedAt: { S: '' } }, ['publishedAt']],
    ['a time of the index', { GSI1SK: { S: '2031' } }, ['GSI1SK']],
    ['parts that are not there', { _parts: { N: '2' } }, []],
  ])('notices %s', async (_what, change, fields) => {
    const [one] = await itemsOf('blog_posts#p-1');
    await peer.put({ ...one, ...change });
    expect((await verified()).differences).toEqual([
      { table: 'blog_posts', id: 'p-1', kind: 'different', fields },
    ]);
  });

  it('lists a hundred differences and counts all', async () => {
    const one = (await itemsOf('blog_posts#p-1'))[0];
    for (let i = 0; i < 103; i += 1) await peer.put({ ...one, PK: { S: `users#${i}` } });
    const report = await verified();
    expect([report.differenceCount, report.differences.length]).toEqual([103, 100]);
    await wizard.run('migrate', { restart: true });
    expect((await verified()).agrees).toBe(true);
  });

  it('ignores items of other programs', async () => {
    const foreign = [
      { PK: { S: 'orders#1' }, SK: { S: 'row' } },
      { PK: { S: 'blog_posts#p-1' }, SK: { S: 'note' } },
      { PK: { S: 'plain' }, SK: { S: 'row' } },
    ];
    for (const item of foreign) await peer.put(item);
    await wizard.run('migrate', { restart: true });
    expect(await verified()).toMatchObject({ agrees: true, foreignItems: 3 });
    for (const item of foreign) {
      expect(await peer.scan()).toContainEqual(item);
      await peer.delete(item);
    }
  });
});
