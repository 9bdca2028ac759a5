import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertBusyCalendar } from '../testing/busy-calendar.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';

let app: TestApp;
let staff: StaffClient;
let hosts: number[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await deleteAll(db, 'appointments');
  await deleteAll(db, 'appointmentHolds');
  await deleteAll(db, 'timeOff');
  await deleteAll(db, 'calendarSettings');
  await db
    .updateTable('consultationTypes')
    .set({ isActive: true, isPublic: true, noticeMinutes: 0, horizonDays: 365 })
    .execute();
  await db.updateTable('hosts').set({ maxPerDay: null, isActive: true }).execute();
});

type Reason = { rule: string } & Record<string, unknown>;
type Explanation = {
  reasons: Reason[];
  hosts: { number: number; reasons: Reason[] }[];
  starts: {
    label: string;
    isFree: boolean;
    hosts: { number: number; reasons: Reason[] }[];
  }[];
};
const explain = async (date = '2031-03-11', hostNumber = hosts[0], type = 'initial') =>
  (
    await staff.call(
      'GET',
      `/api/admin/availability/explanation?date=${date}&type=${type}&hostNumber=${hostNumber}`,
    )
  ).body as Explanation;
const at = ({ starts }: Explanation, label: string) => {
  const start = starts.find((each) => each.label === label);
  return start?.hosts[0]?.reasons ?? expect.fail(`There is no start at ${label}`);
};
const change = (changes: { [name: string]: unknown }) =>
  app.deps.db
    .updateTable('consultationTypes')
    .set(changes as object)
    .where('key', '=', 'initial')
    .execute();
const book = async (changes: object = {}): Promise<string> => {
  const body = bookingBody({ attorney: 'host-0', ...changes });
  const response = await postJson(`${app.url}/api/appointments`, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
};

it('without a rule that closes it, each start is free', async () => {
  const { reasons, hosts: explained, starts } = await explain();
  expect([reasons, explained]).toMatchObject([[], [{ number: hosts[0], reasons: [] }]]);
  expect([starts.length, starts.every(({ isFree }) => isFree)]).toEqual([13, true]);
});

it('an appointment takes its own time, and its buffers that of its neighbours', async () => {
  await change({ bufferAfterMinutes: 15 });
  const id = await book({ scheduledDate: tuesdayAt('10:00') });
  await change({ bufferAfterMinutes: 0 });
  const explained = await explain();
  const name = 'Dana Whitfield';
  expect(at(explained, '10:00 AM')).toMatchObject([{ rule: 'appointment', id, name }]);
  expect(at(explained, '10:30 AM')).toMatchObject([{ rule: 'buffer', id, name }]);
  expect([at(explained, '9:30 AM'), at(explained, '11:00 AM')]).toEqual([[], []]);
  expect((await explain('2031-03-11', hosts[1])).starts.every(({ isFree }) => isFree)).toBe(true);
});

it('time off says whose it is and why, and a busy calendar when', async () => {
  const block = (hostNumber: number | null, day: string, reason: string) =>
    staff.call('POST', '/api/admin/closed-days', {
      hostNumber,
      days: [{ firstDay: day, lastDay: day, reason }],
    });
  await block(hosts[0] ?? 0, '2031-03-11', 'Leave');
  await block(null, '2031-03-12', 'Move');
  await insertBusyCalendar(app.deps, {
    startsAt: new Date('2031-03-13T16:00:00Z'),
    endsAt: new Date('2031-03-13T17:00:00Z'),
    hostNumber: hosts[0] ?? null,
  });
  const leave = at(await explain(), '9:00 AM');
  expect(leave).toMatchObject([{ rule: 'time_off', hostNumber: hosts[0], reason: 'Leave' }]);
  const move = at(await explain('2031-03-12'), '9:00 AM');
  expect(move).toMatchObject([{ rule: 'time_off', hostNumber: null, reason: 'Move' }]);
  const busy = await explain('2031-03-13');
  expect(at(busy, '9:00 AM')).toMatchObject([
    { rule: 'calendar', from: '2031-03-13T16:00:00.000Z' },
  ]);
  expect(at(busy, '10:00 AM')).toEqual([]);
  expect(at(await explain('2031-03-13', hosts[1]), '9:00 AM')).toEqual([]);
});

it('a start is over, too soon, or beyond the horizon', async () => {
  expect(at(await explain('2031-03-03'), '9:00 AM')).toEqual([{ rule: 'past' }]);
  await change({ noticeMinutes: 43_200 });
  expect(at(await explain(), '9:00 AM')).toEqual([{ rule: 'notice', minutes: 43_200 }]);
  await change({ noticeMinutes: 0, horizonDays: 1 });
  const { reasons, starts } = await explain('2031-03-12');
  expect(reasons).toEqual([{ rule: 'beyond_horizon', lastDate: '2031-03-11' }]);
  expect((await explain()).reasons).toEqual([]);
  expect(starts.some(({ isFree }) => isFree)).toBe(false);
});

it('a host is full, has no hours, does not offer the type, or takes no consultations', async () => {
  await app.deps.db.updateTable('hosts').set({ maxPerDay: 1 }).execute();
  await book();
  const full = await explain();
  expect(full.hosts[0]?.reasons).toEqual([{ rule: 'limit_reached' }]);
  expect(at(full, '4:00 PM')).toEqual([{ rule: 'limit_reached' }]);
  expect((await explain('2031-03-15')).hosts[0]?.reasons).toEqual([{ rule: 'no_hours' }]);
  expect((await explain('2031-03-11', 1)).hosts[0]?.reasons).toEqual([{ rule: 'not_offered' }]);
  await app.deps.db.updateTable('hosts').set({ isActive: false }).execute();
  expect((await explain()).hosts[0]?.reasons).toEqual([{ rule: 'host_inactive' }]);
});

it.each([
  ['type_inactive', { isActive: false }],
  ['staff_only', { isPublic: false }],
])('a type that visitors cannot book closes the day: %s', async (rule, changes) => {
  await change(changes);
  const { reasons, starts } = await explain();
  expect([reasons, starts.some(({ isFree }) => isFree)]).toEqual([[{ rule }], false]);
});

it('an unknown type is named, and staff alone may ask', async () => {
  const unknown = await explain('2031-03-11', hosts[0], 'nothing');
  expect(unknown.reasons).toEqual([{ rule: 'no_such_type' }]);
  const path = '/api/admin/availability/explanation?date=2031-03-11&type=initial';
  expect((await fetch(app.url + path)).status).toBe(401);
});

it('a time that staff hold is named until the hold ends', async () => {
  const { body, status } = await staff.call('POST', '/api/admin/appointments/holds', {
    consultationType: 'initial',
    scheduledDate: tuesdayAt('09:00'),
    attorney: 'host-0',
  });
  expect(status).toBe(201);
  const span = { from: '2031-03-11T16:00:00.000Z', to: '2031-03-11T16:30:00.000Z' };
  const explanation = await explain();
  expect(at(explanation, '9:00 AM')).toEqual([{ rule: 'held', ...span }]);
  expect(at(explanation, '9:30 AM')).toEqual([]);
  await staff.call('DELETE', `/api/admin/appointments/holds/${body.id}`);
  expect(at(await explain(), '9:00 AM')).toEqual([]);
});
