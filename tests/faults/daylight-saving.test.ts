import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindClients } from '../../src/features/appointments/reminders/remind-clients.ts';
import { readCalendar } from '../../src/features/appointments/testing/read-calendar.ts';
import type { Availability } from '../../src/features/scheduling/slots/schema.ts';
import { addHours, subHours, subMinutes } from '../../src/platform/time/date-math.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** The days around both clock changes of America/Los_Angeles; the Sunday has 23 or 25 hours. */
const CHANGES = [
  {
    what: 'spring',
    now: '2027-03-11T17:00:00Z',
    days: {
      friday: '2027-03-12',
      saturday: '2027-03-13',
      sunday: '2027-03-14',
      monday: '2027-03-15',
    },
    hoursToUtc: { friday: 8, monday: 7 },
    // On Sunday, in chronological order: the hour from two to three does not exist.
    sundayStarts: [
      ['00:45:00-08:00', '2027-03-14T08:45:00.000Z'],
      ['01:45:00', '2027-03-14T09:45:00.000Z'],
      ['03:15:00', '2027-03-14T10:15:00.000Z'],
      ['23:30:00', '2027-03-15T06:30:00.000Z'],
    ],
    sundayRefused: ['02:00:00', '02:30:00', '02:45:00'],
    sundayHours: 23,
  },
  {
    what: 'autumn',
    now: '2027-11-04T16:00:00Z',
    days: {
      friday: '2027-11-05',
      saturday: '2027-11-06',
      sunday: '2027-11-07',
      monday: '2027-11-08',
    },
    hoursToUtc: { friday: 7, monday: 8 },
    // The hour from one to two occurs twice, distinguished by the offset.
    sundayStarts: [
      ['00:30:00', '2027-11-07T07:30:00.000Z'],
      ['01:30:00-07:00', '2027-11-07T08:30:00.000Z'],
      ['01:30:00-08:00', '2027-11-07T09:30:00.000Z'],
      ['02:00:00', '2027-11-07T10:00:00.000Z'],
      ['23:30:00', '2027-11-08T07:30:00.000Z'],
    ],
    sundayRefused: [],
    sundayHours: 25,
  },
] as const;

const LIST = '/api/admin/appointments';
const SLOTS_OF_A_DAY = 13;

