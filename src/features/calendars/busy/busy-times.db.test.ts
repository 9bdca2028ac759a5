import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeDeployment } from '../../../app/create-context.ts';
import { addHours, addMinutes } from '../../../platform/time/date-math.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import type { Availability } from '../../scheduling/slots/schema.ts';
import { getChecklist } from '../../setup/get-checklist.ts';
import { askPeer } from '../testing/ask-peer.ts';
import { type CalendarPeer, startCalendarPeer } from '../testing/calendar-peer.ts';
import {
  CALENDARS,
  connectCalendar,
  PEER_CONFIGS,
  PEER_PROVIDERS,
  type PeerProvider,
} from '../testing/connected-calendars.ts';
import { fetchBusyTimes } from './fetch-busy-times.ts';

let peer: CalendarPeer;
let app: TestApp;
let staff: StaffClient;
let now = TEST_NOW;
beforeAll(async () => {
  peer = await startCalendarPeer();
  app = await startTestApp({
    env: { ...STAFF_ENV, ...peer.env },
    now: () => now,
    askOutside: askPeer(peer),
  });
  // These tests trigger the reading of busy times themselves, instead of the schedule.
  await sql`delete from pgboss.schedule where name = 'fetch-busy-times'`.execute(app.deps.db);
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  await deleteAll(app.deps.db, 'calendarSettings');
  await deleteAll(app.deps.db, 'appointments');
  peer.state.events.clear();
  peer.state.busy = [];
  peer.state.file = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
  peer.requests.length = 0;
  peer.trouble = () => undefined;
  now = TEST_NOW;
});

/**
 * Waits until no job started by an earlier change is reading: it may have queried the provider before the test changed
 * it.
 */
const untilNobodyReads = () =>
  expect
    .poll(() =>
      app.deps.db
        .selectFrom('calendarBusyReads')
        .select('calendarId')
        .where('claimedUntil', '>', sql<Date>`now()`)
        .execute(),
    )
    .toEqual([]);
/** Reads busy times as the scheduled job does. */
const readNow = async () => {
  await untilNobodyReads();
  now = addMinutes(now, 2);
  const { db, secrets, calendarPeers: peers, config } = app.deps;
  await fetchBusyTimes({ db, secrets, peers, publicUrl: config.server.publicUrl, now: () => now });
  // A job may have claimed the calendar just before.
  await untilNobodyReads();
};
const settled = () =>
  expect
    .poll(async () => [
      await app.deps.db
        .selectFrom('calendarEvents')
        .select('appointmentId')
        .whereRef('syncedVersion', '<', 'wantedVersion')
        .execute(),
      (await status())?.busy.state === 'unread',
    ])
    .toEqual([[], false]);
const connect = async (provider: PeerProvider, config?: object) => {
  const id = await connectCalendar(staff, provider, config);
  await settled();
  return id;
};
const status = async () => (await staff.call('GET', '/api/calendar-settings/status')).body;
const book = (changes: Record<string, unknown> = {}) =>
  postJson(`${app.url}/api/appointments`, bookingBody(changes));
const bookForClient = (changes: Record<string, unknown> = {}) =>
  staff.call('POST', '/api/admin/appointments', bookingBody(changes));

async function taken(date = '2031-03-11'): Promise<string[]> {
  const response = await fetch(`${app.url}/api/appointments/availability?from=${date}&to=${date}`);
  const { days } = (await response.json()) as Availability;
  return days.flatMap(({ slots }) =>
    slots.filter(({ state }) => state === 'taken').map(({ label }) => label),
  );
}

const NINE_TO_TEN = { start: '2031-03-11T16:00:00.000Z', end: '2031-03-11T17:00:00.000Z' };
const asFile = ({ start, end }: { start: string; end: string }) => {
  const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:court@example.com',
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};
const isBusy = (time: { start: string; end: string }) => {
  peer.state.busy = [time];
  peer.state.file = asFile(time);
};

describe.each(PEER_PROVIDERS)('%s', (provider) => {
  it('blocks slots and frees them again', async () => {
    isBusy(NINE_TO_TEN);
    await connect(provider);
    expect(await taken()).toEqual(['9:00 AM', '9:30 AM']);
    const refused = await book();
    expect([refused.status, (await refused.json()).reason]).toEqual([409, 'slot_taken']);
    isBusy({ ...NINE_TO_TEN, start: '2031-03-11T16:30:00.000Z' });
    await readNow();
    expect(await taken()).toEqual(['9:30 AM']);
    expect((await book()).status).toBe(201);
  });

  it('does not treat our own events as busy times', async () => {
    await connect(provider);
    await book();
    await book({ scheduledDate: tuesdayAt('09:30'), email: 'b@example.com' });
    await settled();
    await readNow();
    await deleteAll(app.deps.db, 'appointments');
    await settled();
    expect(await taken()).toEqual([]);
    expect(await app.deps.db.selectFrom('calendarBusyTimes').selectAll().execute()).toEqual([]);
  });

  it('is queried for the configured range', async () => {
    const { daysAhead } = (await connect(provider).then(status)).busy;
    const lastDay = addHours(now, (daysAhead - 1) * 24);
    isBusy({ start: lastDay.toISOString(), end: addHours(lastDay, 1).toISOString() });
    await readNow();
    const stored = await app.deps.db.selectFrom('calendarBusyTimes').select('startsAt').execute();
    expect(stored).toEqual([{ startsAt: lastDay }]);
  });
});

