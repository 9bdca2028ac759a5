import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const TYPES = '/api/admin/consultation-types';
const book = async (consultationType: string, time: string): Promise<string> => {
  const body = bookingBody({
    consultationType,
    scheduledDate: tuesdayAt(time),
    email: `at-${time.replace(':', '')}@example.com`,
  });
  const response = await postJson(`${app.url}/api/appointments`, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
};
const booked = async (type: string) =>
  (await staff.call('GET', `${TYPES}/${type}/appointments`)).body;
const statuses = async () =>
  (
    await app.deps.db.selectFrom('appointments').select('status').orderBy('scheduledDate').execute()
  ).map(({ status }) => status);
const cancellations = async () =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select('toEmail')
      .where('kind', '=', 'booking_cancelled')
      .orderBy('toEmail')
      .execute()
  ).map(({ toEmail }) => toEmail);

it('what is booked of a type is its future appointments that hold their time', async () => {
  const first = await book('divorce', '09:00');
  const cancelled = await book('divorce', '11:00');
  await book('initial', '13:00');
  await staff.call('PUT', `/api/admin/appointments/${cancelled}`, { status: 'cancelled' });
  const past = await book('divorce', '14:00');
  await app.deps.db
    .updateTable('appointments')
    .set({
      scheduledDate: new Date('2031-03-03T17:00:00Z'),
      endsAt: new Date('2031-03-03T18:00:00Z'),
    })
    .where('id', '=', past)
    .execute();
  expect(await booked('divorce')).toEqual({
    count: 1,
    first: [{ id: first, name: 'Dana Whitfield', scheduledDate: '2031-03-11T16:00:00.000Z' }],
  });
});

it('they are cancelled together, and each client gets a mail', async () => {
  await book('divorce', '09:00');
  await book('initial', '10:30');
  await book('divorce', '13:00');
  const answer = await staff.call('POST', `${TYPES}/divorce/cancellation`, { count: 2 });
  expect([answer.status, answer.body]).toEqual([200, { count: 2 }]);
  expect(await statuses()).toEqual(['cancelled', 'scheduled', 'cancelled']);
  expect(await cancellations()).toEqual(['at-0900@example.com', 'at-1300@example.com']);
  expect((await staff.auditLog(2)).map(({ action }) => action)).toEqual([
    'appointment.status',
    'appointment.status',
  ]);
});

it('none is cancelled if there are more than staff have seen', async () => {
  await book('divorce', '09:00');
  await book('divorce', '13:00');
  const refused = await staff.call('POST', `${TYPES}/divorce/cancellation`, { count: 1 });
  expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
  expect(await statuses()).toEqual(['scheduled', 'scheduled']);
  expect(await cancellations()).toEqual([]);
});
