import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../platform/http-client/guarded-fetch.ts';
import { addSeconds } from '../../platform/time/date-math.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { INSIDE } from '../../testing/inside-addresses.ts';
import { insertMessage } from '../../testing/messages.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { sendEvent } from './deliveries/send-event.ts';
import { insertTest } from './deliveries/test-queries.ts';
import { MAX_ENDPOINTS } from './rules.ts';
import { startWebhookSite, type WebhookSite } from './testing/webhook-site.ts';

let site: WebhookSite;
beforeAll(async () => {
  site = await startWebhookSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const db = () => site.app.deps.db;
const INPUT = { url: 'https://crm.example/hook?key=k3y', events: ['message.received'] };
const create = (changes: object = {}) =>
  site.staff.call('POST', '/api/admin/webhooks', { ...INPUT, ...changes });

describe('an endpoint', () => {
  it('is for staff only', async () => {
    expect((await postJson(`${site.app.url}/api/admin/webhooks`, INPUT)).status).toBe(401);
  });

  it('is added, changed and deleted, and the log says so without key or secret', async () => {
    const { status, body } = await create({ description: 'Register' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ ...INPUT, description: 'Register', includesDetails: false, state: 'active' },
      ...{ failingSince: null, waiting: 0, failed: 0, createdBy: 'admin' },
    });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret: _, ...stored } = body;
    expect((await site.staff.call('GET', '/api/admin/webhooks')).body).toEqual([stored]);
    const changes = { ...INPUT, includesDetails: true, events: ['appointment.moved'] };
    const path = `/api/admin/webhooks/${body.id}`;
    const changed = await site.staff.call('PUT', path, changes);
    expect(changed.body).toEqual({ ...stored, ...changes, description: null });
    expect((await site.staff.call('DELETE', path)).status).toBe(204);
    expect((await site.staff.call('PUT', path, changes)).status).toBe(404);
    const entries = await site.staff.auditLog(3);
    expect(entries.map(({ action }) => action)).toEqual([
      ...['webhook.delete', 'webhook.update', 'webhook.create'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/k3y|whsec_/);
    expect(entries[2]).toMatchObject({ after: { name: 'crm.example' }, entityId: body.id });
  });

  it('is not saved over what somebody else has saved meanwhile', async () => {
    const { body: read } = await create();
    const path = `/api/admin/webhooks/${read.id}`;
    const { updatedAt } = read;
    site.clock.now = addSeconds(TEST_NOW, 1);
    const theirs = await site.staff.call('PUT', path, { ...INPUT, description: 'A', updatedAt });
    expect(theirs.status).toBe(200);
    const mine = { ...INPUT, description: 'B', updatedAt };
    const refused = await site.staff.call('PUT', path, mine);
    expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
    const [stored] = (await site.staff.call('GET', '/api/admin/webhooks')).body;
    expect(stored).toEqual(theirs.body);
    const over = { ...mine, updatedAt: stored.updatedAt };
    expect((await site.staff.call('PUT', path, over)).body.description).toBe('B');
  });

  it('can be saved although somebody else has paused it meanwhile', async () => {
    const { body: read } = await create();
    const path = `/api/admin/webhooks/${read.id}`;
    site.clock.now = addSeconds(TEST_NOW, 1);
    await site.staff.call('POST', `${path}/pause`);
    const saved = await site.staff.call('PUT', path, { ...INPUT, updatedAt: read.updatedAt });
    expect([saved.status, saved.body.state]).toEqual([200, 'paused']);
  });

  it.each([
    ['url', { url: 'ftp://crm.example/' }],
    ['url', { url: 'http://crm.example/' }],
    ['url', { url: 'https://a:b@crm.example/' }],
    ['url', { url: 'https://crm.example:8443/' }],
    ['url', { url: 'https://localhost/' }],
    ['url', { url: 'no address' }],
    ['url', { url: 'https://crm.example/\0' }],
    ['url', { url: undefined }],
    ['description', { description: 'a\nb' }],
    ['events', { events: [] }],
    ['events', { events: ['appointment.sneezed'] }],
    ['includesDetails', { includesDetails: 'yes' }],
  ])('is refused with an invalid %s: %o', async (field, changes) => {
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['a lost key', { secret: 'v1.gone.AAAA.BBBB' }, [409, ['secrets']]],
    ['an address inside the network', { url: 'https://10.0.0.1/hook' }, [400, ['url']]],
  ])('with %s is not resumed', async (_what, stored, rejected) => {
    const { id } = (await create()).body;
    await site.staff.call('POST', `/api/admin/webhooks/${id}/pause`);
    await db().updateTable('webhookEndpoints').set(stored).where('id', '=', id).execute();
    const { status, body } = await site.staff.call('POST', `/api/admin/webhooks/${id}/resume`);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual(rejected);
    const [row] = (await site.staff.call('GET', '/api/admin/webhooks')).body;
    expect(row.state).toBe('paused');
  });

  it('is refused beyond the most of a firm, also when several are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_ENDPOINTS + 3 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ENDPOINTS);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('too_many_webhooks');
  });
});

describe('an address inside of the network', () => {
  const withPort = (address: string) => {
    if (!URL.canParse(address)) return address;
    const url = new URL(address);
    url.port = new URL(site.receiver.url).port;
    return url.href;
  };
  const asHttps = (address: string) => address.replace(/^http:/, 'https:');

  it('is refused for an endpoint in every spelling', async () => {
    const addresses = INSIDE.flatMap((address) => [address, asHttps(address)]);
    const accepted: string[] = [];
    for (const url of addresses) {
      const { status, body } = await create({ url });
      if (status !== 400 || !body.fieldErrors.url) accepted.push(url);
    }
    expect(accepted).toEqual([]);
  });

  it('is never reached, even if it is stored, or a name or a redirect leads there', async () => {
    const { id } = await site.addEndpoint();
    // The test of the guard itself has the names that change their address between two lookups.
    const outgoing = createGuardedFetch({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    const addresses = [...INSIDE, ...INSIDE.map(withPort), 'http://rebound.example/'];
    for (const url of addresses.flatMap((address) => [address, asHttps(address)])) {
      const test = await db()
        .transaction()
        .execute((tx) => insertTest(tx, { endpointId: id, type: 'webhook.test', now: new Date() }));
      const sent = await sendEvent({ ...site.app.deps, outgoing }, { ...test, url });
      expect([url, sent.status]).toEqual([url, null]);
    }
    await outgoing.close();
    expect(site.receiver.requests).toBe(0);
    // The receiver itself may be reached in this test, and sends on to another address of this machine.
    const location = site.receiver.url.replace('127.0.0.1', 'localhost');
    site.receiver.answer = () => ({ status: 307, headers: { location } });
    await insertMessage(db());
    await expect.poll(() => site.receiver.requests).toBe(1);
    // The attempt is recorded after the receiver has answered.
    const recorded = async () =>
      (await site.staff.call('GET', '/api/admin/webhook-deliveries?state=waiting')).body[0]
        ?.lastError;
    await expect.poll(recorded).toContain('redirects');
    expect(site.receiver.requests).toBe(1);
  });
});
