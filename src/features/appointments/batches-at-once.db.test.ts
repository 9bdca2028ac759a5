import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { HostChoice } from '../scheduling/choose-host-queries.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';
import { insertBookings, type NewBooking } from './booking-queries.ts';

/**
 * Batches of two processes that want the same hosts at overlapping times. They would deadlock, each holding a time that
 * the other one waits for, unless both insert in the same order of hosts and times.
 */

let database: TestDatabase;
let first: number;
let second: number;
beforeAll(async () => {
  database = await createTestDatabase();
  [first = 0, second = 0] = await database.db.transaction().execute((tx) => insertHosts(tx, 2));
});
afterAll(() => database.dispose());
beforeEach(async () => {
  await deleteAll(database.db, 'appointments');
});

const NOW = new Date('2031-03-10T14:00:00Z');
const at = (time: string) => new Date(`2031-03-11T${time}Z`);

/** An hour with one host. */
const booking = (host: HostChoice, scheduledDate: Date, minutes = 60): NewBooking => {
  const endsAt = addMinutes(scheduledDate, minutes);
  const email = `${randomUUID()}@example.com`;
  return {
    appointment: {
      id: randomUUID(),
      firstName: 'Dana',
      lastName: 'Whitfield',
      email,
      phone: null,
      consultationType: 'initial',
      scheduledDate,
      duration: minutes,
      endsAt,
      notes: null,
      practiceArea: 'family-law',
      createdAt: NOW,
      updatedAt: NOW,
      idempotencyKey: null,
      requestHash: randomUUID(),
      contactPreferences: null,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    },
    hosts: [host],
    zone: 'UTC',
    link: { id: randomUUID(), tokenHash: randomUUID(), expiresAt: endsAt, createdAt: NOW },
    emails: [],
  };
};

const waitingSessions = async () => {
  const { rows } = await sql`select from pg_locks
    join pg_stat_activity as activity using (pid)
    where not granted and activity.datname = current_database()`.execute(database.db);
  return rows.length;
};

it.each([
  ['without limits', null],
  ['with limits per day', 5],
])('batches that cross wait for each other in one direction only, %s', async (_, maxPerDay) => {
  const limited = (number: number) => ({ number, maxPerDay });
  const unlimited = (number: number) => ({ number, maxPerDay: null });
  const crossing = [
    [booking(limited(second), at('09:00')), booking(limited(first), at('09:30'))],
    [booking(unlimited(first), at('09:00')), booking(unlimited(second), at('09:30'))],
  ];
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Delays the later booking of each batch, until both batches have begun.
  const holding = database.db.transaction().execute(async (tx) => {
    const later = [first, second].map((host) => booking(unlimited(host), at('10:15'), 15));
    await insertBookings(tx, later);
    isHeld.resolve();
    await isOver.promise;
    throw new Error('Not booked after all');
  });
  await isHeld.promise;
  const [one = [], other = []] = crossing;
  const writing = [insertBookings(database.db, one)];
  await expect.poll(waitingSessions).toBe(1);
  let isWritten = false;
  writing.push(
    insertBookings(database.db, other).finally(() => {
      isWritten = true;
    }),
  );
  await expect.poll(async () => isWritten || (await waitingSessions()) === 2).toBe(true);
  isOver.resolve();
  await expect(holding).rejects.toThrow('Not booked');
  const written = await Promise.all(writing);
  expect(written.map(({ size }) => size).reduce((sum, size) => sum + size)).toBe(2);
});
