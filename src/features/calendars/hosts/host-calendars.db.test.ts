import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, addMinutes } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { askPeer } from '../testing/ask-peer.ts';
import { type CalendarPeer, startCalendarPeer } from '../testing/calendar-peer.ts';
import {
  CALENDARS,
  calendarBody,
  connectCalendar,
  connectHostCalendar,
  HOST_CALENDARS,
} from '../testing/connected-calendars.ts';

/** Two attorneys take consultations; the first has a calendar of their own. */

let peer: CalendarPeer;
let app: TestApp;
let staff: StaffClient;
let own = 0;
let other = 0;
let now = TEST_NOW;

beforeAll(async () => {
  peer = await startCalendarPeer();
  app = await startTestApp({
    env: { ...STAFF_ENV, ...peer.env },
    now: () => now,
    askOutside: askPeer(peer),
  });
  const hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  [own = 0, other = 0] = hosts;
  await app.deps.content.settle();
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  const { db } = app.deps;
  await deleteAll(db, 'calendarSettings');
  await deleteAll(db, 'hostFeeds');
  await deleteAll(db, 'appointments');
  peer.state.events.clear();
  peer.state.made = 0;
  peer.state.busy = [];
  peer.requests.length = 0;
  peer.trouble = () => undefined;
  now = TEST_NOW;
});

/** A time in the format of the providers. */
const utc = (time: string) => new Date(tuesdayAt(time)).toISOString();
const NINE_TO_TEN = { start: utc('09:00'), end: utc('10:00') };

const book = async (changes: Record<string, unknown> = {}) => {
  const response = await postJson(`${app.url}/api/appointments`, bookingBody(changes));
  return { status: response.status, body: await response.json() };
};
const bookWith = async (attorney: string, changes: object = {}): Promise<string> => {
  const { status, body } = await book({ attorney, ...changes });
  expect(status).toBe(201);
  return body.id;
};
async function taken(query = ''): Promise<string[]> {
  const day = 'from=2031-03-11&to=2031-03-11';
  const response = await fetch(`${app.url}/api/appointments/availability?${day}${query}`);
  const { days } = await response.json();
  return days[0].slots
    .filter(({ state }: { state: string }) => state === 'taken')
    .map(({ label }: { label: string }) => label);
}
/** The calendars that show an event of an appointment. */
async function showing(appointmentId: string): Promise<string[]> {
  const rows = await app.deps.db
    .selectFrom('calendarEvents')
    .select(['calendarId', 'eventId'])
    .where('appointmentId', '=', appointmentId)
    .execute();
  return rows.flatMap(({ calendarId, eventId }) =>
    eventId !== null && peer.state.events.has(eventId) ? [calendarId] : [],
  );
}
const isShownIn = (appointmentId: string, ...calendars: string[]) =>
  expect.poll(() => showing(appointmentId)).toEqual(calendars);
const settled = () =>
  expect
    .poll(() =>
      app.deps.db
        .selectFrom('calendarEvents')
        .select('appointmentId')
        .whereRef('syncedVersion', '<', 'wantedVersion')
        .execute(),
    )
    .toEqual([]);
const giveTo = (appointmentId: string, hostNumber: number) =>
  app.deps.db
    .updateTable('appointments')
    .set({ hostNumber, version: sql`version + 1` })
    .where('id', '=', appointmentId)
    .execute();
const listed = async () => (await staff.call('GET', HOST_CALENDARS)).body;
const isRead = (hostNumber: number) =>
  expect
    .poll(async () => {
      const hosts: { hostNumber: number; status: { busy: { state: string } } | null }[] =
        await listed();
      return hosts.find((host) => host.hostNumber === hostNumber)?.status?.busy.state;
    })
    .toBe('current');

