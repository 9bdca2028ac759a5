import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, addSeconds } from '../../../platform/time/date-math.ts';
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
import { askPeer } from '../testing/ask-peer.ts';
import {
  type CalendarPeer,
  type PeerRequest,
  startCalendarPeer,
} from '../testing/calendar-peer.ts';
import {
  CALENDARS,
  connectCalendar,
  PEER_PROVIDERS,
  type PeerProvider,
} from '../testing/connected-calendars.ts';
import { dispatchSyncs } from './dispatch-syncs.ts';
import { syncAppointment } from './sync-appointment.ts';

const SECRET_KEYS = `k:${Buffer.alloc(32, 9).toString('base64')}`;
const ENV = { ...STAFF_ENV, SECRET_KEYS };

let peer: CalendarPeer;
let app: TestApp;
let staff: StaffClient;
let now = TEST_NOW;

beforeAll(async () => {
  peer = await startCalendarPeer();
  app = await startTestApp({
    env: { ...ENV, ...peer.env },
    now: () => now,
    askOutside: askPeer(peer),
  });
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  await deleteAll(app.deps.db, 'calendarSettings');
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
  peer.state.events.clear();
  peer.state.made = 0;
  peer.state.busy = [];
  peer.requests.length = 0;
  peer.trouble = () => undefined;
  now = TEST_NOW;
});

const urlOf = ({ deps: { config } }: TestApp) =>
  config.database.kind === 'external' ? config.database.url : '';

const connect = (provider: PeerProvider) => connectCalendar(staff, provider);

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await postJson(`${app.url}/api/appointments`, bookingBody(changes));
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const shown = () =>
  [...peer.state.events.values()].map(({ title, start }) => [title, new Date(start).toISOString()]);
const shows = (...expected: [string, string][]) => expect.poll(shown).toEqual(expected);
const settled = () =>
  expect
    .poll(async () =>
      app.deps.db
        .selectFrom('calendarEvents')
        .select('appointmentId')
        .whereRef('syncedVersion', '<', 'wantedVersion')
        .execute(),
    )
    .toEqual([]);
const errorOf = (id: string) =>
  expect.poll(async () => (await rowOf(id))?.lastError, { timeout: 20_000 });
const rowOf = (appointmentId: string) =>
  app.deps.db
    .selectFrom('calendarEvents')
    .selectAll()
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirst();

const change = (id: string, status: string, more: object = {}) =>
  staff.call('PUT', `/api/admin/appointments/${id}`, { status, ...more });
const move = (id: string, time: string) =>
  staff.call('PUT', `/api/admin/appointments/${id}/time`, { scheduledDate: tuesdayAt(time) });

const TEN = '2031-03-11T17:00:00.000Z';
const ELEVEN = '2031-03-11T18:00:00.000Z';
const DANA = 'Consultation: Dana W.';

