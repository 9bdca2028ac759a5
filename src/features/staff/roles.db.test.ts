import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../platform/auth/rules.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import type { JsonBody } from '../../testing/json-body.ts';
import { bearer, newcomerToken, roleToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  admin = await staffToken(app);
});
afterAll(() => app.close());

let people = 0;
/** A new member of staff. */
const member = async (role: StaffRole) => {
  people += 1;
  return roleToken(app, role, { username: `${role}-${people}` });
};

async function call(method: string, path: string, token: string, body?: object) {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text && JSON.parse(text)) as JsonBody };
}
const changeRole = (id: string, role: string, token: string, more: object = {}) =>
  call('PUT', `/api/admin/staff/${id}/role`, token, { role, ...more });
const meOf = async (token: string) => (await call('GET', '/api/identity/me', token)).body;
const lastEntry = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'action', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('the role of somebody', () => {
  it('is changed at once, with the attorney who they are, and audited', async () => {
    const { id, token } = await member('editor');
    const { slug } = await app.deps.db
      .selectFrom('attorneys')
      .select('slug')
      .executeTakeFirstOrThrow();
    const { status, body } = await changeRole(id, 'attorney', admin, { attorney: slug });
    expect([status, body.role, body.attorney]).toEqual([200, 'attorney', slug]);
    expect((await meOf(token)).role).toBe('attorney');
    expect(await lastEntry()).toMatchObject({
      actor: 'admin',
      action: 'staff.role',
      before: { role: 'editor' },
      after: { role: 'attorney', attorney: slug },
    });
  });

  it.each([
    [{ role: 'king' }, 'role'],
    [{ role: 'attorney', attorney: 'nobody-here' }, 'attorney'],
    [{ role: 'editor', areas: [] }, 'areas'],
    [{ role: 'editor', areas: ['messages'] }, 'areas'],
    [{ role: 'admin', areas: ['articles'] }, 'areas'],
  ])('%j is refused with the name of the field', async ({ role, ...more }, field) => {
    const { id } = await member('editor');
    const { status, body } = await changeRole(id, role, admin, more);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is limited to some areas, and whole again', async () => {
    const { id, token } = await member('editor');
    const areas = ['articles', 'newsletter'];
    const limited = await changeRole(id, 'editor', admin, { areas: ['newsletter', ...areas] });
    expect([limited.status, limited.body.areas]).toEqual([200, areas]);
    expect((await meOf(token)).areas).toEqual(areas);
    expect((await lastEntry())?.after).toMatchObject({ role: 'editor', areas });
    expect((await call('GET', '/api/admin/testimonials', token)).status).toBe(403);
    expect((await changeRole(id, 'editor', admin)).body.areas).toEqual(areas);
    expect((await changeRole(id, 'editor', admin, { areas: null })).body.areas).toBeNull();
    expect((await call('GET', '/api/admin/testimonials', token)).status).toBe(200);
  });

  it('without messages does not get them assigned', async () => {
    const { id } = await member('manager');
    const manager = `manager-${people}`;
    const answering = async () =>
      (await call('GET', '/trpc/staff.answering', admin)).body.result.data as string[];
    expect(await answering()).toContain(manager);
    await changeRole(id, 'manager', admin, { areas: ['articles'] });
    expect(await answering()).not.toContain(manager);
    await changeRole(id, 'manager', admin, { areas: ['messages'] });
    expect(await answering()).toContain(manager);
  });

  it('is never one’s own', async () => {
    const { id, token } = await member('owner');
    expect(await changeRole(id, 'editor', token)).toMatchObject({
      status: 409,
      body: { reason: 'own_role' },
    });
  });

  it('is not given to somebody without access', async () => {
    const { id } = await member('editor');
    await app.deps.db.updateTable('users').set({ role: 'pending' }).where('id', '=', id).execute();
    expect((await changeRole(id, 'editor', admin)).body.reason).toBe('no_access');
  });

  it.each(['owner', 'admin'] as const)('%s is given and taken by no manager', async (role) => {
    const { token } = await member('manager');
    const [editor, other] = [await member('editor'), await member(role)];
    const refused = { status: 403, body: { reason: 'role_not_grantable' } };
    expect(await changeRole(editor.id, role, token)).toMatchObject(refused);
    expect(await changeRole(other.id, 'editor', token)).toMatchObject(refused);
    expect(await call('POST', `/api/admin/staff/${other.id}/revoke`, token)).toMatchObject(refused);
    const invitation = { email: 'new@example.com', role };
    expect(await call('POST', '/api/admin/staff-invitations', token, invitation)).toMatchObject(
      refused,
    );
    expect((await changeRole(editor.id, 'auditor', token)).status).toBe(200);
  });

  it('of an approved account is that of the request, and no more than the caller’s', async () => {
    const { token: manager } = await member('manager');
    const waiting = async () => {
      const { id } = await member('editor');
      await app.deps.db
        .updateTable('users')
        .set({ role: 'pending' })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const approve = (id: string, token: string, body?: object) =>
      call('POST', `/api/admin/staff/${id}/approve`, token, body);
    const id = await waiting();
    expect(await approve(id, manager)).toMatchObject({ status: 403 });
    const approved = await approve(id, manager, { role: 'editor' });
    expect([approved.status, approved.body.role]).toEqual([200, 'editor']);
    expect((await approve(await waiting(), admin)).body.role).toBe('admin');
  });

  it('of two last owners is taken from one only, however concurrent', async () => {
    await app.deps.db
      .updateTable('users')
      .set({ role: 'editor' })
      .where('role', 'in', ['owner', 'admin'])
      .execute();
    const [one, other] = [await member('owner'), await member('owner')];
    await Promise.all([
      changeRole(one.id, 'editor', other.token),
      changeRole(other.id, 'editor', one.token),
      call('POST', `/api/admin/staff/${one.id}/revoke`, other.token),
      call('POST', `/api/admin/staff/${other.id}/revoke`, one.token),
    ]);
    const owners = await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    await app.deps.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('username', '=', 'admin')
      .execute();
  });
});

describe('an invitation', () => {
  beforeEach(async () => {
    await deleteAll(app.deps.db, 'staffInvitations');
    await deleteAll(app.deps.db, 'outboxEmails');
  });
  const invite = (email: string, role = 'editor', token = admin) =>
    call('POST', '/api/admin/staff-invitations', token, { email, role });

  it('gives its role to whoever signs up with the confirmed address, once', async () => {
    expect((await invite('Vera@example.com')).status).toBe(201);
    expect(await lastEntry()).toMatchObject({ action: 'staff.invite' });
    const mails = await app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'toEmail'])
      .execute();
    expect(mails).toEqual([{ kind: 'staff_invitation', toEmail: 'Vera@example.com' }]);
    const token = await newcomerToken(app, 'vera');
    expect((await meOf(token)).role).toBe('editor');
    expect((await call('GET', '/api/admin/staff-invitations', admin)).body).toEqual([]);
  });

  it('gives nothing to an address that is not confirmed, or after its end', async () => {
    await invite('wanda@example.com');
    const token = await newcomerToken(app, 'wanda');
    await app.deps.db
      .updateTable('localIdentity.accounts')
      .set({ emailVerified: false })
      .where('username', '=', 'wanda')
      .execute();
    expect((await meOf(token)).role).toBe('pending');
    await invite('xenia@example.com');
    await app.deps.db.updateTable('staffInvitations').set({ expiresAt: app.deps.now() }).execute();
    expect((await meOf(await newcomerToken(app, 'xenia'))).role).toBe('pending');
  });

  it('is for exactly the address that was invited, not for one with a suffix', async () => {
    await invite('yola+office@example.com', 'editor');
    await invite('yola@example.com', 'auditor');
    const open = await app.deps.db.selectFrom('staffInvitations').select('id').execute();
    expect(open).toHaveLength(2);
    await deleteAll(app.deps.db, 'staffInvitations');
    await invite('yola+office@example.com', 'editor');
    expect((await meOf(await newcomerToken(app, 'yola'))).role).toBe('pending');
  });

  it('replaces an earlier one, can be withdrawn, and is not sent to staff', async () => {
    await invite('yara@example.com', 'editor');
    const { body } = await invite('Yara@example.com', 'auditor');
    const { body: all } = await call('GET', '/api/admin/staff-invitations', admin);
    expect(all.map(({ role }: { role: string }) => role)).toEqual(['auditor']);
    const path = `/api/admin/staff-invitations/${body.id}`;
    expect((await call('DELETE', path, admin)).status).toBe(204);
    expect((await call('DELETE', path, admin)).status).toBe(404);
    const { id } = await member('editor');
    const { username } = await app.deps.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await invite(`${username}@example.com`)).body.reason).toBe('has_access');
    expect((await invite(`${username}+office@example.com`)).status).toBe(201);
  });
});

it('staff who can approve accounts get a mail about waiting access requests, at most once an hour', async () => {
  await deleteAll(app.deps.db, 'outboxEmails');
  await app.deps.db
    .updateTable('users')
    .set({ role: 'revoked' })
    .where('username', '<>', 'admin')
    .execute();
  const manager = await member('manager');
  await member('editor');
  await app.deps.db.deleteFrom('outboxEmails').where('kind', '=', 'access_request').execute();
  for (const name of ['zoe', 'zora']) await meOf(await newcomerToken(app, name));
  const mails = await app.deps.db
    .selectFrom('outboxEmails')
    .select('toName')
    .where('kind', '=', 'access_request')
    .execute();
  const { username } = await app.deps.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', manager.id)
    .executeTakeFirstOrThrow();
  expect(mails.map(({ toName }) => toName)).toContain(username);
  expect(mails.filter(({ toName }) => toName?.startsWith('editor'))).toEqual([]);
  expect(new Set(mails.map(({ toName }) => toName)).size).toBe(mails.length);
});
