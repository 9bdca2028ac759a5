import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { MAREN } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { blockSeries } from './block-time.ts';
import { listBookedInBlock } from './list-booked-in-block.ts';
import { MAX_BLOCKS } from './schema.ts';
import { unblockSeries } from './unblock-time.ts';

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

const TUESDAYS = {
  from: '2031-03-11',
  weekdays: [2],
  startTime: '09:00',
  endTime: '12:00',
  times: 4,
  reason: 'Court',
};
const deps = () => ({ ...app.deps, user: MAREN });
const starts = async () =>
  (
    await app.deps.db.selectFrom('timeOff').select(['id', 'startsAt']).orderBy('startsAt').execute()
  ).map(({ id, startsAt }) => ({ id, day: startsAt.toISOString().slice(0, 10) }));
const book = (scheduledDate: string, email = 'a@example.com') =>
  postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate, email }));

it('blocks each of its days for booking, in one audit entry', async () => {
  expect(await blockSeries(deps(), TUESDAYS)).toMatchObject({ count: 4, appointments: 0 });
  expect((await starts()).map(({ day }) => day)).toEqual([
    '2031-03-11',
    '2031-03-18',
    '2031-03-25',
    '2031-04-01',
  ]);
  expect((await book('2031-03-25T09:30:00')).status).toBe(409);
  expect((await book('2031-03-25T13:00:00')).status).toBe(201);
  expect((await staff.auditLog(1))[0]).toMatchObject({
    actor: MAREN.username,
    action: 'time-off.series-create',
    after: { count: 4, reason: 'Court' },
  });
});

it('keeps the documented list as it is', async () => {
  await blockSeries(deps(), TUESDAYS);
  const { body } = await staff.call('GET', '/api/admin/time-off');
  expect(Object.keys(body[0])).toEqual([
    'id',
    'startsAt',
    'endsAt',
    'reason',
    'createdBy',
    'createdAt',
  ]);
});

it('lists the appointments in it once each, and leaves them unchanged', async () => {
  const { id } = await (await book(tuesdayAt('09:00'))).json();
  await book('2031-03-18T11:30:00', 'b@example.com');
  await book('2031-03-18T13:00:00', 'c@example.com');
  const held = await listBookedInBlock(deps(), TUESDAYS);
  expect(held).toMatchObject({ count: 2, first: [{ id, name: 'Dana Whitfield' }, {}] });
  const once = { startsAt: tuesdayAt('08:00'), endsAt: tuesdayAt('09:15'), reason: null };
  expect((await listBookedInBlock(deps(), once)).count).toBe(1);
  expect(await blockSeries(deps(), TUESDAYS)).toMatchObject({ appointments: 2 });
  // It may also overlap another block.
  expect(await blockSeries(deps(), TUESDAYS)).toMatchObject({ appointments: 2 });
  expect((await staff.call('GET', '/api/admin/appointments')).body).toHaveLength(3);
});

it('is removed as a whole, from one block on, or one block alone', async () => {
  await blockSeries(deps(), { ...TUESDAYS, weekdays: [3], times: 1 });
  await blockSeries(deps(), TUESDAYS);
  const [first, other, second, third] = await starts();
  await staff.call('DELETE', `/api/admin/time-off/${second?.id}`);
  expect((await starts()).map(({ day }) => day)).toEqual([
    first?.day,
    other?.day,
    third?.day,
    '2031-04-01',
  ]);
  expect(await unblockSeries(deps(), { id: third?.id ?? '', scope: 'later' })).toEqual({
    count: 2,
  });
  expect(await starts()).toEqual([first, other]);
  expect(await unblockSeries(deps(), { id: first?.id ?? '', scope: 'all' })).toEqual({ count: 1 });
  expect(await starts()).toEqual([other]);
  await expect(unblockSeries(deps(), { id: first?.id ?? '', scope: 'all' })).rejects.toMatchObject({
    reason: 'time_off_not_found',
  });
});

it('removes nothing for a block that belongs to no series', async () => {
  const { body } = await staff.call('POST', '/api/admin/time-off', {
    startsAt: tuesdayAt('09:00'),
    endsAt: tuesdayAt('10:00'),
  });
  await expect(unblockSeries(deps(), { id: body.id, scope: 'all' })).rejects.toMatchObject({
    reason: 'time_off_not_found',
  });
  expect(await starts()).toHaveLength(1);
});

it(`has at most ${MAX_BLOCKS} blocks, and one to come`, async () => {
  const daily = { ...TUESDAYS, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  expect(await blockSeries(deps(), { ...daily, times: MAX_BLOCKS })).toMatchObject({
    count: MAX_BLOCKS,
  });
  const tooMany = blockSeries(deps(), { ...daily, times: null, until: '2032-03-11' });
  await expect(tooMany).rejects.toMatchObject({
    details: { fieldErrors: { until: [expect.any(String)] } },
  });
  const over = blockSeries(deps(), { ...daily, from: '2030-01-01', times: 3 });
  await expect(over).rejects.toMatchObject({
    details: { fieldErrors: { from: [expect.any(String)] } },
  });
  expect(await starts()).toHaveLength(MAX_BLOCKS);
});
