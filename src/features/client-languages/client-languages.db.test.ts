import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const languageIn = async (
  table: 'contactSubmissions' | 'appointments' | 'newsletterSubscribers',
  id: string,
) =>
  (
    await app.deps.db
      .selectFrom(table)
      .select('clientLanguage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).clientLanguage;

const bookIn = (prefix: string, email: string, time: string) =>
  postJson(`${app.url}${prefix}/api/appointments`, {
    ...bookingBody({ email, scheduledDate: tuesdayAt(time) }),
  });

const bookByStaff = (changes: Record<string, unknown>) =>
  staff.call('POST', '/api/admin/appointments', bookingBody(changes));

it('writes the mails about a booking in the language that staff have chosen', async () => {
  const booked = await (await bookIn('', 'moved@example.com', '09:00')).json();
  const path = `/api/admin/appointments/${booked.id}`;
  const changed = await staff.call('PUT', `${path}/language`, { language: 'es' });
  expect([changed.status, changed.body]).toEqual([200, { id: booked.id, language: 'es' }]);
  expect(await staff.auditLog()).toMatchObject([
    {
      ...{ action: 'client-language.change', entity: 'appointments', entityId: booked.id },
      ...{ before: { language: 'en' }, after: { language: 'es' } },
    },
  ]);
  const moved = await staff.call('PUT', `${path}/time`, { scheduledDate: tuesdayAt('10:00') });
  expect(moved.status).toBe(200);
  const mail = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'subject'])
      .where('toEmail', '=', 'moved@example.com')
      .where('kind', '!=', 'booking_confirmation')
      .where('state', '=', 'sent')
      .executeTakeFirst();
  await expect.poll(mail).toMatchObject({ subject: expect.stringMatching(/^Su /) });
  const shown = await staff.call(
    'GET',
    `/trpc/appointments.appointment?input=${encodeURIComponent(JSON.stringify({ id: booked.id }))}`,
  );
  expect(shown.body.result.data.clientLanguage).toBe('es');
});

it('changes the language of messages and subscribers, back to the main one as well', async () => {
  const message = await insertMessage(app.deps.db, { clientLanguage: 'es' });
  const { id } = await app.deps.db
    .insertInto('newsletterSubscribers')
    .values({ email: 'lee@example.com', consentText: '', tokenHash: 'x', status: 'confirmed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [first, second] = [
    await staff.call('PUT', `/api/admin/contact-submissions/${message}/language`, {
      language: 'en',
    }),
    await staff.call('PUT', `/api/admin/newsletter-subscribers/${id}/language`, { language: 'es' }),
  ];
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(await languageIn('contactSubmissions', message)).toBeNull();
  expect(await languageIn('newsletterSubscribers', id)).toBe('es');
});

it('rejects unknown languages and records', async () => {
  const id = await insertMessage(app.deps.db);
  const path = (of: string) => `/api/admin/contact-submissions/${of}/language`;
  const unknown = await staff.call('PUT', path(id), { language: 'tlh' });
  expect([unknown.status, Object.keys(unknown.body.fieldErrors)]).toEqual([400, ['language']]);
  const missing = await staff.call('PUT', path(randomUUID()), { language: 'es' });
  expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('books for a client in the language chosen, else in that of their last record', async () => {
  const known = await bookByStaff({
    ...{ email: 'dolores@example.com', scheduledDate: tuesdayAt('13:00'), clientLanguage: 'es' },
  });
  expect([known.status, await languageIn('appointments', known.body.id)]).toEqual([201, 'es']);
  const again = await bookByStaff({
    ...{ email: 'Dolores@example.com', scheduledDate: tuesdayAt('14:00') },
  });
  expect([again.status, await languageIn('appointments', again.body.id)]).toEqual([201, 'es']);
  const other = await bookByStaff({
    ...{ email: 'kim@example.com', scheduledDate: tuesdayAt('15:00') },
  });
  expect([other.status, await languageIn('appointments', other.body.id)]).toEqual([201, null]);
  const wrong = await bookByStaff({ scheduledDate: tuesdayAt('16:00'), clientLanguage: 'tlh' });
  expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([400, ['clientLanguage']]);
});
