import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { insertBusyCalendar } from '../scheduling/testing/busy-calendar.ts';
import { insertBookings, type NewBooking } from './booking-queries.ts';
import { bookingWriter } from './booking-writer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
});
afterAll(() => app.close());
const clear = async () => {
  for (const table of ['appointments', 'outboxEmails', 'timeOff', 'calendarBusyTimes'] as const) {
    await deleteAll(app.deps.db, table);
  }
};
beforeEach(clear);

const FIRST = new Date('2031-03-11T16:00:00Z');
const after = (minutes: number) => addMinutes(FIRST, minutes);

function booking(
  scheduledDate: Date,
  changes: Partial<NewBooking['appointment']> = {},
): NewBooking {
  const id = randomUUID();
  const appointment = {
    id,
    firstName: 'Dana',
    lastName: `O'Whitfield "\\" ${'$'}1 \u2028 {"a":1}`,
    email: 'dana.whitfield@example.com',
    phone: null,
    consultationType: 'initial',
    scheduledDate,
    duration: 30,
    endsAt: addMinutes(scheduledDate, 30),
    notes: null,
    practiceArea: 'family-law',
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    idempotencyKey: null,
    requestHash: randomUUID(),
    contactPreferences: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    ...changes,
  };
  const mail = (kind: 'booking_confirmation' | 'booking_notice') => ({
    kind,
    toEmail: appointment.email,
    toName: appointment.lastName,
    payload: { id },
    dedupeKey: `${kind}:${id}`,
  });
  const link = {
    id: randomUUID(),
    tokenHash: randomUUID(),
    expiresAt: after(60),
    createdAt: TEST_NOW,
  };
  return {
    appointment,
    hosts: [{ number: 1, maxPerDay: null }],
    zone: 'America/Los_Angeles',
    link,
    emails: [mail('booking_confirmation'), mail('booking_notice')],
  };
}

/** Writes all bookings concurrently; returns for each whether it was written. */
async function write(bookings: readonly NewBooking[]) {
  const written = await Promise.all(bookings.map(bookingWriter(app.deps.db)));
  return written.map((row, index) => {
    if (row) expect(row.id).toBe(bookings[index]?.appointment.id);
    return row !== undefined;
  });
}

const idsOf = (bookings: readonly NewBooking[]) =>
  bookings.map(({ appointment }) => appointment.id).sort();

/** Checks that all appointments have their links and mails, and that none of these are orphaned. */
async function expectStored(bookings: readonly NewBooking[]) {
  const { db } = app.deps;
  const stored = await db.selectFrom('appointments').select('id').orderBy('id').execute();
  expect(stored.map(({ id }) => id)).toEqual(idsOf(bookings));
  const links = await db
    .selectFrom('appointmentLinks')
    .select(['id', 'tokenHash', 'expiresAt', 'createdAt', 'appointmentId'])
    .execute();
  expect(new Map(links.map(({ appointmentId, ...link }) => [appointmentId, link]))).toEqual(
    new Map(bookings.map(({ appointment, link }) => [appointment.id, link])),
  );
  const mails = await db
    .selectFrom('outboxEmails')
    .select(['kind', 'toEmail', 'toName', 'payload', 'dedupeKey'])
    .orderBy('dedupeKey')
    .execute();
  const expected = bookings.flatMap(({ emails }) => emails);
  expect(mails).toEqual(expected.toSorted((a, b) => (a.dedupeKey < b.dedupeKey ? -1 : 1)));
}

it('writes concurrent bookings, each with its own link and mails', async () => {
  const bookings = [0, 30, 60, 90].map((minutes) =>
    booking(after(minutes), { phone: `${minutes}`, idempotencyKey: randomUUID() }),
  );
  expect(await write(bookings.toReversed())).toEqual([true, true, true, true]);
  await expectStored(bookings);
  for (const { appointment } of bookings) {
    const stored = app.deps.db.selectFrom('appointments').selectAll();
    expect(await stored.where('id', '=', appointment.id).executeTakeFirst()).toMatchObject({
      ...appointment,
      status: 'scheduled',
    });
  }
});

