import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type PrivacyClient, privacyClient } from '../../../testing/privacy-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const LAYOUT = { order: [], hidden: ['message'], isCompact: true, pageSize: 50 };
const view = (name: string, search = {}) => ({ name, search, layout: LAYOUT });

let app: TestApp;
let staff: PrivacyClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await privacyClient(app);
  await staff.call('GET', '/api/identity/me');
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'listSettings'));

const save = (input: object) => staff.call('POST', '/trpc/staff.saveListSettings', input);
const settings = async () => (await staff.call('GET', '/trpc/staff.listSettings')).body.result.data;

it('keeps the layout and the views of each list; what is left out stays', async () => {
  expect(await settings()).toEqual({});
  await save({ list: 'messages', layout: LAYOUT });
  await save({ list: 'messages', views: [view('New', { status: 'new' })] });
  await save({ list: 'mails', views: [] });
  const stored = { layout: LAYOUT, views: [view('New', { status: 'new' })] };
  expect(await settings()).toEqual({ messages: stored, mails: { layout: null, views: [] } });
  await save({ list: 'messages' });
  await save({ list: 'messages', layout: { ...LAYOUT, isCompact: false } });
  expect((await settings()).messages).toEqual({
    ...stored,
    layout: { ...LAYOUT, isCompact: false },
  });
});

it('shows nobody what another user has arranged', async () => {
  const other = { id: 'u-2', username: 'tomas', sub: 'tomas', role: 'admin', email: null };
  await app.deps.db
    .insertInto('users')
    .values({ ...other, createdAt: new Date() })
    .execute();
  await app.deps.db
    .insertInto('listSettings')
    .values({ userId: 'u-2', list: 'messages', views: JSON.stringify([view('Theirs')]) })
    .execute();
  expect(await settings()).toEqual({});
  await app.deps.db.deleteFrom('users').where('id', '=', 'u-2').execute();
  const left = await app.deps.db.selectFrom('listSettings').select('list').execute();
  expect(left).toEqual([]);
});

it.each([
  ['list', { list: 'Messages!' }],
  ['views', { list: 'messages', views: [view(' ')] }],
  ['views', { list: 'messages', views: Array(51).fill(view('New')) }],
  ['layout', { list: 'messages', layout: { ...LAYOUT, pageSize: 1_000 } }],
])('refuses invalid settings and names %s', async (field, input) => {
  const { status, body } = await save(input);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
  expect(await settings()).toEqual({});
});

it('loses the views that search for the address of an erased person', async () => {
  await insertMessage(app.deps.db, { email: 'dana@example.com' });
  await save({
    list: 'messages',
    views: [view('New'), view('Dana', { q: 'Dana@Example.com' }), view('Ana', { q: 'ana' })],
  });
  await save({ list: 'mails', layout: LAYOUT });
  expect((await staff.erase('dana@example.com')).status).toBe(200);
  const { messages, mails } = await settings();
  expect(messages.views.map(({ name }: { name: string }) => name)).toEqual(['New', 'Ana']);
  expect(mails.layout).toEqual(LAYOUT);
});
