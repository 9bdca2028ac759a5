import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let firm: string;
let attorney: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  const profile = await app.deps.db
    .selectFrom('firmProfile')
    .select(['name', 'attorneys'])
    .executeTakeFirstOrThrow();
  firm = profile.name;
  attorney = (profile.attorneys as { name: string }[])[0]?.name ?? '';
});
afterAll(() => app.close());

const LIST = '/api/admin/blog-posts';
const POST = {
  title: 'Taxes after a divorce',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  category: 'divorce',
  isPublished: true,
};
const GUEST = { author: 'Kim Ito', guestLine: 'Guest author, CPA' };

const write = (changes: object = {}) => staff.call('POST', LIST, { ...POST, ...changes });
const save = (id: string, changes: object = {}) =>
  staff.call('PUT', `${LIST}/${id}`, { ...POST, ...changes });

it('a guest is shown with the line about them, and as a person in the structured data', async () => {
  const { status, body } = await write(GUEST);
  expect([status, body]).toEqual([201, expect.objectContaining(GUEST)]);
  const page = await (await fetch(`${app.url}/blog/${body.slug}`)).text();
  expect(page).toContain('Guest author, CPA');
  expect(page).toContain('{"@type":"Person","name":"Kim Ito"}');
  const { body: documented } = await staff.call('GET', `/api/blog-posts/${body.slug}`);
  expect([documented.author, 'guestLine' in documented]).toEqual(['Kim Ito', false]);
});

it('a guest stays the author for callers that do not know of guests', async () => {
  const { body } = await write(GUEST);
  const saved = await save(body.id, { author: 'Kim Ito', title: 'Taxes' });
  expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(GUEST)]);
});

it('an article returns from a guest to the firm', async () => {
  const { body } = await write(GUEST);
  const saved = await save(body.id);
  expect([saved.body.author, 'guestLine' in saved.body]).toEqual([firm, false]);
});

it('an attorney of the firm is no guest', async () => {
  const { body } = await write({ ...GUEST, author: attorney });
  expect([body.author, 'guestLine' in body]).toEqual([attorney, false]);
});

it.each([
  ['author', { guestLine: 'Guest author' }],
  ['author', { author: 'Kim Ito' }],
  ['guestLine', { ...GUEST, guestLine: 'x'.repeat(201) }],
  ['guestLine', { ...GUEST, guestLine: 'two\nlines' }],
])('refuses a bad %s by name', async (field, changes) => {
  const { status, body } = await write(changes);
  expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, [field]]);
});
