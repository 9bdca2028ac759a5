import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';
import type { ClosedDays } from './schema.ts';

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
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
  await app.deps.db.updateTable('hosts').set({ maxPerDay: null }).execute();
});

const PATH = '/api/admin/closed-days';
const CLIENT = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '(619) 555-0142',
  practiceArea: 'family-law',
  notes: '',
  website: '',
};
const day = (date: string, reason: string | null = null) => ({
  firstDay: date,
  lastDay: date,
  reason,
});
const close = (hostNumber: number | null, ...days: object[]) =>
  staff.call('POST', PATH, { hostNumber, days });
const list = async (from: string, to: string): Promise<Omit<ClosedDays, 'id'>[]> =>
  (await staff.call('GET', `${PATH}?from=${from}&to=${to}`)).body.map(
    ({ id: _, ...days }: ClosedDays) => days,
  );
const freeOn = async (date: string, attorney = ''): Promise<number> => {
  const path = `/api/appointments/availability?from=${date}&to=${date}&attorney=${attorney}`;
  const { days } = await (await fetch(app.url + path)).json();
  return days[0].slots.filter(({ state }: { state: string }) => state === 'free').length;
};

it('closed days of the firm close everybody, and are open again after the undo', async () => {
  const { status, body } = await close(null, day('2031-03-11', 'Move'), day('2031-03-13'));
  expect([status, body.ids.length, body.appointments]).toEqual([201, 2, 0]);
  expect([await freeOn('2031-03-11'), await freeOn('2031-03-12')]).toEqual([0, 13]);
  expect(await list('2031-03-11', '2031-03-12')).toEqual([
    { hostNumber: null, firstDay: '2031-03-11', lastDay: '2031-03-11', reason: 'Move' },
  ]);
  const undone = await staff.call('POST', `${PATH}/removal`, { ids: body.ids });
  expect(undone.body).toEqual({ count: 2 });
  expect(await freeOn('2031-03-11')).toBe(13);
  expect((await staff.call('POST', `${PATH}/removal`, { ids: body.ids })).status).toBe(404);
  expect((await staff.auditLog(2)).map(({ action }) => action)).toEqual([
    'time-off.days-delete',
    'time-off.days-create',
  ]);
});

it('a booking on a closed day says that the day is closed, not that the time was taken', async () => {
  const book = async (changes: object) => {
    const body = bookingBody({ scheduledDate: tuesdayAt('09:00'), ...changes });
    const response = await postJson(`${app.url}/api/appointments`, body);
    return { status: response.status, ...(await response.json()) };
  };
  await close(hosts[0] ?? 0, day('2031-03-11'));
  expect(await book({ attorney: 'host-0' })).toMatchObject({
    status: 409,
    reason: 'day_closed',
    message: 'Host 0 takes no consultations on Tuesday, Mar 11.',
  });
  await close(null, day('2031-03-11'));
  const refused = await book({});
  expect([refused.status, refused.reason]).toEqual([409, 'day_closed']);
  expect(refused.message).toBe('We are closed on Tuesday, Mar 11.');
  expect(refused.alternatives).toHaveLength(3);
  const page = load(
    await (
      await fetch(`${app.url}/schedule`, {
        method: 'POST',
        body: new URLSearchParams({ type: 'initial', time: TUESDAY_9_AM, ...CLIENT }),
      })
    ).text(),
  );
  expect(page('[role=alert]').text()).toContain(
    'We are closed on Tuesday, Mar 11. Your details are still here.',
  );
});

it('the calendar of the booking page tells closed days from booked ones', async () => {
  await app.deps.db.updateTable('hosts').set({ maxPerDay: 1 }).execute();
  await close(null, day('2031-03-11'));
  const count = (await app.deps.db.selectFrom('hosts').select('number').execute()).length;
  for (let i = 0; i < count; i += 1) {
    const time = tuesdayAt('09:00').replace('-11T', '-12T');
    const body = bookingBody({ scheduledDate: time, email: `client${i}@example.com` });
    await postJson(`${app.url}/api/appointments`, body);
  }
  const page = load(await (await fetch(`${app.url}/schedule?month=2031-03`)).text());
  const labels = page('table td [aria-label]')
    .toArray()
    .map((day) => page(day).attr('aria-label'));
  expect(labels.slice(7, 15)).toEqual([
    'Mar 8, 2031',
    'Mar 9, 2031',
    'Mar 10, 2031',
    'Mar 11, 2031, closed',
    'Mar 12, 2031, fully booked',
    'Mar 13, 2031',
    'Mar 14, 2031',
    'Mar 15, 2031, closed',
  ]);
});