describe('a calendar that cannot be reached', () => {
  it('blocks slots by the last known busy times for a day; staff see the failure', async () => {
    isBusy(NINE_TO_TEN);
    const id = await connect('google');
    expect((await status()).busy).toMatchObject({ state: 'current', lastError: null });
    peer.trouble = () => ({ status: 503, body: { error: { message: 'Backend Error' } } });
    for (let hours = 0; hours < 23; hours += 1) {
      now = addHours(TEST_NOW, hours);
      await readNow();
    }
    expect(await taken()).toEqual(['9:00 AM', '9:30 AM']);
    staff = await staffClient(app);
    expect((await status()).busy).toMatchObject({
      state: 'kept',
      lastError: 'Google Calendar answered 503: Backend Error',
    });
    expect((await readiness()).calendar).toBe(false);
    now = addHours(TEST_NOW, 24.1);
    await readNow();
    expect(await taken()).toEqual([]);
    staff = await staffClient(app);
    expect((await status()).busy).toMatchObject({ state: 'expired' });

    peer.trouble = () => undefined;
    await staff.call('POST', `${CALENDARS}/${id}/retry`);
    await expect.poll(() => taken()).toEqual(['9:00 AM', '9:30 AM']);
    expect((await status()).busy).toMatchObject({ state: 'current', lastError: null });
    expect((await readiness()).calendar).toBe(true);
    now = TEST_NOW;
    staff = await staffClient(app);
  });

  it('is polled with backoff, respecting Retry-After', async () => {
    await connect('outlook');
    peer.trouble = () => ({ status: 429, headers: { 'retry-after': '1800' }, body: {} });
    await readNow();
    const asked = peer.requests.length;
    now = addMinutes(now, 25);
    await readNow();
    expect(peer.requests).toHaveLength(asked);
    now = addMinutes(now, 5);
    await readNow();
    expect(peer.requests.length).toBeGreaterThan(asked);
  });

  it('keeps what is known when its file is no calendar', async () => {
    isBusy(NINE_TO_TEN);
    await connect('custom');
    peer.state.file = '<html>Sign in</html>';
    await readNow();
    expect(await taken()).toEqual(['9:00 AM', '9:30 AM']);
    expect((await status()).busy).toMatchObject({ state: 'kept' });
  });
});

it('an event that cannot be read is counted and costs no other', async () => {
  isBusy(NINE_TO_TEN);
  peer.state.file = peer.state.file.replace(
    'BEGIN:VEVENT',
    'BEGIN:VEVENT\r\nDTSTART:TBD\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  );
  await connect('custom');
  expect(await taken()).toEqual(['9:00 AM', '9:30 AM']);
  expect((await status()).busy).toMatchObject({ state: 'current', unclearEvents: 1 });
});

async function readiness(): Promise<Record<string, boolean>> {
  const { db, config, secrets } = app.deps;
  const deployment = describeDeployment(config);
  const checks = await getChecklist({ db, secrets, deployment, now: () => now });
  return Object.fromEntries(checks.map(({ key, state }) => [key, state === 'done']));
}

it.each([
  ['ignoreCalendarConflicts'],
  // The name of the parameter in the previous release.
  ['overBusy'],
])('staff book over a busy time once they have said so with %s', async (flag) => {
  isBusy(NINE_TO_TEN);
  await connect('google');
  const refused = await bookForClient();
  expect([refused.status, refused.body.reason]).toEqual([409, 'calendar_busy']);
  expect((await bookForClient({ [flag]: true })).status).toBe(201);
  const taken = await bookForClient({ [flag]: true, email: 'b@example.com' });
  expect([taken.status, taken.body.reason]).toEqual([409, 'slot_taken']);

  const later = await bookForClient({ scheduledDate: tuesdayAt('11:00'), email: 'c@example.com' });
  const move = (more: object = {}) =>
    staff.call('PUT', `/api/admin/appointments/${later.body.id}/time`, {
      scheduledDate: tuesdayAt('09:30'),
      ...more,
    });
  expect((await move()).body.reason).toBe('calendar_busy');
  expect((await move({ [flag]: true })).status).toBe(200);
  // A sync that is still running would add its event to the calendar of the next test.
  await settled();
});

it('activating another calendar replaces the busy times', async () => {
  isBusy(NINE_TO_TEN);
  await connect('google');
  expect(await taken()).toHaveLength(2);
  peer.state.busy = [];
  await connect('outlook');
  expect(await taken()).toEqual([]);
  const { body } = await staff.call('GET', '/api/calendar-settings/active');
  isBusy(NINE_TO_TEN);
  await readNow();
  expect(await taken()).toHaveLength(2);
  await staff.call('DELETE', `${CALENDARS}/${body.id}`);
  expect(await taken()).toEqual([]);
  expect(await status()).toBeNull();
});

it('a custom calendar without a busy file is not polled', async () => {
  const { signingSecret } = PEER_CONFIGS.custom;
  await connectCalendar(staff, 'custom', { signingSecret });
  await readNow();
  expect((await status()).busy.state).toBe('off');
  expect((await book({ scheduledDate: TUESDAY_9_AM })).status).toBe(201);
});

it('concurrent reads share one request to the provider', async () => {
  await connect('outlook');
  peer.requests.length = 0;
  now = addMinutes(now, 2);
  const { db, secrets, calendarPeers: peers, config } = app.deps;
  const deps = { db, secrets, peers, publicUrl: config.server.publicUrl, now: () => now };
  await Promise.all(Array.from({ length: 10 }, () => fetchBusyTimes(deps)));
  const windows = peer.requests.filter(({ url }) => url.pathname.endsWith('getSchedule'));
  expect(windows).toHaveLength(13);
});
