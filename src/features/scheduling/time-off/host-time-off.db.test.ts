import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { MAREN } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';
import { blockSeries } from './block-time.ts';
import { listBookedInBlock } from './list-booked-in-block.ts';
import { blockSeriesInput, blockTimeInput } from './schema.ts';

let app: TestApp;
let staff: StaffClient;
let second: number;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  second = hosts[1] ?? 0;
  await app.deps.content.settle();
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
});

const PATH = '/api/admin/time-off';
const MORNING = { startsAt: tuesdayAt('09:00'), endsAt: tuesdayAt('12:00') };
const block = (changes: object = {}) => staff.call('POST', PATH, { ...MORNING, ...changes });
const book = (attorney: string, email: string, time = '09:30') =>
  postJson(
    `${app.url}/api/appointments`,
    bookingBody({ scheduledDate: tuesdayAt(time), email, attorney }),
  );

it('of one attorney blocks only their time, and says whose it is', async () => {
  const made = await block({ attorney: 'host-1' });
  expect([made.status, made.body.hostNumber]).toEqual([201, second]);
  const { appointments: _, ...row } = made.body;
  expect((await staff.call('GET', PATH)).body).toEqual([row]);
  expect((await book('host-1', 'a@example.com')).status).toBe(409);
  expect((await book('host-0', 'b@example.com')).status).toBe(201);
  const [entry] = await staff.auditLog(1);
  expect(entry?.after).toMatchObject({ hostNumber: second });
});

it('of the whole firm blocks everybody’s', async () => {
  const made = await block();
  expect(made.body).not.toHaveProperty('hostNumber');
  expect((await book('host-0', 'a@example.com')).status).toBe(409);
  expect((await book('host-1', 'b@example.com')).status).toBe(409);
});

it('counts the appointments of that attorney alone', async () => {
  await book('host-0', 'a@example.com');
  await book('host-1', 'b@example.com');
  await book('host-1', 'c@example.com', '10:00');
  expect((await block({ attorney: 'host-1' })).body.appointments).toBe(2);
  expect((await block()).body.appointments).toBe(3);
  const held = await listBookedInBlock(
    { ...app.deps, user: MAREN },
    blockTimeInput.parse({ ...MORNING, attorney: 'host-0' }),
  );
  expect(held.count).toBe(1);
});

it('that repeats is of one attorney, too', async () => {
  await book('host-0', 'a@example.com');
  const series = blockSeriesInput.parse({
    ...{ from: '2031-03-11', weekdays: [2], startTime: '09:00', endTime: '12:00', times: 2 },
    attorney: 'host-1',
  });
  const made = await blockSeries({ ...app.deps, user: MAREN }, series);
  expect(made).toMatchObject({ count: 2, appointments: 0 });
  const rows = await app.deps.db.selectFrom('timeOff').select('hostNumber').execute();
  expect(rows).toEqual([{ hostNumber: second }, { hostNumber: second }]);
  expect((await book('host-1', 'b@example.com')).status).toBe(409);
});

it('of somebody who takes no consultations is refused', async () => {
  const refused = await block({ attorney: 'nobody' });
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['attorney']]);
});
