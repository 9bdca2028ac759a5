import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/time/date-math.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let token = '';
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { SEED_ADMIN_PASSWORD: PASSWORD } });
  pool = poolClient(app);
  token = (await pool.signIn('admin')).body.AuthenticationResult.AccessToken;
});
afterAll(() => app.close());

async function call(method: string, path: string, body?: object) {
  const response = await fetch(app.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
}

/** Invites an address; returns the token in the link of the invitation. */
async function invited(email: string): Promise<string> {
  const { status, body } = await call('POST', '/api/admin/staff-invitations', {
    email,
    role: 'editor',
  });
  expect(status).toBe(201);
  const link = await call('POST', '/trpc/staffInvitations.link', { id: body.id });
  const { url } = link.body.result.data;
  expect(url).toContain(`/login#invitation=${body.id}.`);
  return url.split('#invitation=')[1];
}

const signUp = (Username: string, email: string, invitation: string) =>
  pool.asClient('SignUp', {
    Username,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'email', Value: email }],
    ClientMetadata: { invitation },
  });

describe('the link of an invitation, while mail is only caught', () => {
  it('gives access without a mail, and is in the audit log', async () => {
    const invitation = await invited('theo@example.com');
    const listed = async () =>
      (await call('GET', '/trpc/staffInvitations.list')).body.result.data[0].mail;
    await expect.poll(listed, { timeout: 20_000 }).toMatchObject({ isCaught: true });
    expect((await signUp('theo', 'theo@example.com', invitation)).body.UserConfirmed).toBe(true);
    const signedIn = (await pool.signIn('theo')).body.AuthenticationResult.AccessToken;
    const me = await fetch(`${app.url}/trpc/staff.me`, {
      headers: { authorization: `Bearer ${signedIn}` },
    });
    expect((await me.json()).result.data.role).toBe('editor');
    const entry = await app.deps.db
      .selectFrom('auditLog')
      .select('actor')
      .where('action', '=', 'staff.invitation-link')
      .execute();
    expect(entry).toEqual([{ actor: 'admin' }]);
  });

  it.each([
    ['another address', (email: string) => `other.${email}`, (link: string) => link],
    ['a wrong secret', (email: string) => email, (link: string) => `${link}x`],
    ['no id', (email: string) => email, () => "x'.y"],
  ])('with %s confirms nothing', async (what, address, change) => {
    const name = what.replaceAll(' ', '-');
    const email = `${name}@example.com`;
    const invitation = change(await invited(email));
    const { status, body } = await signUp(name, address(email), invitation);
    expect([status, body.UserConfirmed]).toEqual([200, false]);
  });

  it('confirms nothing once it is withdrawn or has expired', async () => {
    const withdrawn = await invited('gone@example.com');
    await call('DELETE', `/api/admin/staff-invitations/${withdrawn.split('.')[0]}`);
    expect((await signUp('gone', 'gone@example.com', withdrawn)).body.UserConfirmed).toBe(false);
    const late = await invited('late@example.com');
    now = addDays(TEST_NOW, 15);
    expect((await signUp('late', 'late@example.com', late)).body.UserConfirmed).toBe(false);
    now = TEST_NOW;
  });

  it('is not given for a role with more rights than one’s own', async () => {
    const { body } = await call('POST', '/api/admin/staff-invitations', {
      email: 'boss@example.com',
      role: 'owner',
    });
    await app.deps.db
      .updateTable('users')
      .set({ role: 'manager' })
      .where('username', '=', 'admin')
      .execute();
    const refused = await call('POST', '/trpc/staffInvitations.link', { id: body.id });
    expect([refused.status, refused.body.error.data.reason]).toEqual([403, 'role_not_grantable']);
  });
});
