import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { calculationBody } from '../../testing/calculation-body.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ContactPreferences } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const save = (
  kind: string,
  id: string,
  before: ContactPreferences | null,
  contactPreferences: object | null,
) => staff.call('POST', '/trpc/contactPreferences.save', { kind, id, before, contactPreferences });

const statedFor = async (table: 'contactSubmissions' | 'appointments', id: string) =>
  (
    await app.deps.db
      .selectFrom(table)
      .select('contactPreferences')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).contactPreferences;

const book = async (email: string, time: string) => {
  const body = bookingBody({ email, scheduledDate: tuesdayAt(time) });
  const response = await postJson(`${app.url}/api/appointments`, body);
  return (await response.json()).id as string;
};

it('changes what was stated for a message, of which the audit log keeps no words', async () => {
  const id = await insertMessage(app.deps.db);
  const stated = { mayEmail: false, bestTimes: 'When he is at work' };
  expect((await save('message', id, null, stated)).status).toBe(200);
  expect(await statedFor('contactSubmissions', id)).toEqual(stated);
  expect(await staff.auditLog()).toEqual([
    {
      ...{ actor: 'admin', action: 'contact-preferences.update' },
      ...{ entity: 'contact_submissions', entityId: id },
      before: { hasBestTimes: false },
      after: { mayEmail: false, hasBestTimes: true },
    },
  ]);
  const reply = { id, replyId: randomUUID(), body: 'Dear Dana' };
  expect((await staff.call('POST', '/trpc/contact.reply', reply)).status).toBe(409);
  expect((await save('message', id, stated, null)).status).toBe(200);
  expect(await statedFor('contactSubmissions', id)).toBeNull();
});

it('is obeyed by a mail that waits', async () => {
  const id = await book('waits@example.com', '09:00');
  const mail = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'skipReason'])
      .where('dedupeKey', '=', `booking_confirmation:${id}`)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await mail()).state).toBe('sent');
  expect((await save('appointment', id, null, { mayEmail: false })).status).toBe(200);
  await app.deps.db
    .updateTable('outboxEmails')
    .set({ state: 'queued', sentAt: null, dueAt: new Date(0) })
    .where('dedupeKey', '=', `booking_confirmation:${id}`)
    .execute();
  await expect.poll(async () => (await mail()).state).toBe('skipped');
  expect((await mail()).skipReason).toBe('email_refused');
});

it('refuses to overwrite what somebody else has changed meanwhile', async () => {
  const id = await book('both@example.com', '10:00');
  expect((await save('appointment', id, null, { mayCall: false })).status).toBe(200);
  const { status, body } = await save('appointment', id, null, { mayText: true });
  expect([status, body.error.data.reason]).toEqual([409, 'edited_meanwhile']);
  expect(await statedFor('appointments', id)).toEqual({ mayCall: false });
});

it.each([
  ['message', '00000000-0000-4000-8000-000000000000', {}, 404],
  ['appointment', '00000000-0000-4000-8000-000000000000', {}, 404],
  ['person', '00000000-0000-4000-8000-000000000000', {}, 400],
  ['message', 'x', {}, 400],
  ['message', '00000000-0000-4000-8000-000000000000', { mayFax: true }, 400],
])('refuses %s %s with %j', async (kind, id, stated, status) => {
  expect((await save(kind, id, null, stated)).status).toBe(status);
});

it('a list of addresses contains the strictest preferences of each owner', async () => {
  const email = 'Strict@Example.com';
  const stated = (contactPreferences: ContactPreferences) =>
    insertMessage(app.deps.db, { email, contactPreferences: JSON.stringify(contactPreferences) });
  await stated({ mayEmail: true, mayCall: false });
  await stated({ mayEmail: false });
  const calculation = calculationBody({ userEmail: 'strict@example.com' });
  await postJson(`${app.url}/api/probate-calculator`, calculation);
  await postJson(
    `${app.url}/api/probate-calculator`,
    calculationBody({ userEmail: 'nothing@example.com' }),
  );
  const { body } = await staff.call('GET', '/api/admin/calculator-addresses');
  const shown = Object.fromEntries(
    body.map((row: { email: string; contactPreferences: unknown }) => [
      row.email,
      row.contactPreferences,
    ]),
  );
  expect(shown).toEqual({
    'strict@example.com': { mayEmail: false, mayCall: false },
    'nothing@example.com': null,
  });
  const response = await staff.call('GET', '/api/admin/calculator-addresses?q=strict');
  expect(response.body).toHaveLength(1);
});
