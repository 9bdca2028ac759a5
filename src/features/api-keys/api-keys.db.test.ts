import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '../../app/app-router.ts';
import { KEY_PERMISSIONS, type Permission, scopeOf } from '../../platform/auth/permission-rules.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import type { JsonBody } from '../../testing/json-body.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, roleToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { KEY_CALLS_PER_MINUTE } from './rules.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const SUBMISSIONS = '/api/admin/contact-submissions';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({
    env: { ...STAFF_ENV, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_FACTOR: '1' },
  });
  admin = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'apiKeys');
  await deleteAll(app.deps.db, 'rateLimits');
});

async function call(
  method: string,
  path: string,
  token: string,
  { body, from }: { body?: object; from?: string } = {},
) {
  const response = await fetch(app.url + path, {
    method,
    headers: {
      ...bearer(token),
      ...(body && { 'content-type': 'application/json' }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: (text && JSON.parse(text)) as JsonBody };
}

const create = (changes: object = {}, token = admin) =>
  call('POST', '/api/admin/api-keys', token, {
    body: { name: 'Accounting', scopes: ['messages:read'], lifetimeDays: 30, ...changes },
  });

/** A key created now, without the calls that create keys. */
async function insertKey(permissions: readonly Permission[]): Promise<string> {
  const key = `lf_${crypto.randomUUID()}`;
  await app.deps.db
    .insertInto('apiKeys')
    .values({
      ...{ name: 'Any', keyHash: hashOfToken(key), lastCharacters: key.slice(-4) },
      ...{ scopes: permissions.map(scopeOf), addressRanges: [], createdBy: 'admin' },
      createdAt: TEST_NOW,
    })
    .execute();
  return key;
}

describe('a key', () => {
  it('is shown once, stored as a hash, and reads what its scopes say', async () => {
    const { status, body } = await create();
    expect([status, body.key]).toEqual([201, expect.stringMatching(/^lf_[\w-]{43}$/)]);
    await insertMessage(app.deps.db);
    expect((await call('GET', SUBMISSIONS, body.key)).body).toHaveLength(1);
    const stored = await app.deps.db.selectFrom('apiKeys').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(body.key);
    const { text, body: listed } = await call('GET', '/api/admin/api-keys', admin);
    expect(text).not.toContain(body.key);
    expect(listed).toMatchObject([
      {
        name: 'Accounting',
        lastCharacters: body.key.slice(-4),
        lastUsedAt: TEST_NOW.toISOString(),
      },
    ]);
  });

  it('has each of its calls in the audit log, under its name', async () => {
    const scopes = ['messages:read', 'messages:answer'];
    const { body } = await create({ name: 'Audited', scopes });
    const id = await insertMessage(app.deps.db);
    await call('GET', SUBMISSIONS, body.key);
    await call('PUT', `${SUBMISSIONS}/${id}/read`, body.key);
    const entries = await app.deps.db
      .selectFrom('auditLog')
      .select(['actor', 'action', 'after'])
      .where('actor', '=', 'API key “Audited”')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'api-key.call',
      'contact.read',
      'api-key.call',
    ]);
    expect(entries[0]?.after).toMatchObject({ call: 'contact.submissions', isOk: true });
  });

  it('is refused from the next call on once it is revoked', async () => {
    const { body } = await create();
    expect((await call('GET', SUBMISSIONS, body.key)).status).toBe(200);
    const path = `/api/admin/api-keys/${body.id}/revoke`;
    expect((await call('POST', path, admin)).body.revokedAt).toBe(TEST_NOW.toISOString());
    expect(await call('GET', SUBMISSIONS, body.key)).toMatchObject({
      status: 401,
      body: { reason: 'invalid_token' },
    });
    expect((await call('POST', path, admin)).status).toBe(200);
  });

  it('is refused after its end, and if it is unknown', async () => {
    const { body } = await create();
    await app.deps.db.updateTable('apiKeys').set({ expiresAt: TEST_NOW }).execute();
    expect((await call('GET', SUBMISSIONS, body.key)).status).toBe(401);
    expect((await call('GET', SUBMISSIONS, `${body.key}x`)).status).toBe(401);
  });

  it('is accepted only from its network addresses', async () => {
    const { body } = await create({ addressRanges: ['203.0.113.0/24', '2001:db8::1'] });
    const from = async (address: string) =>
      (await call('GET', SUBMISSIONS, body.key, { from: address })).status;
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('203.0.114.9')).toBe(403);
  });

  it('makes a limited number of calls per minute, wherever they come from', async () => {
    const { body } = await create();
    const key = { key: `api-key:${body.id}`, seconds: 60 };
    for (let call = 0; call < KEY_CALLS_PER_MINUTE; call += 1) await app.deps.incrementCounter(key);
    const refused = await call('GET', SUBMISSIONS, body.key, { from: '203.0.113.9' });
    expect([refused.status, refused.body.reason]).toEqual([429, 'too_many_requests']);
  });

  it('keeps its Idempotency-Keys apart from those of others', async () => {
    const [one, other] = [await insertKey(['people.read']), await insertKey(['articles.change'])];
    expect((await call('POST', '/api/admin/blog-posts', one, { body: {} })).status).toBe(403);
    expect((await call('POST', '/api/admin/blog-posts', other, { body: {} })).status).toBe(400);
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['staff:manage'] }, 'scopes'],
    [{ scopes: ['messages.read'] }, 'scopes'],
    [{ name: ' ' }, 'name'],
    [{ lifetimeDays: 7 }, 'lifetimeDays'],
    [{ addressRanges: ['office'] }, 'addressRanges'],
  ])('%j is refused with the name of the field', async (changes, field) => {
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors).map((path) => path.split('.')[0])).toEqual([field]);
  });

  it('is created and revoked by owners only', async () => {
    const { token } = await roleToken(app, 'manager');
    const { body } = await create();
    expect((await create({}, token)).status).toBe(403);
    const path = `/api/admin/api-keys/${body.id}/revoke`;
    expect((await call('POST', path, token)).status).toBe(403);
    expect((await call('GET', '/api/admin/api-keys', token)).status).toBe(200);
    expect((await create({}, body.key)).status).toBe(403);
  });
});

