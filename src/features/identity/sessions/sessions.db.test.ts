import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, addSeconds } from '../../../platform/time/date-math.ts';
import { bearer, STAFF_ENV } from '../../../testing/people.ts';
import { poolClient, type Tokens } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { trpcClient } from '../testing/trpc-client.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let now = TEST_NOW;
let here: Tokens;
let there: Tokens;

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  await app.deps.db.deleteFrom('localIdentity.sessions').execute();
  here = (await poolClient(app).signIn('admin')).body.AuthenticationResult;
  there = (await poolClient(app, { userAgent: FIREFOX }).signIn('admin')).body.AuthenticationResult;
});

const as = ({ AccessToken }: Tokens) => trpcClient(app.url, AccessToken).identity;
const statusOf = async ({ AccessToken }: Tokens) =>
  (await fetch(`${app.url}/api/identity/me`, { headers: bearer(AccessToken) })).status;
const lastEntry = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'action', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

it('the list names the device of each session, and the current one', async () => {
  const sessions = await as(here).sessions.query();
  expect(sessions).toHaveLength(2);
  expect(sessions?.find(({ isCurrent }) => !isCurrent)).toMatchObject({
    device: 'Firefox on Windows',
    signedInAt: TEST_NOW.toISOString(),
  });
});

it('a session that is used is listed with that time', async () => {
  now = addMinutes(TEST_NOW, 11);
  expect(await statusOf(there)).toBe(200);
  await app.deps.localPool?.background.settled();
  const other = (await as(here).sessions.query())?.find(({ isCurrent }) => !isCurrent);
  expect(other).toMatchObject({
    lastUsedAt: addMinutes(TEST_NOW, 11).toISOString(),
  });
});

describe('access ends at once', () => {
  it('of one session', async () => {
    const other = (await as(here).sessions.query())?.find(({ isCurrent }) => !isCurrent);
    await as(here).endSession.mutate({ id: other?.id ?? '' });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect(await lastEntry()).toEqual({
      actor: 'admin',
      action: 'session.end',
      after: { username: 'admin', device: 'Firefox on Windows' },
    });
    await expect(as(here).endSession.mutate({ id: other?.id ?? '' })).rejects.toMatchObject({
      data: { reason: 'session_not_found' },
    });
  });

  it('of the session of the call, at sign-out', async () => {
    expect(await as(there).endSessions.mutate({ which: 'current' })).toEqual({ ended: 1 });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect(await as(here).sessions.query()).toHaveLength(1);
  });

  it('of all other sessions', async () => {
    expect(await as(here).endSessions.mutate({ which: 'others' })).toEqual({ ended: 1 });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect(await lastEntry()).toMatchObject({ action: 'session.end-others' });
  });

  it('of all sessions, and a new sign-in has access', async () => {
    await as(here).endSessions.mutate({ which: 'all' });
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    expect(await lastEntry()).toMatchObject({ action: 'session.end-all' });
    now = addSeconds(TEST_NOW, 2);
    expect(await statusOf((await poolClient(app).signIn('admin')).body.AuthenticationResult)).toBe(
      200,
    );
  });

  it('by the operation GlobalSignOut', async () => {
    const { AccessToken } = here;
    expect((await poolClient(app).call('GlobalSignOut', { AccessToken })).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
  });

  it('when the refresh token is revoked at sign-out', async () => {
    await poolClient(app).asClient('RevokeToken', { Token: there.RefreshToken });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  });

  it('when the account is disabled in the pool', async () => {
    const setEnabled = (enabled: boolean) =>
      app.deps.db
        .updateTable('localIdentity.accounts')
        .set({ enabled })
        .where('username', '=', 'admin')
        .execute();
    await setEnabled(false);
    expect(await statusOf(here)).toBe(401);
    await setEnabled(true);
    expect(await statusOf(here)).toBe(200);
  });
});

it('nobody ends a session of somebody else', async () => {
  await poolClient(app).newUser('mallory');
  const { originJti } = await app.deps.db
    .selectFrom('localIdentity.sessions as session')
    .innerJoin('localIdentity.accounts as account', 'account.sub', 'session.account')
    .select('originJti')
    .where('username', '=', 'mallory')
    .executeTakeFirstOrThrow();
  await expect(as(here).endSession.mutate({ id: originJti })).rejects.toMatchObject({
    data: { reason: 'session_not_found' },
  });
});
