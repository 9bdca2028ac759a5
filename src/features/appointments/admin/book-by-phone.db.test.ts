import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addHours } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindClients } from '../reminders/remind-clients.ts';

/** Clients whom staff book with a phone number and without an e-mail address. */

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const PATH = '/api/admin/appointments';
const { email: _, ...WITHOUT_EMAIL } = bookingBody();
const book = (body: object = {}) => staff.call('POST', PATH, { ...WITHOUT_EMAIL, ...body });
const mails = () => app.deps.db.selectFrom('outboxEmails').select(['kind', 'toEmail']).execute();

it('books with a phone number alone, or with an e-mail address alone, but not with neither', async () => {
  const byPhone = await book();
  expect([byPhone.status, byPhone.body.email]).toEqual([201, '']);
  const byEmail = await book({
    phone: '',
    email: 'dana@example.com',
    scheduledDate: tuesdayAt('10:00'),
  });
  expect(byEmail.status).toBe(201);
  const neither = await book({ phone: ' ', email: ' ', scheduledDate: tuesdayAt('11:00') });
  expect([neither.status, Object.keys(neither.body.fieldErrors)]).toEqual([400, ['email']]);
  const wrong = await book({ email: 'dana@', scheduledDate: tuesdayAt('11:00') });
  expect([wrong.status, wrong.body.fieldErrors.email]).toEqual([
    400,
    ['Please enter a valid email address'],
  ]);
});

it('is not how visitors can book', async () => {
  const response = await postJson(`${app.url}/api/appointments`, WITHOUT_EMAIL);
  expect([response.status, Object.keys((await response.json()).fieldErrors)]).toEqual([
    400,
    ['email'],
  ]);
});

it('never puts a mail to nobody into the outbox, whatever happens to the appointment', async () => {
  const { body } = await book();
  const { id } = body;
  const done = [
    await staff.call('PUT', `${PATH}/${id}`, { status: 'confirmed' }),
    await staff.call('PUT', `${PATH}/${id}/time`, { scheduledDate: tuesdayAt('14:00') }),
    await staff.call('POST', `${PATH}/${id}/link`),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 201]);
  const dayBefore = addHours(new Date(tuesdayAt('14:00')), -23);
  await app.deps.db
    .updateTable('appointments')
    .set({ timeSetAt: addHours(dayBefore, -72) })
    .execute();
  await remindClients({ db: app.deps.db, now: () => dayBefore });
  await staff.call('PUT', `${PATH}/${id}`, { status: 'cancelled' });
  await staff.call('PUT', `${PATH}/${id}`, { status: 'scheduled', reopen: true });
  await staff.call('DELETE', `${PATH}/${id}`);
  expect(await mails()).toEqual([]);
});

it('a mail to nobody of a copy of the release before is dropped, too', async () => {
  await sql`
    insert into outbox_emails (kind, to_email, to_name, payload, dedupe_key)
    values ('booking_changed', '', 'Dana', '{}', 'one'), ('booking_changed', 'a@example.com', 'Dana', '{}', 'two')
  `.execute(app.deps.db);
  expect(await mails()).toEqual([{ kind: 'booking_changed', toEmail: 'a@example.com' }]);
});

it('keeps the time, and is found by name and by phone number', async () => {
  expect((await book()).status).toBe(201);
  expect((await book()).status).toBe(409);
  expect((await book({ scheduledDate: tuesdayAt('10:00'), firstName: 'Ruth' })).status).toBe(201);
  const [dana, ruth] = await Promise.all([
    staff.call('GET', `${PATH}?q=dana`),
    staff.call('GET', `${PATH}?q=555-0100`),
  ]);
  expect([dana.body.length, ruth.body.length]).toEqual([1, 2]);
});