it('leave of one host closes only that host', async () => {
  await close(hosts[0] ?? 0, { firstDay: '2031-03-10', lastDay: '2031-03-14', reason: 'Leave' });
  expect([await freeOn('2031-03-11', 'host-0'), await freeOn('2031-03-11', 'host-1')]).toEqual([
    0, 13,
  ]);
  expect(await list('2031-03-12', '2031-03-12')).toEqual([
    { hostNumber: hosts[0], firstDay: '2031-03-10', lastDay: '2031-03-14', reason: 'Leave' },
  ]);
});

it('appointments on closed days stay and are counted, for a host only theirs', async () => {
  const booked = { scheduledDate: tuesdayAt('09:00'), attorney: 'host-0' };
  expect((await postJson(`${app.url}/api/appointments`, bookingBody(booked))).status).toBe(201);
  expect((await close(hosts[1] ?? 0, day('2031-03-11'))).body.appointments).toBe(0);
  expect((await close(hosts[0] ?? 0, day('2031-03-11'))).body.appointments).toBe(1);
  expect((await close(null, day('2031-03-11'))).body.appointments).toBe(1);
});

it('time off of a part of a day is no closed day', async () => {
  const afternoon = { startsAt: '2031-03-11T12:00:00', endsAt: '2031-03-11T17:00:00' };
  await staff.call('POST', '/api/admin/time-off', afternoon);
  expect(await list('2031-03-11', '2031-03-11')).toEqual([]);
});

it('the holidays of two years are proposed, with what is closed and booked already', async () => {
  const memorialDay = bookingBody({ scheduledDate: '2031-05-26T10:00:00' });
  expect((await postJson(`${app.url}/api/appointments`, memorialDay)).status).toBe(201);
  await close(null, { firstDay: '2031-07-01', lastDay: '2031-07-31', reason: 'Summer' });
  await close(hosts[0] ?? 0, day('2031-09-01'));
  const { body } = await staff.call('GET', `${PATH}/court-holidays`);
  expect([body[0].name, body.length]).toEqual(['Cesar Chavez Day', 30]);
  const closed = body.filter(({ isClosed }: { isClosed: boolean }) => isClosed);
  expect(closed.map(({ date }: { date: string }) => date)).toEqual(['2031-07-04']);
  const held = body.filter(({ appointments }: { appointments: unknown[] }) => appointments[0]);
  expect(held).toMatchObject([{ date: '2031-05-26', appointments: [{ name: 'Dana Whitfield' }] }]);
  const days = body.map(({ date, name }: { date: string; name: string }) => day(date, name));
  expect((await close(null, ...days)).body).toMatchObject({ appointments: 1 });
  expect(await Promise.all(days.map(({ firstDay }: ClosedDays) => freeOn(firstDay)))).toEqual(
    days.map(() => 0),
  );
});

it('the holidays are those of the states of all offices, each day with every set that names it', async () => {
  const in2031 = async () => {
    const { body } = await staff.call('GET', `${PATH}/court-holidays`);
    const days: { date: string; sets: { id: string; rule: string }[] }[] = body;
    return new Map(days.map(({ date, sets }) => [date, sets.map(({ id }) => id)]));
  };
  const before = await in2031();
  expect([before.get('2031-07-04'), before.get('2031-04-11')]).toEqual([
    ['us-federal', 'ca-courts'],
    undefined,
  ]);
  await app.deps.db.updateTable('firmProfile').set({ region: 'TX' }).execute();
  try {
    const after = await in2031();
    expect([after.get('2031-07-04'), after.get('2031-04-11'), after.get('2031-03-31')]).toEqual([
      ['us-federal', 'tx-national'],
      ['tx-optional'],
      undefined,
    ]);
  } finally {
    await app.deps.db.updateTable('firmProfile').set({ region: 'CA' }).execute();
  }
});

it.each([
  ['a day that is over', [day('2031-03-01')], 'days.0.lastDay'],
  [
    'an end before its start',
    [{ firstDay: '2031-03-12', lastDay: '2031-03-11' }],
    'days.0.lastDay',
  ],
  [
    'a date that does not exist',
    [{ firstDay: '2031-02-30', lastDay: '2031-03-11' }],
    'days.0.firstDay',
  ],
  ['no days', [], 'days'],
])('%s is a 400 that names the field', async (_what, days, field) => {
  const { status, body } = await close(null, ...days);
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
});

it('a host that does not exist is a 400', async () => {
  const { status, body } = await close(999, day('2031-03-11'));
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['hostNumber']]);
});

it('a range that ends before it begins is refused by name', async () => {
  const range = `${PATH}?from=2031-03-12&to=2031-03-11`;
  const { status, body } = await staff.call('GET', range);
  expect([status, body.fieldErrors]).toEqual([400, { to: ['Must not be before the first day'] }]);
});
