import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { FIRM_HOST } from '../rules.ts';
import { staffSlotRequest } from '../slot-request.ts';
import { DEFAULT_SCHEDULE } from '../testing/default-schedule.ts';
import { slotsBetween } from './slots-between.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const DAY = '2031-03-11';
/** Seven to eight hours behind UTC. */
const zone = 'America/Los_Angeles';
const MORNING = '2031-03-11T15:00:00Z';

const slots = (
  now: string,
  {
    durationMinutes = 30,
    excludeAppointmentId,
  }: { durationMinutes?: number; excludeAppointmentId?: string } = {},
) =>
  slotsBetween(database.db, {
    from: DAY,
    to: DAY,
    zone,
    schedule: DEFAULT_SCHEDULE,
    slotRequest: staffSlotRequest(DEFAULT_SCHEDULE, { type: 'initial', durationMinutes }),
    excludeAppointmentId,
    now: new Date(now),
  });

async function states(...asked: Parameters<typeof slots>) {
  const { days } = await slots(...asked);
  return Object.fromEntries(days[0]?.slots.map(({ label, state }) => [label, state]) ?? []);
}

it('accounts for slots that have passed since, and for a clock set back', async () => {
  expect(await states(MORNING)).toMatchObject({ '9:00 AM': 'free', '9:30 AM': 'free' });
  expect(await states('2031-03-11T16:00:00Z')).toMatchObject({
    '9:00 AM': 'past',
    '9:30 AM': 'free',
  });
  expect(await states('2031-03-11T16:30:00Z')).toMatchObject({ '9:30 AM': 'past' });
  expect(await states(MORNING)).toMatchObject({ '9:00 AM': 'free' });
});

it('accounts for times taken since', async () => {
  expect(await states(MORNING)).toMatchObject({ '10:00 AM': 'free' });
  const { id } = await database.db
    .insertInto('appointments')
    .values({
      firstName: 'D',
      lastName: 'W',
      email: 'd@example.com',
      consultationType: 'initial',
      practiceArea: 'other',
      scheduledDate: new Date('2031-03-11T17:00:00Z'),
      endsAt: new Date('2031-03-11T17:30:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await states(MORNING)).toMatchObject({ '9:30 AM': 'free', '10:00 AM': 'taken' });
  expect(await states(MORNING, { durationMinutes: 60 })).toMatchObject({ '9:30 AM': 'taken' });
  expect(await states(MORNING, { excludeAppointmentId: id })).toMatchObject({ '10:00 AM': 'free' });
  await database.db
    .updateTable('appointments')
    .set({ duration: 75, endsAt: new Date('2031-03-11T18:15:00Z') })
    .execute();
  expect(await states(MORNING)).toMatchObject({ '11:00 AM': 'taken' });
  await database.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
  expect(await states(MORNING)).toMatchObject({ '10:00 AM': 'free', '11:00 AM': 'free' });
});

it('ends a year from now, in the firm’s time zone', async () => {
  const lastMinute = '2030-03-11T06:59:00Z';
  expect(await states(lastMinute)).toEqual({});
  expect(Object.keys(await states('2030-03-11T07:00:00Z'))).toHaveLength(13);
});

it('accounts for the buffer of an appointment two UTC days after an evening far behind UTC', async () => {
  await deleteAll(database.db, 'appointments');
  await database.db
    .insertInto('appointments')
    .values({
      firstName: 'D',
      lastName: 'W',
      email: 'd@example.com',
      consultationType: 'initial',
      practiceArea: 'other',
      // 2:30 PM on the next day in Honolulu; it blocks the time from 10:30 AM.
      scheduledDate: new Date('2031-03-13T00:30:00Z'),
      endsAt: new Date('2031-03-13T01:00:00Z'),
      bufferBeforeMinutes: 240,
    })
    .execute();
  const weeklyHours = ['22:00', '23:30'].map((start) => ({
    hostNumber: FIRM_HOST,
    type: null,
    weekday: 2,
    firstStart: start,
    lastStart: start,
    stepMinutes: 30,
  }));
  const schedule = { ...DEFAULT_SCHEDULE, weeklyHours };
  const slotRequest = staffSlotRequest(schedule, { type: 'initial', durationMinutes: 480 });
  const { days } = await slotsBetween(database.db, {
    from: DAY,
    to: DAY,
    zone: 'Pacific/Honolulu',
    schedule,
    slotRequest: { ...slotRequest, bufferAfterMinutes: 240 },
    now: new Date(MORNING),
  });
  expect(days[0]?.slots.map(({ label, state }) => [label, state])).toEqual([
    ['10:00 PM', 'free'],
    ['11:30 PM', 'taken'],
  ]);
});
