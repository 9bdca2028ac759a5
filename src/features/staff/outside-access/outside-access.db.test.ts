import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, roleToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { WEBHOOK_EVENT_TYPES } from '../../webhooks/rules.ts';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  owner = await staffToken(app);
  await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
});
afterAll(() => app.close());

async function call(token: string, path: string, body?: object) {
  const response = await fetch(app.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Somebody's key, webhook, and addresses of the feeds of the firm and of a host. */
async function createAccess(token: string, hostNumber: number) {
  const scopes = ['appointments:read'];
  const { body: key } = await call(token, '/api/admin/api-keys', {
    ...{ name: 'Billing', scopes, lifetimeDays: 30 },
  });
  const { body: webhook } = await call(token, '/api/admin/webhooks', {
    ...{ url: 'https://crm.example/hook', events: WEBHOOK_EVENT_TYPES, includesDetails: true },
  });
  const { body: firm } = await call(token, '/trpc/calendars.renewFeed', {});
  const { body: host } = await call(token, `/api/admin/host-calendars/${hostNumber}/feed`, {});
  const pathOf = (address: string) => new URL(address).pathname;
  return {
    key: key.key as string,
    webhookId: webhook.id as string,
    feeds: [pathOf(firm.result.data.address), pathOf(host.address)],
  };
}

it('keys, webhooks and feed addresses of a revoked member are listed before, and end', async () => {
  const { db } = app.deps;
  const [first] = await db
    .selectFrom('hosts')
    .select(['number', 'attorneyId'])
    .where('attorneyId', 'is not', null)
    .orderBy('number')
    .execute();
  const leaving = await roleToken(app, 'owner', { username: 'leaving' });
  const theirs = await createAccess(leaving.token, first?.number ?? 0);
  const works = async () => [
    (await call(theirs.key, '/api/admin/appointments')).status,
    ...(await Promise.all(theirs.feeds.map(async (path) => (await call('', path)).status))),
  ];
  expect(await works()).toEqual([200, 200, 200]);

  const input = encodeURIComponent(JSON.stringify({ id: leaving.id }));
  const listed = await call(owner, `/trpc/staff.outsideAccess?input=${input}`);
  expect(listed.body.result.data).toHaveLength(4);
  expect(listed.body.result.data).toEqual(
    expect.arrayContaining([
      { kind: 'apiKey', id: expect.any(String), name: 'Billing' },
      { kind: 'webhook', id: theirs.webhookId, name: 'crm.example' },
      { kind: 'calendarFeed', id: 'firm', name: 'all appointments' },
      { kind: 'calendarFeed', id: String(first?.number), name: 'Host 0' },
    ]),
  );

  expect((await call(owner, `/api/admin/staff/${leaving.id}/revoke`, {})).status).toBe(200);
  expect(await works()).toEqual([401, 404, 404]);
  const webhook = await db
    .selectFrom('webhookEndpoints')
    .select(['state', 'disabledBecause'])
    .where('id', '=', theirs.webhookId)
    .executeTakeFirstOrThrow();
  expect(webhook).toEqual({
    state: 'disabled',
    disabledBecause: 'The access of leaving, who added this webhook, was revoked.',
  });
  expect((await call(owner, `/trpc/staff.outsideAccess?input=${input}`)).body.result.data).toEqual(
    [],
  );
  const entries = await db
    .selectFrom('auditLog')
    .select('action')
    .where('actor', '=', 'admin')
    .orderBy('action')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'api-key.revoke',
    'calendar_feed.revoke',
    'calendar_feed.revoke',
    'staff.revoke',
    'webhook.disable',
  ]);
});

it('the feed of the attorney who they are ends as well, and nothing of others', async () => {
  const { db } = app.deps;
  const second = await db
    .selectFrom('hosts')
    .select(['number', 'attorneyId'])
    .where('attorneyId', 'is not', null)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const others = await createAccess(owner, second.number);
  const { id } = await roleToken(app, 'attorney', {
    username: 'attorney',
    attorneyId: second.attorneyId,
  });
  expect((await call(owner, `/api/admin/staff/${id}/revoke`, {})).status).toBe(200);
  expect((await call(others.key, '/api/admin/appointments')).status).toBe(200);
  const statuses = await Promise.all(
    others.feeds.map(async (path) => (await call('', path)).status),
  );
  expect(statuses).toEqual([200, 404]);
});