it('busy times of a person’s calendar block the slots of that person only', async () => {
  peer.state.busy = [NINE_TO_TEN];
  await connectHostCalendar(staff, own, 'google');
  await isRead(own);
  expect(await taken('&attorney=host-0')).toEqual(['9:00 AM', '9:30 AM']);
  expect(await taken('&attorney=host-1')).toEqual([]);
  expect(await taken()).toEqual([]);

  expect((await book({ attorney: 'host-0' })).body.reason).toBe('slot_taken');
  const { body } = await book();
  const row = await app.deps.db
    .selectFrom('appointments')
    .select('hostNumber')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(row.hostNumber).toBe(other);
  // No other host is left.
  expect((await book({ email: 'b@example.com' })).body.reason).toBe('slot_taken');
  expect(await taken()).toEqual(['9:00 AM']);
});

it('busy times of the firm’s calendar block the slots of everybody', async () => {
  await connectHostCalendar(staff, own, 'google');
  await isRead(own);
  peer.state.busy = [NINE_TO_TEN];
  await connectCalendar(staff, 'outlook');
  await expect.poll(() => taken()).toEqual(['9:00 AM', '9:30 AM']);
  expect(await taken('&attorney=host-1')).toEqual(['9:00 AM', '9:30 AM']);
});

it('a failed reading keeps the last busy times of each person', async () => {
  peer.state.busy = [NINE_TO_TEN];
  const id = await connectHostCalendar(staff, own, 'google');
  await isRead(own);
  peer.trouble = ({ url }) =>
    url.pathname.endsWith('/freeBusy') ? { status: 503, body: {} } : undefined;
  await staff.call('POST', `${CALENDARS}/${id}/retry`);
  await expect
    .poll(async () => (await listed())[0].status.busy)
    .toMatchObject({ state: 'kept', lastError: expect.stringContaining('503') });
  await connectCalendar(staff, 'outlook');
  await expect
    .poll(async () => (await staff.call('GET', '/api/calendar-settings/status')).body.busy.state)
    .toBe('current');
  expect(await taken('&attorney=host-0')).toEqual(['9:00 AM', '9:30 AM']);
});

it('staff override a busy calendar of a person, and are asked only if nobody else is free', async () => {
  peer.state.busy = [NINE_TO_TEN];
  await connectHostCalendar(staff, own, 'google');
  await isRead(own);
  const ask = (changes: object) =>
    staff.call('POST', '/api/admin/appointments', bookingBody({ ...changes }));
  const first = await ask({});
  expect(first.status).toBe(201);
  const refused = await ask({ email: 'b@example.com' });
  expect([refused.status, refused.body.reason]).toEqual([409, 'calendar_busy']);
  const second = await ask({ email: 'b@example.com', ignoreCalendarConflicts: true });
  expect(second.status).toBe(201);
  const full = await ask({ email: 'c@example.com', ignoreCalendarConflicts: true });
  expect(full.body.reason).toBe('slot_taken');

  const move = (id: string, more: object = {}) =>
    staff.call('PUT', `/api/admin/appointments/${id}/time`, {
      scheduledDate: tuesdayAt('09:30'),
      ...more,
    });
  expect((await move(second.body.id)).body.reason).toBe('calendar_busy');
  expect((await move(first.body.id)).status).toBe(200);
  expect((await move(second.body.id, { ignoreCalendarConflicts: true })).status).toBe(200);
  // An event that is still being sent would be in the calendar of the next test.
  await settled();
});

it('appointments go to the calendar of their host, and of others to the firm’s', async () => {
  const ofFirm = await connectCalendar(staff, 'google');
  const ofOwn = await connectHostCalendar(staff, own, 'outlook');
  const first = await bookWith('host-0');
  const second = await bookWith('host-1', { email: 'b@example.com' });
  await isShownIn(first, ofOwn);
  await isShownIn(second, ofFirm);
  await settled();
  expect(peer.state.events.size).toBe(2);
  const { body } = await staff.call('GET', '/api/admin/appointments?q=Dana');
  const ids = body.map(({ externalEventId }: { externalEventId: string }) => externalEventId);
  expect(new Set(ids)).toEqual(new Set(peer.state.events.keys()));

  await staff.call('PUT', `/api/admin/appointments/${first}`, { status: 'cancelled' });
  await isShownIn(first);
  expect(await showing(second)).toEqual([ofFirm]);
});