describe('the scopes', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<
      string,
      { _def: { type: string; meta?: { isStaff?: boolean; permission?: Permission } } }
    >,
  ).filter(([, { _def }]) => _def.meta?.isStaff);

  it('of a key allow exactly the calls of their permissions', async () => {
    const only = new Map<Permission, string>();
    const allBut = new Map<Permission, string>();
    for (const permission of KEY_PERMISSIONS) {
      only.set(permission, await insertKey([permission]));
      allBut.set(permission, await insertKey(KEY_PERMISSIONS.filter((all) => all !== permission)));
    }
    const everything = await insertKey(KEY_PERMISSIONS);
    const wrong: string[] = [];
    for (const [name, { _def }] of procedures) {
      const isRefused = async (key: string | undefined) => {
        const isWrite = _def.type === 'mutation';
        const response = await fetch(`${app.url}/trpc/${name}`, {
          headers: { ...bearer(key ?? ''), ...(isWrite && { 'content-type': 'application/json' }) },
          ...(isWrite && { method: 'POST', body: JSON.stringify({ id: NO_ID }) }),
        });
        const text = await response.text();
        return /"reason":"(not_permitted|people_only)"/.test(text);
      };
      const { permission } = _def.meta ?? {};
      if (permission && only.has(permission)) {
        if (await isRefused(only.get(permission))) wrong.push(`${name} with its scope`);
        if (!(await isRefused(allBut.get(permission)))) wrong.push(`${name} with the others`);
      } else if (!(await isRefused(everything))) wrong.push(`${name} with every scope`);
    }
    expect(wrong).toEqual([]);
  });

  it('stand in the description of each operation', async () => {
    const { paths, components } = await (await fetch(`${app.url}/api/openapi.json`)).json();
    expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(paths[SUBMISSIONS].get.security).toEqual([{ accessToken: [] }, { apiKey: [] }]);
    expect(paths[SUBMISSIONS].get.description).toContain('an API key the scope messages:read.');
    expect(paths['/api/admin/staff/{id}/approve'].post.security).toEqual([{ accessToken: [] }]);
  });
});