describe.each(CHANGES)('in $what', ({ now, days, hoursToUtc, sundayStarts, ...change }) => {
  let app: TestApp;
  let staff: StaffClient;
  let clock = new Date(now);
  beforeAll(async () => {
    app = await startTestApp({ env: STAFF_ENV, now: () => clock });
    staff = await staffClient(app);
  });
  afterAll(() => app.close());

  const span = `from=${days.friday}&to=${days.monday}`;
  const offered = async () => {
    const answer = await fetch(`${app.url}/api/appointments/availability?${span}`);
    return ((await answer.json()) as Availability).days;
  };
  const fileOf = async (id: string) =>
    readCalendar(await (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text());
  const listed = async (query: string) =>
    (await staff.call('GET', `${LIST}?${query}`)).body.map(
      ({ scheduledDate }: { scheduledDate: string }) => scheduledDate,
    );
  const calendar = async (from: string, to: string) => {
    const input = encodeURIComponent(JSON.stringify({ from, to }));
    const { body } = await staff.call('GET', `/trpc/appointments.calendar?input=${input}`);
    return body.result.data.appointments.map(
      ({ scheduledDate }: { scheduledDate: string }) => scheduledDate,
    );
  };

  it('each offered slot has its local time, and all of them can be booked', async () => {
    const [friday, saturday, sunday, monday] = await offered();
    expect([friday?.date, saturday?.date, sunday?.date, monday?.date]).toEqual(Object.values(days));
    expect([saturday?.slots, sunday?.slots]).toEqual([[], []]);
    for (const [day, hours] of [
      [friday, hoursToUtc.friday],
      [monday, hoursToUtc.monday],
    ] as const) {
      expect(day?.slots).toHaveLength(SLOTS_OF_A_DAY);
      expect(day?.slots[0]).toEqual({
        start: addHours(new Date(`${day?.date}T09:00:00Z`), hours).toISOString(),
        label: '9:00 AM',
        state: 'free',
      });
      for (const { start, label } of day?.slots ?? []) {
        const local = new Date(start).toLocaleTimeString('en-US', {
          timeZone: 'America/Los_Angeles',
          hour: 'numeric',
          minute: '2-digit',
        });
        expect(local.replace(/\s/g, ' ')).toBe(label);
      }
    }
    const starts = [friday, monday].flatMap((day) => day?.slots.map(({ start }) => start) ?? []);
    expect(new Set(starts).size).toBe(2 * SLOTS_OF_A_DAY);
    for (const [place, scheduledDate] of starts.entries()) {
      const body = bookingBody({ scheduledDate, email: `c${place}@example.com` });
      const answer = await postJson(`${app.url}/api/appointments`, body);
      expect(answer.status).toBe(201);
      const { id } = await answer.json();
      expect(await fileOf(id)).toMatchObject({
        start: scheduledDate,
        end: addHours(new Date(scheduledDate), 0.5).toISOString(),
      });
    }
    const states = (await offered()).flatMap(({ slots }) => slots.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(['taken']));
  });

  it('staff can book existing times on the Sunday, and no nonexistent ones', async () => {
    const book = (time: string) =>
      staff.call(
        'POST',
        LIST,
        bookingBody({ scheduledDate: `${days.sunday}T${time}`, duration: 30 }),
      );
    for (const [time, instant] of sundayStarts) {
      const { status, body } = await book(time);
      expect([time, status, body.scheduledDate]).toEqual([time, 201, instant]);
      expect((await fileOf(body.id)).start).toBe(instant);
    }
    for (const time of change.sundayRefused) {
      const { status, body } = await book(time);
      expect([time, status, Object.keys(body.fieldErrors)]).toEqual([time, 400, ['scheduledDate']]);
    }
    for (const [time] of sundayStarts) expect((await book(time)).status).toBe(409);
  });

  it('the list and the calendar show exactly the appointments of each day', async () => {
    const onSunday = sundayStarts.map(([, instant]) => instant);
    const { sunday, saturday, monday, friday } = days;
    const isOnSunday = await listed(`from=${sunday}&to=${sunday}`);
    expect(isOnSunday.sort()).toEqual(onSunday);
    expect(await calendar(sunday, sunday)).toEqual(onSunday);
    expect([
      await calendar(saturday, saturday),
      await listed(`from=${saturday}&to=${saturday}`),
    ]).toEqual([[], []]);
    expect(await calendar(monday, monday)).toHaveLength(SLOTS_OF_A_DAY);
    expect(await listed(`from=${monday}&to=${monday}`)).toHaveLength(SLOTS_OF_A_DAY);
    const all = 2 * SLOTS_OF_A_DAY + onSunday.length;
    const month = sunday.slice(0, 8);
    for (const [from, to] of [
      [friday, monday],
      [`${month}01`, `${month}30`],
    ] as const) {
      const shown = await calendar(from, to);
      expect(shown).toHaveLength(all);
      expect(shown).toEqual([...shown].sort());
    }
  });

  it('clients are reminded 24 hours and one hour before, in elapsed time', async () => {
    const first = `${days.monday}T${String(9 + hoursToUtc.monday).padStart(2, '0')}:00:00.000Z`;
    const { db } = app.deps;
    const { id } = await db
      .selectFrom('appointments')
      .select('id')
      .where('scheduledDate', '=', new Date(first))
      .executeTakeFirstOrThrow();
    const remindersAt = async (instant: Date) => {
      clock = instant;
      await remindClients(app.deps);
      const mails = await db
        .selectFrom('outboxEmails')
        .select(['kind', 'payload'])
        .where('kind', 'like', 'booking_reminder%')
        .orderBy('kind')
        .execute();
      return mails
        .filter(({ payload }) => JSON.stringify(payload).includes(id))
        .map(({ kind }) => kind);
    };
    const dayBefore = subHours(new Date(first), 24);
    expect(await remindersAt(subMinutes(dayBefore, 1))).toEqual([]);
    expect(await remindersAt(dayBefore)).toEqual(['booking_reminder_day']);
    const hourBefore = subHours(new Date(first), 1);
    expect(await remindersAt(subMinutes(hourBefore, 1))).toEqual(['booking_reminder_day']);
    expect(await remindersAt(hourBefore)).toEqual([
      'booking_reminder_day',
      'booking_reminder_hour',
    ]);
  });

  it('time off for the whole Sunday has its actual length', async () => {
    const input = { startsAt: `${days.sunday}T00:00:00`, endsAt: `${days.monday}T00:00:00` };
    clock = new Date(now);
    const { status, body } = await staff.call('POST', '/api/admin/time-off', {
      ...input,
      reason: 'Closed',
    });
    expect(status).toBe(201);
    const hours = (Date.parse(body.endsAt) - Date.parse(body.startsAt)) / 3_600_000;
    expect(hours).toBe(change.sundayHours);
  });
});
