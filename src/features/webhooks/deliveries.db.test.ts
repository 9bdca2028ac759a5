import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addHours, addMinutes, addSeconds } from '../../platform/time/date-math.ts';
import { insertMessage } from '../../testing/messages.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { getChecklist } from '../setup/get-checklist.ts';
import { isSignedBy } from './testing/receiver.ts';
import { startWebhookSite, type WebhookSite } from './testing/webhook-site.ts';

let site: WebhookSite;
beforeAll(async () => {
  site = await startWebhookSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.app.deps.db.deleteFrom('outboxEmails').execute();
});

const DEPLOYMENT = {
  ...{ hasSecretKeys: true, isSignUpOpen: false, isHttps: true },
  ...{ trustedProxies: 0, backupsFolder: '' },
  ...{ hasOwnDatabase: true, hasOwnUserPool: true },
};

const db = () => site.app.deps.db;
const requests = () => site.receiver.requests;
const taken = () => site.receiver.taken.map(({ id }) => id);
const deliveries = () =>
  db()
    .selectFrom('webhookDeliveries')
    .select(['id', 'state', 'attempts', 'lastStatus', 'lastError', 'response'])
    .orderBy('sequence')
    .execute();
/** The number of attempts of each delivery, and whether no attempt is in progress. */
const attempts = () =>
  db()
    .selectFrom('webhookDeliveries')
    .select(['attempts', sql<boolean>`claimed_until is null`.as('isAtRest')])
    .execute();