it('moves the event with the appointment from one person’s calendar to another’s', async () => {
  const ofFirm = await connectCalendar(staff, 'google');
  const ofOwn = await connectHostCalendar(staff, own, 'outlook');
  const id = await bookWith('host-0');
  await isShownIn(id, ofOwn);
  await settled();
  await giveTo(id, other);
  await isShownIn(id, ofFirm);
  await settled();
  expect(peer.state.events.size).toBe(1);
  const ofOther = await connectHostCalendar(staff, other, 'calendly');
  await isShownIn(id, ofOther);
  await giveTo(id, own);
  await isShownIn(id, ofOwn);
  await settled();
  expect(peer.state.events.size).toBe(1);
  const [event] = peer.state.events.keys();
  const { body } = await staff.call('GET', '/api/admin/appointments?q=Dana');
  expect(body[0].externalEventId).toBe(event);
});

it.each([
  ['the deletion', 'DELETE'],
  ['the creation', 'POST'],
] as const)(
  'a move to another host is completed although %s fails at first',
  async (_what, method) => {
    const ofFirm = await connectCalendar(staff, 'google');
    await connectHostCalendar(staff, own, 'outlook');
    const id = await bookWith('host-0');
    await settled();
    peer.trouble = (request) =>
      request.method === method && /\/events/.test(request.url.pathname)
        ? { status: 503, body: {} }
        : undefined;
    await giveTo(id, other);
    await expect
      .poll(() =>
        app.deps.db
          .selectFrom('calendarEvents')
          .select('lastError')
          .where('lastError', 'is not', null)
          .execute(),
      )
      .toHaveLength(1);
    peer.trouble = () => undefined;
    now = addMinutes(now, 5);
    await isShownIn(id, ofFirm);
    await settled();
    expect(peer.state.events.size).toBe(1);
  },
);

it('connecting a person’s calendar moves their upcoming appointments there, deleting it moves them back', async () => {
  const ofFirm = await connectCalendar(staff, 'google');
  const first = await bookWith('host-0');
  const second = await bookWith('host-1', { email: 'b@example.com' });
  await isShownIn(first, ofFirm);
  await isShownIn(second, ofFirm);
  await settled();
  peer.requests.length = 0;
  const ofOwn = await connectHostCalendar(staff, own, 'outlook');
  await isShownIn(first, ofOwn);
  await settled();
  expect(peer.state.events.size).toBe(2);
  await staff.call('DELETE', `${CALENDARS}/${ofOwn}`);
  await isShownIn(first, ofFirm);
  await settled();
  // The event of the other host was not touched.
  const changes = peer.requests.filter(
    ({ method, url }) => method !== 'GET' && url.pathname.includes('/calendars/'),
  );
  expect(changes.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

it('activating a calendar of the firm leaves the appointments of people with a calendar alone', async () => {
  const ofOwn = await connectHostCalendar(staff, own, 'outlook');
  const id = await bookWith('host-0');
  await isShownIn(id, ofOwn);
  await settled();
  await connectCalendar(staff, 'google');
  await settled();
  expect(await showing(id)).toEqual([ofOwn]);
  expect(peer.state.made).toBe(1);
});

it('own events are not busy times, and another person’s appointment does not hide one', async () => {
  const busy = { start: utc('11:00'), end: utc('11:30') };
  await connectHostCalendar(staff, own, 'google');
  await bookWith('host-0');
  await bookWith('host-1', { email: 'b@example.com', scheduledDate: busy.start });
  await settled();
  peer.state.busy = [busy, NINE_TO_TEN];
  now = addMinutes(now, 2);
  const { jobs, db } = app.deps;
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]));
  // 9:00 is blocked by their appointment; the rest of the hour is free.
  await expect
    .poll(() =>
      db
        .selectFrom('calendarBusyTimes')
        .select(['hostNumber', 'startsAt'])
        .orderBy('startsAt')
        .execute(),
    )
    .toEqual([
      { hostNumber: own, startsAt: new Date(tuesdayAt('09:30')) },
      { hostNumber: own, startsAt: new Date(busy.start) },
    ]);
});

