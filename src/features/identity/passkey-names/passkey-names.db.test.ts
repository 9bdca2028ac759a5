import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listPasskeyNamesOf } from '../personal-data-queries.ts';
import { MAX_PASSKEY_NAMES } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom('passkeyNames').execute();
});

async function call(name: string, input: object, as = token) {
  const response = await fetch(`${app.url}/trpc/identity.${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(as) },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  return [response.status, body.error?.data?.reason ?? null];
}

async function names(as = token) {
  const init = { headers: bearer(as) };
  return (await (await fetch(`${app.url}/trpc/identity.passkeyNames`, init)).json()).result?.data;
}

describe('the name of a passkey', () => {
  it('is given, changed and forgotten, and the log says so', async () => {
    expect(await call('namePasskey', { id: 'key-1', name: '  Office laptop ' })).toEqual([
      200,
      null,
    ]);
    expect(await names()).toEqual([{ id: 'key-1', name: 'Office laptop' }]);
    await call('namePasskey', { id: 'key-1', name: 'Phone' });
    await call('namePasskey', { id: 'key-1', name: 'Phone' });
    expect(await names()).toEqual([{ id: 'key-1', name: 'Phone' }]);
    expect(
      (await staff.auditLog(2)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      ['passkey.name', { name: 'Office laptop' }, { name: 'Phone' }],
      ['passkey.name', null, { name: 'Office laptop' }],
    ]);
    expect(await call('forgetPasskeyName', { id: 'key-1' })).toEqual([200, null]);
    expect(await names()).toEqual([]);
  });

  it.each([
    [{ id: 'key-1', name: ' ' }],
    [{ id: 'key-1', name: 'x'.repeat(61) }],
    [{ id: '', name: 'Phone' }],
  ])('is not %j', async (input) => {
    expect(await call('namePasskey', input)).toEqual([400, 'invalid_input']);
  });

  it('is for staff, each for their own passkeys', async () => {
    const newcomer = await newcomerToken(app, 'newcomer');
    expect(await call('namePasskey', { id: 'key-1', name: 'Phone' }, newcomer)).toEqual([
      403,
      'awaiting_approval',
    ]);
    await call('namePasskey', { id: 'key-1', name: 'Phone' });
    expect(await names(newcomer)).toBeUndefined();
  });

  it('is refused beyond the most, also when several are given at once', async () => {
    const all = Array.from({ length: MAX_PASSKEY_NAMES + 5 }, (_, i) =>
      call('namePasskey', { id: `key-${i}`, name: 'Phone' }),
    );
    const rejected = (await Promise.all(all)).filter(([status]) => status === 409);
    expect(rejected).toEqual(Array(5).fill([409, 'too_many_passkey_names']));
  });

  it('is in the export of its owner', async () => {
    const { db } = app.deps;
    await call('namePasskey', { id: 'key-1', name: 'Phone' });
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const exported = await db.transaction().execute((tx) => listPasskeyNamesOf(tx, email ?? ''));
    expect(exported).toEqual([{ name: 'Phone' }]);
  });
});
