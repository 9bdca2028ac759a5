import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CACHE } from '../../../platform/cache/content-cache.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';
import { prepareBooking } from './prepare-booking.ts';
import { PREPARED_BY_ADDRESS, PREPARED_IN_ALL, PREPARED_MINUTES } from './rules.ts';

let app: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['appointments', 'appointmentHolds', 'outboxEmails', 'rateLimits'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

let callers = 0;
/** An IP address that has not called before. */
const newAddress = () => {
  callers += 1;
  return `198.51.100.${callers}`;
};

const prepare = (
  input: { type?: string; start?: string; attorney?: string | null } = {},
  clientKey = newAddress(),
) =>
  prepareBooking(
    { ...app.deps, contentCache: NO_CACHE, clientKey, rateLimitFactor: 1 },
    { type: 'initial', start: TUESDAY_9_AM, attorney: null, ...input },
  );

let clients = 0;
const book = async (changes: Record<string, unknown> = {}) => {
  clients += 1;
  const body = bookingBody({ email: `client${clients}@example.com`, ...changes });
  const response = await postJson(`${app.url}/api/appointments`, body);
  return { status: response.status, body: await response.json() };
};

const slotsOf = async (type = 'initial', attorney = '') => {
  const query = `from=2031-03-11&to=2031-03-11&type=${type}${attorney && `&attorney=${attorney}`}`;
  const response = await fetch(`${app.url}/api/appointments/availability?${query}`);
  const { days } = await response.json();
  return days[0].slots as { start: string; state: string }[];
};
const freeStarts = async (...asked: Parameters<typeof slotsOf>) =>
  (await slotsOf(...asked)).flatMap(({ start, state }) => (state === 'free' ? [start] : []));

const heldRows = () => app.deps.db.selectFrom('appointmentHolds').selectAll().execute();

describe('a prepared booking', () => {
  it('holds its time for fifteen minutes, and is no appointment', async () => {
    const { heldUntil } = await prepare();
    expect(heldUntil).toEqual(addMinutes(TEST_NOW, 15));
    expect(await freeStarts()).not.toContain(TUESDAY_9_AM);
    expect((await book()).body.reason).toBe('slot_taken');
    expect(await app.deps.db.selectFrom('appointments').select('id').execute()).toEqual([]);
    expect(await app.deps.db.selectFrom('outboxEmails').select('id').execute()).toEqual([]);
    now = addMinutes(TEST_NOW, PREPARED_MINUTES);
    expect(await freeStarts()).toContain(TUESDAY_9_AM);
    expect((await book()).status).toBe(201);
  });

  it('is booked by the person who has the link, once', async () => {
    const { token } = await prepare();
    const { status, body } = await book({ hold: token });
    expect([status, body.scheduledDate]).toEqual([201, TUESDAY_9_AM]);
    expect(await heldRows()).toEqual([]);
    const mails = await app.deps.db.selectFrom('outboxEmails').select('kind').execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'booking_confirmation',
      'booking_notice',
    ]);
    expect((await book({ hold: token })).body.reason).toBe('slot_taken');
  });

  it('is booked once if the request is repeated', async () => {
    const { token } = await prepare();
    const details = { hold: token, email: 'again@example.com' };
    const [first, second] = [await book(details), await book(details)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });

  it('is booked also if its start is by then too soon for others', async () => {
    const db = app.deps.db;
    const setNotice = (noticeMinutes: number) =>
      db.updateTable('consultationTypes').set({ noticeMinutes }).execute();
    const { token } = await prepare();
    await setNotice(3 * 24 * 60);
    await app.deps.content.settle();
    const own = await book({ hold: token });
    await setNotice(0);
    await app.deps.content.settle();
    expect(own.status).toBe(201);
  });

  it.each([
    ['another time', { scheduledDate: tuesdayAt('10:00') }],
    ['another type', { consultationType: 'follow-up', scheduledDate: tuesdayAt('11:00') }],
  ])('is released when its link is used to book %s', async (_, changes) => {
    const { token } = await prepare();
    expect((await book({ ...changes, hold: token })).status).toBe(201);
    expect(await heldRows()).toEqual([]);
  });

  it('is of use to nobody else', async () => {
    await prepare();
    for (const hold of ['x'.repeat(43), 'short', (await heldRows())[0]?.tokenHash]) {
      expect((await book({ hold })).body.reason).toBe('slot_taken');
    }
    expect((await book({ hold: 'x'.repeat(101) })).status).toBe(400);
  });

  it('that has expired is an ordinary booking', async () => {
    const { token } = await prepare();
    now = addMinutes(TEST_NOW, PREPARED_MINUTES);
    expect((await book()).status).toBe(201);
    expect((await book({ hold: token })).body.reason).toBe('slot_taken');
  });

  it('tells who has the link until when it is held', async () => {
    const { token } = await prepare();
    const ask = async (hold: string) => {
      const input = encodeURIComponent(JSON.stringify({ hold }));
      return (await fetch(`${app.url}/trpc/appointments.prepared?input=${input}`)).json();
    };
    expect((await ask(token)).result.data).toEqual({
      scheduledDate: TUESDAY_9_AM,
      heldUntil: '2031-03-10T14:15:00.000Z',
    });
    expect((await ask('x'.repeat(43))).result.data).toBeNull();
    now = addMinutes(TEST_NOW, PREPARED_MINUTES);
    expect((await ask(token)).result.data).toBeNull();
  });

  it.each([
    [{ type: 'nonsense' }, 'type'],
    [{ start: 'tomorrow' }, 'start'],
    [{ start: tuesdayAt('09:07') }, 'start'],
    [{ start: '2031-03-03T09:00' }, 'start'],
    [{ attorney: 'nobody' }, 'attorney'],
  ])('with nonsense is refused with the field: %j', async (input, field) => {
    const refusal = await prepare(input).catch((error) => error);
    expect(Object.keys(refusal.details.fieldErrors)).toEqual([field]);
    expect(await heldRows()).toEqual([]);
  });

  it('of twenty at once for one time is held once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => prepare()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.reason] : []));
    expect(new Set(reasons)).toEqual(new Set(['slot_taken']));
  });
});