it('gives a time to one of several concurrent bookings', async () => {
  const rivals = [booking(FIRST), booking(after(30)), booking(FIRST), booking(after(15))];
  const written = await write(rivals);
  expect(written.filter(Boolean)).toHaveLength(2);
  await expectStored(rivals.filter((_, index) => written[index]));
});

it('gives an idempotency key to one of several concurrent bookings', async () => {
  const idempotencyKey = randomUUID();
  const same = [0, 30, 60].map((minutes) => booking(after(minutes), { idempotencyKey }));
  expect(await write(same)).toEqual([true, false, false]);
  await expectStored(same.slice(0, 1));
});

it('writes bookings of free times in the same batch as rejected ones', async () => {
  const span = (minutes: number) => ({ startsAt: after(minutes), endsAt: after(minutes + 30) });
  await app.deps.db
    .insertInto('timeOff')
    .values({ ...span(30), createdBy: 'admin' })
    .execute();
  await insertBusyCalendar(app.deps, span(60));
  const taken = booking(after(90));
  await write([taken]);
  const free = booking(FIRST);
  const asked = [booking(after(30)), booking(after(60)), booking(after(90)), free];
  expect(await write(asked)).toEqual([false, false, false, true]);
  await expectStored([taken, free]);
});

it('writes the other bookings of a batch when one is rejected', async () => {
  const bookings = [booking(FIRST), booking(after(30), { notes: 'a\u0000b' }), booking(after(60))];
  const writer = bookingWriter(app.deps.db);
  const written = await Promise.allSettled(bookings.map(writer));
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expectStored(bookings.filter((_, index) => index !== 1));
});

it('of a booking and a move that want each other’s time, one succeeds', async () => {
  const { db } = app.deps;
  const staff = await staffClient(app);
  const [nine, ten, eleven] = [FIRST, after(60), after(120)];
  const moved = booking(eleven);
  await write([moved]);
  // Excludes the background work that an appointment starts, which may wait for the same rows.
  const waiting = async () => {
    const { rows } = await sql`select from pg_locks
      join pg_stat_activity as activity using (pid)
      where not granted and activity.datname = current_database()
        and activity.query ~* '(insert into|update) "?appointments'`.execute(db);
    return rows.length;
  };
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction().execute(async (tx) => {
    await insertBookings(tx, [booking(ten)]);
    isHeld.resolve();
    await isOver.promise;
    throw new Error('It is not booked after all');
  });
  await isHeld.promise;
  const writing = write([booking(nine), booking(ten), booking(eleven)]);
  await expect.poll(waiting).toBe(1);
  const path = `/api/admin/appointments/${moved.appointment.id}/time`;
  const moving = staff.call('PUT', path, { scheduledDate: nine.toISOString() });
  await expect.poll(waiting).toBe(2);
  isOver.resolve();
  await expect(holding).rejects.toThrow('not booked');
  const { status, body } = await moving;
  expect([status, body.reason, await writing]).toEqual(
    status === 200
      ? [200, undefined, [false, true, true]]
      : [409, 'slot_taken', [true, true, false]],
  );
});

it('gives each time to one of several processes that book all of them in any order', async () => {
  const times = Array.from({ length: 20 }, (_, slot) => after(slot * 30));
  for (let round = 0; round < 10; round += 1) {
    // Truncating locks whole tables, and would deadlock with the workers.
    await clear();
    const wanted = [0, 5, 10, 15].map((first) =>
      [...times.slice(first), ...times.slice(0, first)].map((time) => booking(time)),
    );
    // Not through writers, which would retry the bookings that wait for each other.
    const written = await Promise.all(
      wanted.map((bookings) => insertBookings(app.deps.db, bookings)),
    );
    const won = wanted.flatMap((bookings, index) =>
      bookings.filter(({ appointment }) => written[index]?.has(appointment.id)),
    );
    expect(won).toHaveLength(20);
    await expectStored(won);
  }
});