describe.each(PEER_PROVIDERS)('%s', (provider) => {
  it('has one event per appointment from booking to deletion, without the matter', async () => {
    await connect(provider);
    const id = await book();
    await shows([DANA, TUESDAY_9_AM]);
    await settled();
    const externalEventId = async () =>
      (await staff.call('GET', '/api/admin/appointments?q=Dana')).body[0].externalEventId;
    expect([...peer.state.events.keys()]).toEqual([await externalEventId()]);

    await move(id, '10:00');
    await shows([DANA, TEN]);
    await change(id, 'confirmed');
    await settled();
    await change(id, 'cancelled');
    await shows();
    await settled();
    expect(await externalEventId()).toBeNull();
    await change(id, 'scheduled', { reopen: true });
    await shows([DANA, TEN]);
    // Completed directly: the server takes it only once the appointment has started.
    await app.deps.db
      .updateTable('appointments')
      .set({ status: 'completed', version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await settled();
    await shows([DANA, TEN]);
    await staff.call('DELETE', `/api/admin/appointments/${id}`);
    await shows();
    await expect.poll(() => rowOf(id)).toBeUndefined();

    const sent = peer.requests.map(({ text }) => text).join('\n');
    expect(sent).not.toMatch(/family|children|dana\.whitfield|0100|Whitfield/i);
  });

  it('creates one event although the response was lost', async () => {
    await connect(provider);
    let lost = 0;
    peer.trouble = (request) => {
      if (!makesEvent(request) || lost > 0) return undefined;
      lost += 1;
      return 'cut after';
    };
    const id = await book();
    await errorOf(id).toMatch(/cannot be reached|failed/);
    now = addSeconds(now, 60);
    await settled();
    expect([lost, shown()]).toEqual([1, [[DANA, TUESDAY_9_AM]]]);
    await move(id, '10:00');
    await shows([DANA, TEN]);
  });

  it('deletes the event of an unanswered attempt when the appointment is deleted', async () => {
    await connect(provider);
    peer.trouble = (request) => (makesEvent(request) ? 'cut after' : undefined);
    const id = await book();
    await errorOf(id).toBeTruthy();
    peer.trouble = () => undefined;
    await staff.call('DELETE', `/api/admin/appointments/${id}`);
    await shows();
    await expect.poll(() => rowOf(id)).toBeUndefined();
  });

  it('recreates an event that was deleted in the calendar', async () => {
    await connect(provider);
    const id = await book();
    await shows([DANA, TUESDAY_9_AM]);
    await settled();
    peer.state.events.clear();
    await move(id, '10:00');
    await shows([DANA, TEN]);
  });
});

const makesEvent = ({ method, url }: PeerRequest) =>
  method === 'POST' && /\/(events|invitees|hook)$/.test(url.pathname);

describe('failures', () => {
  it.each([
    [
      { status: 429, body: { error: { message: 'Slow down' } }, headers: { 'retry-after': '600' } },
      600,
    ],
    [{ status: 500, text: '<html>Oops</html>' }, 15],
    [{ status: 503, body: { error: { message: 'Backend Error' } } }, 15],
    [
      {
        status: 403,
        body: { error: { message: 'Rate', errors: [{ reason: 'rateLimitExceeded' }] } },
      },
      15,
    ],
    ['cut before' as const, 15],
  ])('%j is tried again, and no earlier than asked', async (trouble, seconds) => {
    await connect('google');
    peer.trouble = (request) => (makesEvent(request) ? trouble : undefined);
    const id = await book();
    await errorOf(id).toMatch(/^Google Calendar/);
    const { nextTryAt, needsAttention } = (await rowOf(id)) ?? {};
    const pause = (Number(nextTryAt) - Number(now)) / 1_000;
    expect(needsAttention).toBe(false);
    expect(pause).toBeGreaterThanOrEqual(seconds);
    expect(pause).toBeLessThanOrEqual(seconds + 5);
    peer.trouble = () => undefined;
    now = addSeconds(now, seconds + 5);
    await settled();
    expect(peer.state.made).toBe(1);
  });

  it.each([400, 401, 403])('%i is not retried until staff request it', async (status) => {
    const calendar = await connect('google');
    peer.trouble = (request) =>
      makesEvent(request)
        ? { status, body: { error: { message: 'Forbidden for this account' } } }
        : undefined;
    const id = await book();
    await errorOf(id).toBe(`Google Calendar answered ${status}: Forbidden for this account`);
    const left = await rowOf(id);
    expect(left?.needsAttention).toBe(true);
    now = addMinutes(now, 24 * 60);
    await dispatchSyncs(app.deps);
    now = TEST_NOW;
    // A claim would change the row, because it is recorded before the provider is called.
    expect(await rowOf(id)).toEqual(left);
    peer.trouble = () => undefined;
    expect((await staff.call('POST', `${CALENDARS}/${calendar}/retry`)).status).toBe(200);
    await shows([DANA, TUESDAY_9_AM]);
  });

  it('a response that never arrives times out', async () => {
    await connect('outlook');
    peer.trouble = (request) => (makesEvent(request) ? 'silent' : undefined);
    const id = await book();
    await errorOf(id).toBe('Outlook did not respond in time.');
    peer.trouble = () => undefined;
    now = addSeconds(now, 60);
    await settled();
    expect([peer.state.made, shown()]).toEqual([1, [[DANA, TUESDAY_9_AM]]]);
    now = TEST_NOW;
  });

  it('a provider that is down for a day loses nothing', async () => {
    await connect('calendly');
    peer.trouble = () => 'cut before';
    const first = await book();
    const second = await book({ scheduledDate: tuesdayAt('10:00'), email: 'b@example.com' });
    for (let hour = 0; hour < 24; hour += 3) {
      now = addMinutes(TEST_NOW, hour * 60);
      await expect.poll(async () => Number((await rowOf(first))?.nextTryAt)).toBeGreaterThan(+now);
    }
    staff = await staffClient(app);
    await move(second, '11:00');
    await staff.call('DELETE', `/api/admin/appointments/${first}`);
    peer.trouble = () => undefined;
    now = addMinutes(now, 31);
    await shows([DANA, ELEVEN]);
    await settled();
    expect(peer.state.made).toBe(1);
    now = TEST_NOW;
  });

  it('a rejected token is replaced by a new one', async () => {
    await connect('google');
    await book();
    await settled();
    let refused = 0;
    peer.trouble = (request) => {
      if (!makesEvent(request) || refused > 0) return undefined;
      refused += 1;
      return { status: 401, body: { error: { message: 'Invalid Credentials' } } };
    };
    await book({ scheduledDate: tuesdayAt('10:00'), email: 'b@example.com' });
    await settled();
    expect([refused, peer.state.made]).toEqual([1, 2]);
  });
});

describe('changes during a sync', () => {
  /** Delays the response to the first request that creates an event until `change` is done. */
  const during = (change: () => Promise<unknown>) => {
    let begun = false;
    let done: Promise<unknown> = Promise.resolve();
    peer.trouble = (request) => {
      if (begun || !makesEvent(request)) return undefined;
      begun = true;
      done = change();
      return undefined;
    };
    return {
      isOver: () =>
        expect
          .poll(() => begun)
          .toBe(true)
          .then(() => done),
    };
  };

  it.each(PEER_PROVIDERS)('a move is synced afterwards, by %s', async (provider) => {
    await connect(provider);
    let id = '';
    const booked = new Promise<void>((resolve) => {
      const check = () => (id ? resolve() : setTimeout(check, 5));
      check();
    });
    const moved = during(() => booked.then(() => move(id, '10:00')));
    id = await book();
    await moved.isOver();
    await shows([DANA, TEN]);
    await settled();
    expect(peer.state.events.size).toBe(1);
  });

  it('syncs of one appointment do not run concurrently', async () => {
    const calendarId = await connect('calendly');
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    peer.trouble = (request) => (makesEvent(request) ? { after } : undefined);
    const id = await book();
    const attempts = () => peer.requests.filter(makesEvent).length;
    await expect.poll(attempts).toBe(1);
    await move(id, '10:00');
    const { db, secrets, calendarPeers: peers, config } = app.deps;
    const other = { db, secrets, peers, publicUrl: config.server.publicUrl, now: () => now };
    await Promise.race([syncAppointment(other, { appointmentId: id, calendarId }), after]);
    expect(attempts()).toBe(1);
    release();
    await shows([DANA, TEN]);
    await settled();
    expect(peer.state.events.size).toBe(1);
  });

  it('a cancellation is synced afterwards', async () => {
    await connect('outlook');
    const id = await book();
    await settled();
    peer.state.events.clear();
    const cancelled = during(() => change(id, 'cancelled'));
    await move(id, '10:00');
    await cancelled.isOver();
    await settled();
    expect(shown()).toEqual([]);
  });

  it('activating another calendar creates no duplicate events', async () => {
    await connect('google');
    for (const [index, time] of ['09:00', '09:30', '10:00', '10:30'].entries()) {
      await book({ scheduledDate: tuesdayAt(time), email: `c${index}@example.com` });
    }
    await connect('outlook');
    await settled();
    expect(shown()).toHaveLength(4);
    expect([...peer.state.events.keys()].every((id) => id.startsWith('AAMk'))).toBe(true);
  });
});

it('a connected calendar gets all upcoming appointments, which its successor takes over', async () => {
  const id = await book();
  const past = await app.deps.db
    .insertInto('appointments')
    .values({
      firstName: 'Past',
      lastName: 'Client',
      email: 'p@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate: new Date('2031-03-03T17:00:00Z'),
      endsAt: new Date('2031-03-03T17:30:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const google = await connect('google');
  await shows([DANA, TUESDAY_9_AM]);
  expect(await rowOf(past.id)).toBeUndefined();
  await connect('calendly');
  await settled();
  expect([...peer.state.events.keys()]).toEqual([expect.stringContaining('scheduled_events')]);
  await staff.call('PUT', `${CALENDARS}/${google}/activate`);
  await settled();
  expect([...peer.state.events.keys()].every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(shown()).toEqual([[DANA, TUESDAY_9_AM]]);
  expect((await staff.call('GET', `/api/admin/appointments?q=Dana`)).body[0]).toMatchObject({
    id,
    externalEventId: [...peer.state.events.keys()][0],
  });
});

it('several processes create each event once', async () => {
  const others = await Promise.all(
    [1, 2].map(() =>
      startTestApp({
        env: { ...ENV, ...peer.env, DATABASE_URL: urlOf(app) },
        now: () => now,
      }),
    ),
  );
  try {
    await connect('calendly');
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00'];
    await Promise.all(
      times.map((time, index) =>
        book({ scheduledDate: tuesdayAt(time), email: `c${index}@example.com` }),
      ),
    );
    await settled();
    expect([peer.state.made, peer.state.events.size]).toEqual([times.length, times.length]);
  } finally {
    for (const other of others) await other.close();
  }
});
