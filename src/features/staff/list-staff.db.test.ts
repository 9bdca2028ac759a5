import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  // The first call registers the caller as a user.
  await staff.call('GET', LIST);
});
afterAll(() => app.close());

const LIST = '/api/admin/staff';

beforeEach(async () => {
  await app.deps.db.deleteFrom('users').where('username', '!=', 'admin').execute();
  await signedUp('Dana Whitfield', 'pending', 3);
  await signedUp('Tomas', 'revoked', 2);
  await signedUp('Ayesha', 'admin', 1);
  await signedUp('Uninvited', 'refused', 0);
});

const signedUp = (username: string, role: string, day: number) =>
  app.deps.db
    .insertInto('users')
    .values({
      username,
      role,
      sub: username,
      email: `${username.toLowerCase().replace(' ', '.')}@example.com`,
      createdAt: new Date(Date.UTC(2020, 0, day)),
    })
    .execute();

const names = async (query: string) =>
  (await staff.call('GET', LIST + query)).body.map(
    ({ username }: { username: string }) => username,
  );

it.each([
  ['', ['admin', 'Dana Whitfield', 'Tomas', 'Ayesha', 'Uninvited']],
  ['?status=pending', ['Dana Whitfield']],
  ['?status=active', ['admin', 'Ayesha']],
  ['?status=revoked', ['Tomas']],
  ['?status=refused', ['Uninvited']],
  ['?q=WHIT', ['Dana Whitfield']],
  ['?q=example%20ayesha', ['Ayesha']],
  ['?q=tomas&status=pending', []],
  ['?q=%25', []],
])('the list with %s has %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('the list has at most 100 users per page, and is paginated by its Link header', async () => {
  await app.deps.db
    .insertInto('users')
    .values(
      Array.from({ length: 150 }, (_, i) => ({
        username: `stranger-${i}`,
        sub: `sub-${i}`,
        role: 'pending',
      })),
    )
    .execute();
  const seen: string[] = [];
  let path: string | undefined = LIST;
  let pages = 0;
  while (path) {
    const { body, headers } = await staff.call('GET', path);
    expect(body.length).toBeLessThanOrEqual(100);
    seen.push(...body.map(({ id }: { id: string }) => id));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    pages += 1;
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([2, 155, 155]);
  const counts = await staff.call('GET', '/trpc/staff.counts');
  expect(counts.body.result.data).toEqual({
    all: 155,
    owners: 2,
    pending: 151,
    active: 2,
    revoked: 1,
    refused: 1,
  });
});

it.each([
  ['status', 'status=loud'],
  ['limit', 'limit=101'],
  ['cursor', 'cursor=nonsense'],
  ['q', `q=${'x'.repeat(201)}`],
])('the list returns 400 naming a bad %s', async (field, query) => {
  const { status, body } = await staff.call('GET', `${LIST}?${query}`);
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
});
