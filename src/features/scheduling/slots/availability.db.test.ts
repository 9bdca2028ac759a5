import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Availability } from './schema.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2031-03-10T20:10:00Z') }); // Monday, 1:10 PM
  await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ consultationType: 'family-law', scheduledDate: tuesdayAt('09:30') }),
  );
});
afterAll(() => app.close());

const ask = (query: string) => fetch(`${app.url}/api/appointments/availability?${query}`);

async function slotsOn(date: string, type = 'initial') {
  const response = await ask(`from=${date}&to=${date}&type=${type}`);
  const { days } = (await response.json()) as Availability;
  return Object.fromEntries(days[0]?.slots.map(({ label, state }) => [label, state]) ?? []);
}

describe('GET /api/appointments/availability', () => {
  it('returns thirteen slots for each day of the range, and none at weekends', async () => {
    const response = await ask('from=2031-03-10&to=2031-03-16');
    const { zone, days } = (await response.json()) as Availability;
    expect(zone).toBe('America/Los_Angeles');
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2031-03-10', 13],
      ['2031-03-11', 13],
      ['2031-03-12', 13],
      ['2031-03-13', 13],
      ['2031-03-14', 13],
      ['2031-03-15', 0],
      ['2031-03-16', 0],
    ]);
    expect(days[1]?.slots[0]).toEqual({
      start: '2031-03-11T16:00:00.000Z',
      label: '9:00 AM',
      state: 'free',
    });
  });

  it('marks past slots, taken slots, and slots too short for a longer consultation', async () => {
    expect(await slotsOn('2031-03-10')).toMatchObject({
      '11:30 AM': 'past',
      '1:00 PM': 'past',
      '1:30 PM': 'free',
    });
    const short = {
      '9:00 AM': 'free',
      '9:30 AM': 'taken',
      '10:00 AM': 'taken',
      '10:30 AM': 'free',
    };
    expect(await slotsOn('2031-03-11')).toMatchObject(short);
    expect(await slotsOn('2031-03-11', 'divorce')).toMatchObject({ ...short, '9:00 AM': 'taken' });
  });

  it('does not disclose who has booked', async () => {
    const text = await (await ask('from=2031-03-11&to=2031-03-11')).text();
    expect(text).not.toMatch(/Dana|example\.com/);
  });

  it('offers nothing beyond a year', async () => {
    const response = await ask('from=2032-03-09&to=2032-03-10');
    const { days } = (await response.json()) as Availability;
    expect(days.map(({ slots }) => slots.length)).toEqual([13, 0]);
  });

  it.each([
    ['no span', '', ['from', 'to']],
    ['a wrong date', 'from=2031-3-1&to=2031-03-02', ['from']],
    ['a day that does not exist', 'from=2031-02-30&to=2031-03-02', ['from']],
    ['an end before its beginning', 'from=2031-03-11&to=2031-03-10', ['to']],
    ['63 days', 'from=2031-03-01&to=2031-05-02', ['to']],
    ['ten thousand years', 'from=0001-01-01&to=9999-12-31', ['to']],
    ['an unknown type', 'from=2031-03-11&to=2031-03-11&type=chat', ['type']],
    ['a doubled key', 'from=2031-03-11&from=2031-03-12&to=2031-03-12', ['from']],
  ])('%s is a 400 that names the field', async (_what, query, fields) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual(fields);
  });
});

it('the next free times are spread over mornings, afternoons and days', async () => {
  const input = encodeURIComponent(JSON.stringify({ count: 4, type: 'initial' }));
  const response = await fetch(`${app.url}/trpc/appointments.nextFree?input=${input}`);
  const starts = (await response.json()).result.data as { date: string; label: string }[];
  expect(starts.map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2031-03-10 1:30 PM',
    '2031-03-11 9:00 AM',
    '2031-03-11 1:00 PM',
    '2031-03-12 9:00 AM',
  ]);
});

describe('GET /api/appointments/{id}/calendar.ics', () => {
  it('returns the calendar file of the appointment with that id', async () => {
    const { id } = await app.deps.db
      .selectFrom('appointments')
      .select('id')
      .executeTakeFirstOrThrow();
    const response = await fetch(`${app.url}/api/appointments/${id}/calendar.ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain('DTSTART;TZID=America/Los_Angeles:20310311T093000');
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404, 'appointment_not_found'],
    ['nonsense', 400, 'invalid_input'],
  ])('%s answers %i %s', async (id, status, reason) => {
    const response = await fetch(`${app.url}/api/appointments/${id}/calendar.ics`);
    expect([response.status, (await response.json()).reason]).toEqual([status, reason]);
  });
});
