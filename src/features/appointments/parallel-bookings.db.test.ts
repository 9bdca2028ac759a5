import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes, subMinutes } from '../../platform/time/date-math.ts';
import { bookingBody, postJson, TUESDAY_9_AM, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { insertBusyCalendar } from '../scheduling/testing/busy-calendar.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

/** Three attorneys take consultations at the same time. */

const HOSTS = 3;
let app: TestApp;
let hosts: number[];

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, HOSTS));
  await app.deps.content.settle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
  await limit(null);
});

let clients = 0;
const book = async (changes: Record<string, unknown> = {}) => {
  clients += 1;
  const email = `client${clients}@example.com`;
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ email, ...changes }),
  );
  return { status: response.status, body: await response.json() };
};

const hostsOf = async (ids: string[]) => {
  const rows = await app.deps.db
    .selectFrom('appointments')
    .select(['id', 'hostNumber'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, hostNumber }) => [id, hostNumber]));
  return ids.map((id) => byId.get(id));
};

async function limit(maxPerDay: number | null) {
  await app.deps.db.updateTable('hosts').set({ maxPerDay }).where('number', '<>', 1).execute();
  await app.deps.content.settle();
}

const stateAt = async (label: string, query = '') => {
  const day = 'from=2031-03-11&to=2031-03-11';
  const response = await fetch(`${app.url}/api/appointments/availability?${day}${query}`);
  const { days } = await response.json();
  return days[0].slots.find((slot: { label: string }) => slot.label === label)?.state;
};

it('a start is free until the last host is booked', async () => {
  for (const free of ['free', 'free', 'free', 'taken']) {
    expect(await stateAt('9:00 AM')).toBe(free);
    expect((await book()).status).toBe(free === 'free' ? 201 : 409);
  }
});

it('“anyone” is the host with the fewest consultations of the week, ties in order', async () => {
  const ids: string[] = [];
  for (const time of ['09:00', '10:00', '11:00', '13:00']) {
    ids.push((await book({ scheduledDate: tuesdayAt(time) })).body.id);
  }
  const [first, second, third] = hosts;
  expect(await hostsOf(ids)).toEqual([first, second, third, first]);
});

it('“anyone” is not a host whose time is taken by the buffer of another appointment', async () => {
  const { body: nine } = await book({ attorney: 'host-0' });
  await app.deps.db
    .updateTable('appointments')
    .set({ bufferAfterMinutes: 90 })
    .where('id', '=', nine.id)
    .execute();
  for (const attorney of ['host-1', 'host-2']) {
    await book({ attorney, scheduledDate: tuesdayAt('14:00') });
  }
  const { status, body } = await book({ scheduledDate: tuesdayAt('10:00') });
  expect([status, ...(await hostsOf([body.id]))]).toEqual([201, hosts[1]]);
});

it('an attorney who is asked for takes the booking, and is named in the response', async () => {
  const asked = await book({ attorney: 'host-1' });
  expect([asked.status, asked.body.attorney]).toEqual([201, 'host-1']);
  expect(await hostsOf([asked.body.id])).toEqual([hosts[1]]);
  expect((await book()).body).not.toHaveProperty('attorney');
  expect(await stateAt('9:00 AM', '&attorney=host-1')).toBe('taken');
  expect(await stateAt('9:00 AM', '&attorney=host-2')).toBe('free');
  const taken = await book({ attorney: 'host-1' });
  expect([taken.status, taken.body.reason]).toEqual([409, 'slot_taken']);
  expect(taken.body.alternatives.map(({ label }: { label: string }) => label)).not.toContain(
    '9:00 AM',
  );
});

it('an unknown attorney is a 400 that names the field', async () => {
  const { status, body } = await book({ attorney: 'nobody' });
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['attorney']]);
});

it('a booking that is sent twice at the same time gets one host', async () => {
  const twice = await Promise.all([1, 2, 3].map(() => book({ email: 'same@example.com' })));
  expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
});

it('a client who has booked a start some time ago does not get a second host', async () => {
  const { body } = await book({ email: 'same@example.com' });
  await app.deps.db
    .updateTable('appointments')
    .set({ createdAt: subMinutes(TEST_NOW, 11) })
    .where('id', '=', body.id)
    .execute();
  const again = await book({ email: 'Same@example.com' });
  expect([again.status, again.body.reason]).toEqual([409, 'already_booked']);
});

it('staff book a free host at a time at which the connected calendar is busy, if they say so', async () => {
  const startsAt = new Date(TUESDAY_9_AM);
  await insertBusyCalendar(app.deps, { startsAt, endsAt: addMinutes(startsAt, 60) });
  const staff = await staffClient(app);
  const ask = (changes: Record<string, unknown>) =>
    staff.call('POST', '/api/admin/appointments', bookingBody(changes));
  expect((await ask({})).body.reason).toBe('calendar_busy');
  const booked = await ask({ ignoreCalendarConflicts: true });
  expect(booked.status).toBe(201);
  expect(await hostsOf([booked.body.id])).toEqual([hosts[0]]);
  await deleteAll(app.deps.db, 'calendarBusyTimes');
});

it('of many who want one start, as many get it as there are hosts', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => book()));
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await hostsOf(ids)).sort()).toEqual(hosts);
});

it('a host’s limit per day holds for concurrent bookings of different starts', async () => {
  await limit(2);
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00'];
  const answers = await Promise.all(
    [...times, ...times].map((time) => book({ scheduledDate: tuesdayAt(time) })),
  );
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  const booked = await hostsOf(ids);
  expect(ids).toHaveLength(2 * HOSTS);
  expect(hosts.map((host) => booked.filter((each) => each === host).length)).toEqual([2, 2, 2]);
  expect(await stateAt('4:00 PM')).toBe('taken');
});

it('leave closes one host, time off of the firm closes all', async () => {
  const [first = 0] = hosts;
  const block = (hostNumber: number | null) =>
    app.deps.db
      .insertInto('timeOff')
      .values({
        startsAt: new Date('2031-03-11T15:00:00Z'),
        endsAt: new Date('2031-03-11T19:00:00Z'),
        createdBy: 'admin',
        hostNumber,
      })
      .execute();
  await block(first);
  expect((await book({ attorney: 'host-0' })).status).toBe(409);
  expect(await hostsOf([(await book()).body.id])).toEqual([hosts[1]]);
  await block(null);
  expect((await book()).status).toBe(409);
  expect(await stateAt('11:30 AM')).toBe('taken');
});

it('buffers keep a distance between the consultations of one host', async () => {
  await app.deps.db
    .updateTable('consultationTypes')
    .set({ bufferAfterMinutes: 30 })
    .where('key', '=', 'initial')
    .execute();
  await app.deps.content.settle();
  const at = (time: string) => book({ attorney: 'host-0', scheduledDate: tuesdayAt(time) });
  expect((await at('10:00')).status).toBe(201);
  expect(
    await Promise.all(['09:30', '10:30'].map(async (time) => (await at(time)).status)),
  ).toEqual([409, 409]);
  expect(
    await Promise.all(['09:00', '11:00'].map(async (time) => (await at(time)).status)),
  ).toEqual([201, 201]);
});