describe('a flood of prepared bookings', () => {
  /** Tries to hold every start of Tuesday for each type, each from a different IP address. */
  async function flood(types: readonly string[], attorney: string | null = null) {
    for (const type of types) {
      for (const { start } of await slotsOf(type)) {
        await prepare({ type, start, attorney }).catch((error) => {
          expect(error.reason).toMatch(/^(slot_taken|too_many_holds)$/);
        });
      }
    }
  }
  const TYPES = ['initial', 'follow-up', 'estate-planning', 'family-law', 'divorce'];

  it.each([[['initial']], [['estate-planning']], [TYPES], [TYPES.toReversed()]])(
    'of %j leaves half of the free starts of each type',
    async (types) => {
      const before = Object.fromEntries(
        await Promise.all(TYPES.map(async (type) => [type, (await freeStarts(type)).length])),
      );
      await flood(types);
      expect((await heldRows()).length).toBeGreaterThan(0);
      for (const type of TYPES) {
        const left = (await freeStarts(type)).length;
        expect([type, left >= before[type] / 2]).toEqual([type, true]);
      }
    },
  );

  it('counts only what people have left', async () => {
    const [first, ...others] = await freeStarts();
    for (const start of others) expect((await book({ scheduledDate: start })).status).toBe(201);
    const refusal = await prepare({ start: first ?? '' }).catch((error) => error);
    expect(refusal.reason).toBe('too_many_holds');
    expect((await book({ scheduledDate: first })).status).toBe(201);
  });

  it('leaves half of the free starts of each attorney', async () => {
    const other = await startTestApp({ now: () => now });
    try {
      await other.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
      await other.deps.content.settle();
      const ask = async (attorney: string) => {
        const query = `from=2031-03-11&to=2031-03-11&attorney=${attorney}`;
        const answer = await fetch(`${other.url}/api/appointments/availability?${query}`);
        const { days } = await answer.json();
        return days[0].slots.filter(({ state }: { state: string }) => state === 'free');
      };
      const starts = await ask('host-0');
      for (const { start } of starts) {
        const deps = { ...other.deps, contentCache: NO_CACHE, rateLimitFactor: 1 };
        const clientKey = newAddress();
        const input = { type: 'initial', start, attorney: 'host-0' };
        await prepareBooking({ ...deps, clientKey }, input).catch(() => {});
      }
      expect((await ask('host-0')).length).toBe(Math.ceil(starts.length / 2));
      expect((await ask('host-1')).length).toBe(starts.length);
    } finally {
      await other.close();
    }
  });

  it('is refused to one address after ten in a day', async () => {
    const days = ['11', '12', '13', '14', '17', '18', '19', '20', '21', '24', '25'];
    const outcomes: string[] = [];
    for (const day of days) {
      const start = `2031-03-${day}T16:00:00Z`;
      const outcome = await prepare({ start }, '203.0.113.1').then(
        () => 'held',
        (error) => error.reason,
      );
      outcomes.push(outcome);
    }
    const held = Array.from({ length: PREPARED_BY_ADDRESS.limit }, () => 'held');
    expect(outcomes).toEqual([...held, 'too_many_requests']);
    await expect(prepare({ start: '2031-03-26T16:00:00Z' })).resolves.toBeDefined();
  });

  it('is refused to all addresses together after some hundreds in a day', async () => {
    const key = 'prepared bookings:everybody';
    const { seconds, limit } = PREPARED_IN_ALL;
    for (let call = 0; call < limit; call += 1) {
      await app.deps.incrementCounter({ key, seconds });
    }
    const refusal = await prepare().catch((error) => error);
    expect(refusal.reason).toBe('too_many_requests');
    expect(await heldRows()).toEqual([]);
  });
});
