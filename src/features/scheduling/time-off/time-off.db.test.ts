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
  await deleteAll(app.deps.db, 'timeOff');
});

const PATH = '/api/admin/time-off';
const MORNING = { startsAt: '2031-03-11T09:00:00', endsAt: '2031-03-11T12:00:00', reason: 'Court' };
const block = (changes: object = {}) => staff.call('POST', PATH, { ...MORNING, ...changes });
const book = (time: string, email = 'a@example.com') =>
  postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate: tuesdayAt(time), email }));

it('is created, listed and deleted', async () => {
  const made = await block();
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    id: expect.any(String),
    startsAt: '2031-03-11T16:00:00.000Z',
    endsAt: '2031-03-11T19:00:00.000Z',
    reason: 'Court',
    createdBy: 'admin',
    createdAt: expect.any(String),
    appointments: 0,
  });
  const { appointments: _, ...row } = made.body;
  expect((await staff.call('GET', PATH)).body).toEqual([row]);
  expect((await staff.call('DELETE', `${PATH}/${row.id}`)).status).toBe(204);
  const again = await staff.call('DELETE', `${PATH}/${row.id}`);
  expect([again.status, again.body.reason]).toEqual([404, 'time_off_not_found']);
  expect((await staff.auditLog(2)).map(({ action }) => action)).toEqual([
    'time-off.delete',
    'time-off.create',
  ]);
  expect((await book('09:00')).status).toBe(201);
});

it('is not offered, and cannot be booked by visitors or staff', async () => {
  await block();
  const { days } = await (
    await fetch(`${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-11`)
  ).json();
  const free = days[0].slots.filter(({ state }: { state: string }) => state === 'free');
  expect(free[0].label).toBe('1:00 PM');
  const refused = await book('11:30');
  const answer = await refused.json();
  expect([refused.status, answer.reason]).toEqual([409, 'slot_taken']);
  expect(answer.alternatives).toHaveLength(3);
  const byPhone = await staff.call(
    'POST',
    '/api/admin/appointments',
    bookingBody({ scheduledDate: tuesdayAt('11:45') }),
  );
  expect([byPhone.status, byPhone.body.reason]).toEqual([409, 'slot_taken']);
  const { id } = await (await book('13:00')).json();
  const moved = await staff.call('PUT', `/api/admin/appointments/${id}/time`, {
    scheduledDate: tuesdayAt('11:45'),
  });
  expect([moved.status, moved.body.reason]).toEqual([409, 'slot_taken']);
});

it('reports how many appointments overlap it, and leaves them unchanged', async () => {
  const { id } = await (await book('09:00')).json();
  expect((await block()).body.appointments).toBe(1);
  const confirmed = await staff.call('PUT', `/api/admin/appointments/${id}`, {
    status: 'confirmed',
  });
  expect(confirmed.status).toBe(200);
});

it('counts all appointments booked before it, also concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    await deleteAll(app.deps.db, 'appointments');
    await deleteAll(app.deps.db, 'timeOff');
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    const [made, ...bookings] = await Promise.all([
      block(),
      ...times.map((time) => book(time, `${time.slice(0, 2)}${time.slice(3)}@example.com`)),
    ]);
    const succeeded = bookings.filter(({ status }) => status === 201).length;
    expect(made.body.appointments).toBe(succeeded);
  }
});

it.each([
  ['an end before its start', { endsAt: '2031-03-11T08:00:00' }, 'endsAt'],
  ['no length', { endsAt: MORNING.startsAt }, 'endsAt'],
  [
    'a time long over',
    { startsAt: '2030-01-01T09:00:00', endsAt: '2030-01-02T09:00:00' },
    'endsAt',
  ],
  ['a date alone', { startsAt: '2031-03-11' }, 'startsAt'],
  ['an hour that the clock skips', { startsAt: '2031-03-09T02:30:00' }, 'startsAt'],
  ['no start', { startsAt: undefined }, 'startsAt'],
  ['an endless reason', { reason: 'x'.repeat(201) }, 'reason'],
])('%s is a 400 that names the field', async (_what, changes, field) => {
  const { status, body } = await block(changes);
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
});

it('is 25 hours long on the Sunday when the clocks go back', async () => {
  const { body } = await block({ startsAt: '2031-11-02T00:00:00', endsAt: '2031-11-03T00:00:00' });
  expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(25 * 3_600_000);
});
