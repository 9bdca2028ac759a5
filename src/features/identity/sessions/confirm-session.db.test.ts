import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { bearer, STAFF_ENV } from '../../../testing/people.ts';
import { poolClient, type Tokens } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { trpcClient } from '../testing/trpc-client.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;
let here: Tokens;

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  pool = poolClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(app.deps.db, 'localIdentity.sessions');
  await deleteAll(app.deps.db, 'sessionConfirmations');
  here = await signIn();
  now = addMinutes(TEST_NOW, 16);
});

const signIn = async (username = 'admin'): Promise<Tokens> =>
  (await pool.signIn(username)).body.AuthenticationResult;
const as = ({ AccessToken }: Tokens) => trpcClient(app.url, AccessToken).identity;
const confirm = (session: Tokens, { AccessToken }: Tokens) =>
  as(session).confirmSession.mutate({ accessToken: AccessToken });

/** The status and reason of an export. */
async function exportPeople({ AccessToken }: Tokens) {
  const response = await fetch(`${app.url}/api/admin/people/export`, {
    method: 'POST',
    headers: { ...bearer(AccessToken), 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await response.text();
  return response.ok ? 200 : JSON.parse(text).reason;
}

it('a session that was confirmed by a second sign-in may export again, for 15 minutes', async () => {
  expect(await exportPeople(here)).toBe('step_up_required');
  await confirm(here, await signIn());
  expect(await exportPeople(here)).toBe(200);
  now = addMinutes(now, 15);
  expect(await exportPeople(here)).toBe(200);
  now = addMinutes(now, 1);
  expect(await exportPeople(here)).toBe('step_up_required');
});

it('new tokens of the same session need no second confirmation, and are none', async () => {
  const refresh = async ({ RefreshToken }: Tokens): Promise<Tokens> => {
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const { body } = await pool.asClient('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters,
    });
    return body.AuthenticationResult;
  };
  const refreshed = await refresh(here);
  expect(await exportPeople(refreshed)).toBe('step_up_required');
  await confirm(refreshed, await signIn());
  expect(await exportPeople(await refresh(refreshed))).toBe(200);
});

it('other sessions go on, and are not confirmed by it', async () => {
  now = TEST_NOW;
  const other = await signIn();
  now = addMinutes(TEST_NOW, 16);
  await confirm(here, await signIn());
  expect(await exportPeople(other)).toBe('step_up_required');
  expect(await as(other).sessions.query()).toHaveLength(2);
});

it('the session of the second sign-in ends', async () => {
  const again = await signIn();
  await confirm(here, again);
  await expect(as(again).sessions.query()).rejects.toMatchObject({
    data: { reason: 'invalid_token' },
  });
  expect(await as(here).sessions.query()).toMatchObject([{ isCurrent: true }]);
});

describe('is refused', () => {
  it('for the sign-in of somebody else', async () => {
    await pool.newUser('mallory');
    const answer = confirm(here, await signIn('mallory'));
    await expect(answer).rejects.toMatchObject({
      data: { code: 'FORBIDDEN', reason: 'other_account' },
    });
    expect(await exportPeople(here)).toBe('step_up_required');
  });

  it('for the session itself, and for another old one', async () => {
    now = TEST_NOW;
    const other = await signIn();
    now = addMinutes(TEST_NOW, 16);
    for (const old of [here, other]) {
      await expect(confirm(here, old)).rejects.toMatchObject({
        data: { reason: 'sign_in_not_recent' },
      });
    }
    expect(await exportPeople(here)).toBe('step_up_required');
  });

  it('for the same second sign-in twice, and for what is no token', async () => {
    const again = await signIn();
    await confirm(here, again);
    for (const AccessToken of [again.AccessToken, 'x']) {
      await expect(confirm(here, { ...again, AccessToken })).rejects.toMatchObject({
        data: { reason: 'invalid_token' },
      });
    }
    expect(await exportPeople(here)).toBe(200);
  });
});

it('the confirmation ends with the session, whichever way it ends', async () => {
  await confirm(here, await signIn());
  await as(here).endSessions.mutate({ which: 'all' });
  expect(await exportPeople(here)).toBe('invalid_token');
});

it('confirmations that no longer count are deleted with the next one', async () => {
  await confirm(here, await signIn());
  now = addMinutes(now, 16);
  const other = await signIn();
  await confirm(other, await signIn());
  const stored = await app.deps.db.selectFrom('sessionConfirmations').selectAll().execute();
  expect(stored).toMatchObject([{ confirmedAt: now }]);
});

describe('in the embedded pool', () => {
  const change = (operation: string, body: object = {}) =>
    pool.call(operation, { AccessToken: here.AccessToken, ...body });

  it.each([
    ['AssociateSoftwareToken', {}],
    ['VerifySoftwareToken', { UserCode: '123456' }],
    ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
    ['StartWebAuthnRegistration', {}],
    ['DeleteWebAuthnCredential', { CredentialId: 'x' }],
  ])('%s needs a recent sign-in or a confirmed session', async (operation, body) => {
    expect((await change(operation, body)).body).toMatchObject({
      __type: 'StepUpRequiredException',
    });
    await confirm(here, await signIn());
    expect((await change(operation, body)).body.__type).not.toBe('StepUpRequiredException');
  });

  it('ChangePassword does not, because it asks for the password', async () => {
    const changed = await change('ChangePassword', {
      PreviousPassword: 'wrong password',
      ProposedPassword: 'another password',
    });
    expect(changed.body).toMatchObject({ __type: 'NotAuthorizedException' });
  });
});