const endpoint = (id: string) =>
  db().selectFrom('webhookEndpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const attempted = (times: number) =>
  expect.poll(attempts).toEqual([{ attempts: times, isAtRest: true }]);

const record = (type: string, subject: string, number: number) =>
  sql`select record_webhook_event(${type}, 'appointment', ${subject}, null,
    jsonb_build_object('id', ${String(number)}::text), null)`.execute(db());

/** Three events about one subject. */
async function threeEvents() {
  await record('appointment.booked', 'one', 1);
  await record('appointment.moved', 'one', 2);
  await record('appointment.cancelled', 'one', 3);
}

describe('a delivery', () => {
  it('is signed by Standard Webhooks with the secret that staff were shown', async () => {
    const { id, secret } = await site.addEndpoint();
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    const [event] = site.receiver.taken;
    if (!event) throw new Error('Nothing was sent');
    expect(event.headers['webhook-id']).toBe(event.id);
    expect(event.id).toMatch(/^evt_[0-9a-f]{32}$/);
    expect(event.headers['webhook-timestamp']).toBe(String(TEST_NOW.getTime() / 1_000));
    expect(isSignedBy(secret, event)).toBe(true);
    const { secret: sealed } = await endpoint(id);
    expect(sealed).not.toContain(secret.slice(6));
  });

  it('is signed by the old secret, too, for a day after its replacement', async () => {
    const { id, secret: old } = await site.addEndpoint();
    const { body } = await site.staff.call('POST', `/api/admin/webhooks/${id}/secret`);
    expect(body.previousSecretUntil).toBe(addDays(TEST_NOW, 1).toISOString());
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    site.clock.now = addHours(TEST_NOW, 24);
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(2);
    expect(
      site.receiver.taken.map((event) => [isSignedBy(body.secret, event), isSignedBy(old, event)]),
    ).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('is retried with growing pauses and the same id', async () => {
    await site.addEndpoint();
    site.receiver.answer = () => ({ status: 500, text: 'Out of order' });
    await insertMessage(db());
    await attempted(1);
    expect((await deliveries())[0]).toMatchObject({
      ...{ state: 'waiting', lastStatus: 500, response: 'Out of order' },
      lastError: 'The receiver responded with 500.',
    });
    site.clock.now = addSeconds(TEST_NOW, 7);
    await attempted(2);
    expect(requests()).toBe(2);
    site.clock.now = addSeconds(TEST_NOW, 10);
    site.receiver.answer = () => ({ status: 200, text: 'Thanks' });
    site.clock.now = addSeconds(TEST_NOW, 30);
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    await expect
      .poll(deliveries)
      .toMatchObject([{ state: 'delivered', attempts: 3, lastError: null, response: 'Thanks' }]);
  });

  it('waits as long as the receiver asks for, and so do the others', async () => {
    await site.addEndpoint();
    site.receiver.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await insertMessage(db());
    await attempted(1);
    site.receiver.answer = () => ({ status: 204 });
    await insertMessage(db());
    site.clock.now = addSeconds(TEST_NOW, 599);
    const { body } = await site.staff.call('GET', '/api/admin/webhooks');
    expect([requests(), body[0].waiting]).toEqual([1, 2]);
    site.clock.now = addSeconds(TEST_NOW, 601);
    await expect.poll(() => site.receiver.taken).toHaveLength(2);
  });

  it('waits until the earlier ones of its subject are delivered; other subjects do not', async () => {
    await site.addEndpoint();
    site.receiver.answer = ({ data }) => ({ status: data.id === '1' ? 500 : 204 });
    await threeEvents();
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    await expect
      .poll(async () => (await deliveries()).map(({ state }) => state))
      .toEqual(['waiting', 'waiting', 'waiting', 'delivered']);
    site.receiver.answer = () => ({ status: 204 });
    site.clock.now = addMinutes(TEST_NOW, 1);
    await expect.poll(() => site.receiver.taken).toHaveLength(4);
    const rows = await db().selectFrom('webhookEvents').select('id').orderBy('sequence').execute();
    const [first, second, third, other] = rows.map(({ id }) => id);
    expect(taken()).toEqual([other, first, second, third]);
  });

  it('is made at once for all that waited, when the receiver is back after an outage', async () => {
    await site.addEndpoint();
    site.receiver.answer = () => 'closed';
    for (let count = 0; count < 5; count += 1) await insertMessage(db());
    await expect
      .poll(async () => (await deliveries()).every(({ lastError }) => lastError))
      .toBe(true);
    // All but one wait for hours.
    await db()
      .updateTable('webhookDeliveries')
      .set({ nextAttemptAt: addHours(TEST_NOW, 9) })
      .execute();
    site.clock.now = addHours(TEST_NOW, 2);
    site.receiver.answer = () => ({ status: 204 });
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(6);
  });
});

describe('an endpoint', () => {
  it('is disabled at once by 410, and the firm gets a mail', async () => {
    const { id } = await site.addEndpoint({ description: 'Register' });
    site.receiver.answer = () => ({ status: 410 });
    await threeEvents();
    await expect.poll(async () => (await endpoint(id)).state).toBe('disabled');
    expect((await deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(requests()).toBe(1);
    const mails = await db().selectFrom('outboxEmails').select(['kind', 'payload']).execute();
    expect(mails).toEqual([{ kind: 'webhook_disabled', payload: { id } }]);
    const { body } = await site.staff.call('GET', '/api/admin/webhooks');
    expect(body[0]).toMatchObject({
      ...{ state: 'disabled', failed: 3 },
      disabledBecause: 'The receiver responded with 410: it no longer wants events.',
    });
    const readiness = await getChecklist({ ...site.app.deps, deployment: DEPLOYMENT });
    expect(readiness).toContainEqual({ key: 'webhooks', isNeeded: true, state: 'open' });
  });

  it('is disabled when nothing was delivered for three days; later events wait as failed', async () => {
    const { id } = await site.addEndpoint();
    site.receiver.answer = () => ({ status: 503 });
    await insertMessage(db());
    await attempted(1);
    site.clock.now = addMinutes(addDays(TEST_NOW, 3), -1);
    await attempted(2);
    expect((await endpoint(id)).state).toBe('active');
    site.clock.now = addMinutes(addDays(TEST_NOW, 3), 1);
    await expect.poll(async () => (await endpoint(id)).state).toBe('disabled');
    expect((await endpoint(id)).disabledBecause).toBe(
      'No event was delivered for 3 days. The receiver responded with 503.',
    );
    await insertMessage(db());
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: 3 },
      { state: 'failed', attempts: 0, lastError: 'The endpoint was disabled.' },
    ]);
  });

  it('gives up an event after three days if others are delivered', async () => {
    const { id } = await site.addEndpoint();
    site.receiver.answer = ({ type }) => ({ status: type === 'message.received' ? 500 : 204 });
    await insertMessage(db());
    await attempted(1);
    site.clock.now = addDays(TEST_NOW, 2);
    await record('article.published', 'two', 1);
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    site.clock.now = addMinutes(addDays(TEST_NOW, 3), 1);
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('failed');
    expect((await endpoint(id)).state).toBe('active');
  });

  it('gets nothing while it is paused, and what has waited when it is resumed', async () => {
    const { id } = await site.addEndpoint();
    await site.staff.call('POST', `/api/admin/webhooks/${id}/pause`);
    await insertMessage(db());
    const other = await site.addEndpoint();
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    await site.staff.call('DELETE', `/api/admin/webhooks/${other.id}`);
    const { body } = await site.staff.call('POST', `/api/admin/webhooks/${id}/resume`);
    expect(body).toMatchObject({ state: 'active' });
    await expect.poll(() => site.receiver.taken).toHaveLength(3);
  });
});

describe('staff', () => {
  it('send failed events again, one or all, with the same ids', async () => {
    const { id } = await site.addEndpoint();
    site.receiver.answer = () => ({ status: 410 });
    for (let count = 0; count < 3; count += 1) await insertMessage(db());
    await expect.poll(async () => (await endpoint(id)).state).toBe('disabled');
    const [first] = await deliveries();
    const again = `/api/admin/webhook-deliveries/${first?.id}/redeliver`;
    expect(await site.staff.call('POST', again)).toMatchObject({
      status: 409,
      body: { reason: 'webhook_disabled' },
    });
    site.receiver.answer = () => ({ status: 204 });
    await site.staff.call('POST', `/api/admin/webhooks/${id}/resume`);
    expect((await site.staff.call('POST', again)).status).toBe(200);
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    const all = await site.staff.call('POST', `/api/admin/webhooks/${id}/redeliver-failed`);
    expect(all.body).toEqual({ deliveries: 2 });
    await expect.poll(() => site.receiver.taken).toHaveLength(3);
    expect((await site.staff.call('POST', again)).status).toBe(200);
    await expect.poll(() => site.receiver.taken).toHaveLength(4);
    expect(taken()[3]).toBe(taken()[0]);
    const entries = await site.staff.auditLog(3);
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('webhook.redeliver'));
  });

  it('test an endpoint and see the answer, also of a disabled one', async () => {
    const { id, secret } = await site.addEndpoint();
    site.receiver.answer = () => ({ status: 418, text: `Teapot\0${'.'.repeat(2_000)}` });
    const test = () => site.staff.call('POST', `/api/admin/webhooks/${id}/test`);
    const failed = await test();
    expect(failed.body).toMatchObject({ state: 'failed', lastStatus: 418, attempts: 1 });
    expect(failed.body.response).toHaveLength(1_000);
    expect((await endpoint(id)).failingSince).toBeNull();
    await site.staff.call('POST', `/api/admin/webhooks/${id}/pause`);
    site.receiver.answer = () => ({ status: 204 });
    const { body } = await test();
    expect(body).toMatchObject({ state: 'delivered', type: 'webhook.test' });
    const [event] = site.receiver.taken;
    expect(event && isSignedBy(secret, event)).toBe(true);
    expect(JSON.parse(body.payload)).toMatchObject({ id: event?.id, type: 'webhook.test' });
  });

  it('see the log, newest first, by endpoint, state and event', async () => {
    const { id } = await site.addEndpoint();
    await insertMessage(db());
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    site.receiver.answer = () => ({ status: 500 });
    await insertMessage(db());
    await expect.poll(async () => (await deliveries())[1]?.lastStatus).toBe(500);
    const list = async (query: string) => {
      const { body } = await site.staff.call('GET', `/api/admin/webhook-deliveries?${query}`);
      return body.map(({ lastStatus }: { lastStatus: number }) => lastStatus);
    };
    expect(await list('')).toEqual([500, 204]);
    expect(await list(`endpointId=${id}&state=delivered`)).toEqual([204]);
    expect(await list('type=article.published')).toEqual([]);
  });
});