it('a calendar of a person is apart from those of the firm', async () => {
  const ofOwn = await connectHostCalendar(staff, own, 'outlook');
  expect((await staff.call('GET', CALENDARS)).body).toEqual([]);
  expect((await staff.call('GET', '/api/calendar-settings/active')).status).toBe(404);
  const refused = await staff.call('PUT', `${CALENDARS}/${ofOwn}/activate`);
  expect([refused.status, refused.body.reason]).toEqual([409, 'calendar_of_host']);
  const second = await staff.call('POST', `${HOST_CALENDARS}/${own}`, calendarBody('google'));
  expect([second.status, second.body.reason]).toEqual([409, 'calendar_exists']);
  for (const host of [1, 9_999]) {
    const missing = await staff.call('POST', `${HOST_CALENDARS}/${host}`, calendarBody('google'));
    expect([missing.status, missing.body.reason]).toEqual([404, 'host_not_found']);
  }
  const hosts = await listed();
  expect(hosts).toMatchObject([
    {
      hostNumber: own,
      name: 'Host 0',
      isActive: true,
      calendar: { id: ofOwn, provider: 'outlook', isActive: false },
      status: { calendarId: ofOwn },
      feed: null,
    },
    { hostNumber: other, name: 'Host 1', calendar: null, status: null, feed: null },
  ]);
  expect(hosts[0].calendar.config).toContain('••••');
  expect((await staff.auditLog(1))[0]).toMatchObject({
    action: 'calendar.create',
    after: { provider: 'outlook', hostNumber: own },
  });
});

it('each person has a feed of their own appointments, whose address can be revoked', async () => {
  await bookWith('host-0', { firstName: 'Rosa' });
  await bookWith('host-1', { firstName: 'Theo', email: 'b@example.com' });
  const feed = `${HOST_CALENDARS}/${own}/feed`;
  const { address, ...state } = (await staff.call('POST', feed)).body;
  expect(state).toMatchObject({ createdBy: 'admin', lastReadAt: null });
  const read = (url: string) => fetch(app.url + new URL(url).pathname);
  const file = await (await read(address)).text();
  expect(file).toContain('Rosa');
  expect(file).not.toContain('Theo');
  expect(file).toContain('Host 0: appointments');
  expect((await listed())[0].feed.lastReadAt).toEqual(expect.any(String));

  const renewed = (await staff.call('POST', feed)).body.address;
  expect((await read(address)).status).toBe(404);
  const theirs = (await staff.call('POST', `${HOST_CALENDARS}/${other}/feed`)).body.address;
  expect((await staff.call('DELETE', feed)).status).toBe(204);
  expect([(await read(renewed)).status, (await read(theirs)).status]).toEqual([404, 200]);
  expect((await staff.call('DELETE', feed)).body.reason).toBe('calendar_feed_not_found');
  expect((await staff.call('POST', `${HOST_CALENDARS}/1/feed`)).status).toBe(404);
});

it('past appointments stay where they are', async () => {
  const ofFirm = await connectCalendar(staff, 'google');
  const id = await bookWith('host-0');
  await isShownIn(id, ofFirm);
  await settled();
  now = addDays(new Date(tuesdayAt('09:00')), 1);
  staff = await staffClient(app);
  await connectHostCalendar(staff, own, 'outlook');
  await settled();
  expect(await showing(id)).toEqual([ofFirm]);
  now = TEST_NOW;
  staff = await staffClient(app);
});
