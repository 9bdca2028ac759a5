import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getNext } from './get-next.ts';

// Sunday noon in San Diego, on the day on which daylight saving time began; the week began on Monday, March 3.
const NOW = new Date('2031-03-09T19:00:00Z');

let app: TestApp;
let token: string;
let now = NOW;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV }, now: () => now });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'contactSubmissions');
});

const ask = async (procedure: string) => {
  const response = await fetch(`${app.url}/trpc/${procedure}`, { headers: bearer(token) });
  return (await response.json()).result.data;
};

const booked = (scheduledDate: string, changes: { status?: string; createdAt?: Date } = {}) =>
  app.deps.db
    .insertInto('appointments')
    .values({
      firstName: scheduledDate,
      lastName: 'Whitfield',
      email: 'dana@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate: new Date(scheduledDate),
      endsAt: addMinutes(new Date(scheduledDate), 30),
      ...changes,
    })
    .execute();

const written = (createdAt: string) =>
  insertMessage(app.deps.db, { createdAt: new Date(createdAt) });

describe('the agenda', () => {
  const agenda = async () =>
    (await ask('dashboard.agenda')).map(
      ({ firstName, isToday }: { firstName: string; isToday: boolean }) => [firstName, isToday],
    );

  it('is what holds its time in the seven days from today in the firm’s zone', async () => {
    // Daylight saving time has begun in San Diego this morning.
    await booked('2031-03-09T07:29:00Z'); // Saturday, 11:29 PM
    await booked('2031-03-09T08:00:00Z'); // Sunday, midnight
    await booked('2031-03-09T20:00:00Z', { status: 'confirmed' });
    await booked('2031-03-10T06:59:00Z'); // Sunday, 11:59 PM
    await booked('2031-03-10T18:00:00Z', { status: 'cancelled' });
    await booked('2031-03-10T19:00:00Z');
    await booked('2031-03-16T06:29:00Z'); // Saturday, 11:29 PM
    await booked('2031-03-16T07:00:00Z'); // Sunday, midnight
    expect(await agenda()).toEqual([
      ['2031-03-09T08:00:00Z', true],
      ['2031-03-09T20:00:00Z', true],
      ['2031-03-10T06:59:00Z', true],
      ['2031-03-10T19:00:00Z', false],
      ['2031-03-16T06:29:00Z', false],
    ]);
  });
});

describe('the next appointment', () => {
  it('is the one that is on or comes next, with the latest message of its client', async () => {
    expect(await ask('dashboard.next')).toBeNull();
    await booked('2031-03-09T18:15:00Z'); // over since 11:45 AM
    await booked('2031-03-09T18:45:00Z'); // on until 12:15 PM
    await booked('2031-03-09T19:00:00Z', { status: 'cancelled' });
    await booked('2031-03-20T17:00:00Z', { status: 'confirmed' });
    const message = { email: 'Dana@example.com', createdAt: new Date('2031-03-01Z') };
    await insertMessage(app.deps.db, { ...message, message: 'May I come earlier?' });
    await insertMessage(app.deps.db, { ...message, createdAt: new Date('2031-02-01Z') });
    const spam = { ...message, createdAt: new Date('2031-03-02Z') };
    await insertMessage(app.deps.db, { ...spam, isSpam: true });
    await insertMessage(app.deps.db, { ...spam, deletedAt: NOW });
    const next = await ask('dashboard.next');
    expect(next.appointment.firstName).toBe('2031-03-09T18:45:00Z');
    expect(next.message.message).toBe('May I come earlier?');
    expect(next.after.firstName).toBe('2031-03-20T17:00:00Z');
    expect(next.conflict).toMatchObject({ state: 'none' });
  });

  it('tells a caller who may see only appointments nothing about the client’s other records', async () => {
    await booked('2031-03-10T17:00:00Z');
    await insertMessage(app.deps.db, { email: 'dana@example.com' });
    const program = {
      ...{ id: 'id', username: 'program', email: null, role: 'admin' as const },
      ...{ areas: null, attorneyId: null, createdAt: NOW, scopes: ['appointments.read' as const] },
    };
    const next = await getNext({ db: app.deps.db, now: () => NOW, user: program });
    expect(next).toMatchObject({ message: null, conflict: null, personId: null });
  });
});

describe('the activity', () => {
  it('counts twelve weeks by when things came in, empty ones too', async () => {
    await written('2031-03-09T19:00:00Z');
    await written('2031-03-03T07:59:00Z');
    await written('2030-12-16T07:59:00Z');
    await booked('2031-06-02T17:00:00Z', { createdAt: new Date('2031-03-03T08:00:00Z') });
    const weeks = await ask('dashboard.activity');
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ week: '2030-12-16', submissions: 0, bookings: 0 });
    expect(weeks.slice(-2)).toEqual([
      { week: '2031-02-24', submissions: 1, bookings: 0 },
      { week: '2031-03-03', submissions: 1, bookings: 1 },
    ]);
  });
});
