import { afterEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async (env: Record<string, string> = {}) => {
  app = await startTestApp({ env: { ...STAFF_ENV, ...env } });
  return app;
};

const get = async (path: string, token: string) => {
  const response = await fetch(`${app.url}${path}`, { headers: bearer(token) });
  return { status: response.status, body: await response.json() };
};
const decide = async (decision: 'approve' | 'refuse' | 'revoke', id: string, token: string) => {
  const response = await fetch(`${app.url}/api/admin/staff/${id}/${decision}`, {
    method: 'POST',
    headers: bearer(token),
  });
  return { status: response.status, body: await response.json() };
};
const me = (token: string) => get('/api/identity/me', token);
const staff = (token: string) => get('/api/admin/staff', token);
const idOf = async (username: string) =>
  (
    await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;
const audit = () =>
  app.deps.db.selectFrom('auditLog').select(['actor', 'action', 'after']).orderBy('id').execute();

describe('a new account', () => {
  it('has no access until staff approve it, and every decision is audited', async () => {
    await start();
    const [admin, dana] = [await staffToken(app), await newcomerToken(app, 'Dana')];
    expect(await me(dana)).toEqual({
      status: 200,
      body: {
        username: 'Dana',
        email: 'Dana@example.com',
        role: 'pending',
        areas: null,
        lacksSecondFactor: false,
        permissions: [],
      },
    });
    expect(await staff(dana)).toMatchObject({
      status: 403,
      body: { reason: 'awaiting_approval', message: 'Your account is waiting for approval.' },
    });
    expect((await get('/api/admin/staff?status=pending', admin)).body).toEqual([
      {
        id: await idOf('Dana'),
        username: 'Dana',
        email: 'Dana@example.com',
        role: 'pending',
        areas: null,
        attorney: null,
        createdAt: TEST_NOW.toISOString(),
      },
    ]);
    const approved = await decide('approve', await idOf('Dana'), admin);
    expect(approved).toMatchObject({ status: 200, body: { username: 'Dana', role: 'admin' } });
    expect((await staff(dana)).status).toBe(200);
    await decide('approve', await idOf('Dana'), admin);

    const revoked = await decide('revoke', await idOf('Dana'), admin);
    expect(revoked).toMatchObject({ status: 200, body: { role: 'revoked' } });
    // The token is still valid, but the next call is rejected.
    expect(await staff(dana)).toMatchObject({ status: 403, body: { reason: 'access_revoked' } });
    expect((await me(dana)).body.role).toBe('revoked');
    expect(await audit()).toEqual([
      {
        actor: 'Dana',
        action: 'staff.register',
        after: { username: 'Dana', email: 'Dana@example.com', role: 'pending' },
      },
      { actor: 'admin', action: 'staff.approve', after: { username: 'Dana', role: 'admin' } },
      { actor: 'admin', action: 'staff.revoke', after: { username: 'Dana', role: 'revoked' } },
    ]);
  });

  it('has access at once when its address is in ADMIN_EMAILS, ignoring case', async () => {
    await start({ ADMIN_EMAILS: 'boss@x.test, DANA@example.com' });
    expect((await me(await newcomerToken(app, 'Dana'))).body.role).toBe('admin');
    expect((await me(await newcomerToken(app, 'Eve'))).body.role).toBe('pending');
  });

  it('has no access by an unverified address in ADMIN_EMAILS', async () => {
    await start({ ADMIN_EMAILS: 'dana@example.com' });
    const token = await newcomerToken(app, 'Dana');
    await app.deps.db
      .updateTable('localIdentity.accounts')
      .set({ emailVerified: false })
      .where('username', '=', 'Dana')
      .execute();
    expect((await me(token)).body.role).toBe('pending');
  });

  it('has access at once when sign-up is open', async () => {
    await start({ STAFF_SIGNUP: 'open' });
    expect((await me(await newcomerToken(app, 'Dana'))).body.role).toBe('admin');
  });

  it('gets access when there is no user yet, and only one of several concurrent accounts does', async () => {
    await start();
    await deleteAll(app.deps.db, 'users');
    const names = ['a1', 'b2', 'c3', 'd4', 'e5'];
    const tokens = await Promise.all(names.map((name) => newcomerToken(app, name)));
    const answers = await Promise.all(tokens.map(me));
    const roles = answers.map(({ body }) => body.role).sort();
    expect(roles).toEqual(['admin', 'pending', 'pending', 'pending', 'pending']);
  });

  it('becomes one user when its first calls are concurrent', async () => {
    await start();
    const token = await newcomerToken(app, 'Dana');
    const answers = await Promise.all(Array.from({ length: 10 }, () => me(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.deps.db.selectFrom('users').select('id').execute();
    expect(rows).toHaveLength(2);
  });

  it('does not inherit the access of a former account with its name', async () => {
    await start();
    const admin = await staffToken(app);
    const dana = await newcomerToken(app, 'Dana');
    await me(dana);
    await decide('approve', await idOf('Dana'), admin);
    await app.deps.db.deleteFrom('localIdentity.accounts').where('username', '=', 'Dana').execute();
    const before = await idOf('Dana');
    const other = await newcomerToken(app, 'Dana');
    expect((await me(other)).body.role).toBe('pending');
    expect((await staff(other)).status).toBe(403);
    // A decision made from an outdated list applies to the person who was on that list.
    expect(await idOf('Dana')).not.toBe(before);
    const former = (await decide('revoke', before, admin)).body;
    expect(former).toMatchObject({
      role: 'revoked',
      username: expect.stringMatching(/^Dana \(former /),
    });
    expect((await me(other)).body.role).toBe('pending');
  });
});

describe('refusing a sign-up', () => {
  it('returns 403 to the account, is audited, and can be followed by an approval', async () => {
    await start();
    const [admin, dana] = [await staffToken(app), await newcomerToken(app, 'Dana')];
    await me(dana);
    const id = await idOf('Dana');
    expect(await decide('refuse', id, admin)).toMatchObject({
      status: 200,
      body: { username: 'Dana', role: 'refused' },
    });
    await decide('refuse', id, admin);
    expect(await staff(dana)).toMatchObject({
      status: 403,
      body: {
        reason: 'access_refused',
        message: expect.stringMatching(/^Your request for access was refused\./),
      },
    });
    expect((await get('/api/admin/staff?status=pending', admin)).body).toEqual([]);
    expect((await audit()).slice(1)).toEqual([
      { actor: 'admin', action: 'staff.refuse', after: { username: 'Dana', role: 'refused' } },
    ]);
    expect((await decide('approve', id, admin)).body.role).toBe('admin');
    expect((await staff(dana)).status).toBe(200);
  });

  it('returns 409 for a user who is not pending', async () => {
    await start();
    const admin = await staffToken(app);
    expect(await decide('refuse', await idOf('admin'), admin)).toMatchObject({
      status: 409,
      body: { reason: 'not_waiting' },
    });
  });
});

describe('another account with the mailbox of a refused or revoked account', () => {
  const again = async (first: string, decision: 'refuse' | 'revoke') => {
    const admin = await staffToken(app);
    await me(await newcomerToken(app, first));
    await decide(decision, await idOf(first), admin);
    await app.deps.db
      .updateTable('localIdentity.accounts')
      .set({ email: 'given-up@example.com' })
      .where('username', '=', first)
      .execute();
    const second = await newcomerToken(app, 'Second');
    await app.deps.db
      .updateTable('localIdentity.accounts')
      .set({ email: `${first}+2@example.com` })
      .where('username', '=', 'Second')
      .execute();
    return { second, admin };
  };

  it('is revoked, even with an address in ADMIN_EMAILS', async () => {
    await start({ ADMIN_EMAILS: 'dana@example.com,dana+2@example.com' });
    const { second, admin } = await again('Dana', 'revoke');
    expect((await me(second)).body.role).toBe('revoked');
    expect((await staff(second)).status).toBe(403);
    await decide('approve', await idOf('Second'), admin);
    expect((await staff(second)).status).toBe(200);
  });

  it('is refused, even when sign-up is open now', async () => {
    await start();
    const { second } = await again('Dana', 'refuse');
    const open = { ...app.deps, config: app.deps.config };
    Object.assign(open.config.staffRules, { signUp: 'open' });
    expect((await me(second)).body.role).toBe('refused');
  });

  it('gets access while another account with that mailbox has it', async () => {
    await start({ ADMIN_EMAILS: 'dana@example.com,dana+2@example.com' });
    const { second, admin } = await again('Dana', 'revoke');
    await decide('approve', await idOf('Dana'), admin);
    expect((await me(second)).body.role).toBe('admin');
  });
});

describe('the last user with access', () => {
  it('cannot be revoked', async () => {
    await start();
    const admin = await staffToken(app);
    expect(await decide('revoke', await idOf('admin'), admin)).toMatchObject({
      status: 409,
      body: { reason: 'last_admin' },
    });
    expect((await staff(admin)).status).toBe(200);
  });

  it('keeps it when two users revoke each other concurrently', async () => {
    await start({ STAFF_SIGNUP: 'open' });
    const [admin, dana] = [await staffToken(app), await newcomerToken(app, 'Dana')];
    await me(dana);
    const [adminId, danaId] = [await idOf('admin'), await idOf('Dana')];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([decide('revoke', danaId, admin), decide('revoke', adminId, dana)]);
      const left = await app.deps.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .execute();
      expect(left).toHaveLength(1);
      await app.deps.db.updateTable('users').set({ role: 'admin' }).execute();
    }
  });
});

it('a decision returns 404 for an unknown user and 400 for a malformed id', async () => {
  await start();
  const admin = await staffToken(app);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await decide('approve', nobody, admin)).toMatchObject({
    status: 404,
    body: { reason: 'user_not_found' },
  });
  const wrong = await decide('revoke', 'x', admin);
  expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([400, ['id']]);
});
