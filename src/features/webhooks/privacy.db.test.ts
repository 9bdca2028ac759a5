import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../platform/time/date-math.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { webhooksPersonalData } from './personal-data.ts';
import { eraseEventsAbout } from './personal-data-queries.ts';
import { LOG_DAYS } from './rules.ts';
import { startWebhookSite, type WebhookSite } from './testing/webhook-site.ts';

let site: WebhookSite;
beforeAll(async () => {
  site = await startWebhookSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['appointments', 'contactSubmissions'] as const) await deleteAll(db(), table);
  await site.reset();
});

const db = () => site.app.deps.db;
/** All stored events and deliveries, as text. */
const stored = async () => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(event::text || coalesce(delivery::text, ''), E'\n'), '') as text
    from webhook_events as event
    left join webhook_deliveries as delivery on delivery.event_id = event.id`.execute(db());
  return rows[0]?.text ?? '';
};
const delivered = (count: number) =>
  expect.poll(async () => (await stored()).match(/,delivered,/g)?.length ?? 0).toBe(count);

it('who the client is goes with the record, and so does what the receiver has answered', async () => {
  await site.addEndpoint({ includesDetails: true });
  site.receiver.answer = ({ text }) => ({ status: 200, text });
  const id = await insertMessage(db());
  await delivered(1);
  expect(await stored()).toContain('Whitfield');
  await db().deleteFrom('contactSubmissions').where('id', '=', id).execute();
  expect(await stored()).toContain(id);
  expect(await stored()).not.toMatch(/Whitfield|dana@/);
});

it('an erasure leaves nothing that was sent; a receiver is still told of a cancellation', async () => {
  const { id: endpointId } = await site.addEndpoint({ includesDetails: true });
  const booked = await postJson(`${site.app.url}/api/appointments`, bookingBody());
  const { id } = await booked.json();
  await delivered(1);
  await site.staff.call('POST', `/api/admin/webhooks/${endpointId}/pause`);
  const found = await db()
    .transaction()
    .execute(async (tx) => {
      const search = { email: 'a@b.example', now: new Date(), locks: true, recordIds: [id] };
      const records = await webhooksPersonalData.find?.(tx, search);
      const exported = await records?.readExport({ secrets: site.app.deps.secrets });
      await tx.deleteFrom('appointments').where('id', '=', id).execute();
      await eraseEventsAbout(tx, [id]);
      return { records: records?.records, exported };
    });
  expect(found.records).toMatchObject([{ what: 'appointment.booked' }]);
  expect(found.exported?.webhookEvents).toMatchObject([
    { type: 'appointment.booked', data: { id }, details: { lastName: 'Whitfield' } },
  ]);
  expect(await stored()).not.toMatch(/Whitfield|dana|children/);
  await site.staff.call('POST', `/api/admin/webhooks/${endpointId}/resume`);
  await expect
    .poll(() => site.receiver.taken.map(({ type }) => type))
    .toEqual(['appointment.booked', 'appointment.cancelled']);
  expect(site.receiver.taken[1]?.text).not.toMatch(/Whitfield/);
});

it('the log is deleted after 30 days, but not an event that is to come', async () => {
  await site.addEndpoint();
  await insertMessage(db());
  await sql`select record_webhook_event('article.published', 'article', 'later', ${addDays(new Date(), 90)},
    '{}', null)`.execute(db());
  await webhooksPersonalData.applyRetention?.(db(), addDays(new Date(), LOG_DAYS - 1));
  expect((await stored()).split('\n')).toHaveLength(2);
  await webhooksPersonalData.applyRetention?.(db(), addDays(new Date(), LOG_DAYS + 1));
  expect(await stored()).toContain('article:later');
  expect((await stored()).split('\n')).toHaveLength(1);
});
