import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../platform/auth/rules.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { bearer, roleToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { trpcClient } from '../testing/trpc-client.ts';

let app: TestApp;
let admin: string;
let editor: { token: string; id: string };
let editorSub: string;

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  admin = await staffToken(app);
  editor = await roleToken(app, 'editor');
  const user = await app.deps.db
    .selectFrom('users')
    .select('sub')
    .where('id', '=', editor.id)
    .executeTakeFirstOrThrow();
  editorSub = user.sub ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'signInSettings');
  await deleteAll(app.deps.db, 'localIdentity.authenticatorApps');
  await deleteAll(app.deps.db, 'localIdentity.passkeys');
});

const requireOf = (roles: StaffRole[], token = admin) =>
  trpcClient(app.url, token).identity.requireSecondFactor.mutate({ roles });

/** 200, or the reason in the error. */
async function listArticles(token = editor.token) {
  const response = await fetch(`${app.url}/api/admin/blog-posts`, { headers: bearer(token) });
  const body = await response.json();
  return response.ok ? 200 : body.reason;
}
const lacksOne = async (token = editor.token) =>
  (await (await fetch(`${app.url}/api/identity/me`, { headers: bearer(token) })).json())
    .lacksSecondFactor;

const addApp = (isEnabled: boolean) =>
  app.deps.db
    .insertInto('localIdentity.authenticatorApps')
    .values({ account: editorSub, sealedSecret: 'sealed', isEnabled })
    .execute();

const addPasskey = () =>
  app.deps.db
    .insertInto('localIdentity.passkeys')
    .values({
      ...{ credentialId: 'id', account: editorSub, publicKey: 'key', signCount: '0' },
      ...{ transports: [], name: 'Laptop', createdAt: TEST_NOW },
    })
    .execute();

it('somebody of a role that needs a second factor, and without one, reaches only their account', async () => {
  expect([await listArticles(), await lacksOne()]).toEqual([200, false]);
  await requireOf(['editor']);
  expect([await listArticles(), await lacksOne()]).toEqual(['second_factor_required', true]);
  const { identity, search, staff } = trpcClient(app.url, editor.token);
  await expect(search.everywhere.query({ q: 'trust' })).rejects.toMatchObject({
    data: { reason: 'second_factor_required' },
  });
  expect(await identity.sessions.query()).not.toEqual([]);
  expect(await identity.signInOptions.query()).toEqual({
    requiresSecondFactor: true,
    secondFactorRoles: ['editor'],
    recoveryCodesLeft: 0,
  });
  await staff.listSettings.query();
});

describe('they reach everything again', () => {
  it('with an authenticator app that is on', async () => {
    await requireOf(['editor']);
    await addApp(true);
    expect([await listArticles(), await lacksOne()]).toEqual([200, false]);
  });

  it('not with one that is not turned on', async () => {
    await requireOf(['editor']);
    await addApp(false);
    expect(await listArticles()).toBe('second_factor_required');
  });

  it('with a passkey', async () => {
    await requireOf(['editor']);
    await addPasskey();
    expect([await listArticles(), await lacksOne()]).toEqual([200, false]);
  });

  it('when the role needs none any more', async () => {
    await requireOf(['editor', 'attorney']);
    await requireOf(['attorney']);
    expect(await listArticles()).toBe(200);
  });
});

it('other roles need none, neither in a session nor at a sign-in', async () => {
  await requireOf(['attorney', 'manager']);
  expect(await listArticles()).toBe(200);
  expect((await poolClient(app).signIn('editor')).body.AuthenticationResult).toBeDefined();
});

it('at the next sign-in they set up an app', async () => {
  await requireOf(['editor']);
  expect((await poolClient(app).signIn('editor')).body.ChallengeName).toBe('MFA_SETUP');
});

it('a role that was given during a session needs one at once', async () => {
  await requireOf(['manager']);
  const setRole = (role: StaffRole) =>
    app.deps.db.updateTable('users').set({ role }).where('id', '=', editor.id).execute();
  await setRole('manager');
  expect(await listArticles()).toBe('second_factor_required');
  await setRole('editor');
});

it('the choice is in the audit log, with what it was', async () => {
  const entries = () =>
    app.deps.db
      .selectFrom('auditLog')
      .select(['actor', 'before', 'after'])
      .where('action', '=', 'sign-in.settings')
      .orderBy('id', 'desc')
      .execute();
  const earlier = (await entries()).length;
  await requireOf(['editor', 'attorney']);
  await requireOf(['attorney', 'editor']);
  const [latest, ...others] = await entries();
  expect(others).toHaveLength(earlier);
  expect(latest).toEqual({
    actor: 'admin',
    before: { secondFactorRoles: [] },
    after: { secondFactorRoles: ['attorney', 'editor'] },
  });
});

it.each(['manager', 'editor'] as const)('a %s cannot decide it', async (role) => {
  const { token } = await roleToken(app, role, { username: `deciding-${role}` });
  await expect(requireOf([], token)).rejects.toMatchObject({ data: { reason: 'not_permitted' } });
});
