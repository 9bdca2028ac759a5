import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { listLockWaits } from '../../../testing/lock-waits.ts';

import { MAREN } from '../../../testing/mail-delivery.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import type { MailTransport } from '../../email/mail.ts';
import { changeStatus } from '../admin/change-status.ts';
import { moveAppointment } from '../admin/move-appointment.ts';
import { findAppointment } from '../admin/queries.ts';
import type { AppointmentStatus } from '../rules.ts';
import { undoChange } from './undo-change.ts';

const POLL_OPTIONS = { timeout: 20_000, interval: 50 };

const sent: string[] = [];
const transport: MailTransport = {
  async send({ mail }) {
    sent.push(mail.subject);
  },
  close() {},
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mailTransport: transport });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
  sent.length = 0;
});

const staff = () => ({ ...app.deps, user: MAREN });

/** Books, and waits until the client has the confirmation. */
async function booked(scheduledDate = TUESDAY_9_AM): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ scheduledDate, email }),
  );
  expect(response.status).toBe(201);
  const { id } = await response.json();
  await untilSent(id);
  sent.length = 0;
  return id;
}

const untilSent = (id: string) =>
  expect
    .poll(async () => (await mailsAbout(id)).map(({ state }) => state), POLL_OPTIONS)
    .not.toContain('queued');

const mailsAbout = (id: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['kind', 'state'])
    .where(sql`payload ->> 'id'`, '=', id)
    .execute();

const find = async (id: string) => {
  const found = await findAppointment(app.deps.db, id);
  if (!found) throw new Error('The appointment must exist');
  return found;
};

/** What an undo restores. */
const stateOf = async (id: string) => {
  const row = await app.deps.db
    .selectFrom('appointments')
    .select(['status', 'scheduledDate', 'endsAt', 'duration', 'reminderSent', 'timeSetAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const link = await app.deps.db
    .selectFrom('appointmentLinks')
    .select('expiresAt')
    .where('appointmentId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, ...link };
};

const change = async (id: string, status: AppointmentStatus, undoId: string = randomUUID()) => {
  await changeStatus(staff(), { id, status, undoId });
  return { id, undoId };
};
const undo = (input: { id: string; undoId: string }) => undoChange(staff(), input);

const newsOf = async (id: string) =>
  (await mailsAbout(id)).filter(({ kind }) => !/_(confirmation|notice)$/.test(kind));

/** As if the change had been made so many seconds earlier. */
const passSeconds = async (seconds: number) => {
  const earlier = sql<Date>`changed_at - make_interval(secs => ${seconds})`;
  await app.deps.db.updateTable('appointmentUndos').set({ changedAt: earlier }).execute();
};
const makeMailsDue = () =>
  app.deps.db.updateTable('outboxEmails').set({ dueAt: sql`now()` }).execute();

it('restores a status, withdraws the mail and is in the audit log', async () => {
  const id = await booked();
  const before = await stateOf(id);
  const done = await change(id, 'confirmed');
  expect(await newsOf(id)).toEqual([{ kind: 'booking_confirmed', state: 'queued' }]);
  expect(await undo(done)).toMatchObject({ id, status: 'scheduled' });
  expect(await stateOf(id)).toEqual(before);
  expect(await newsOf(id)).toEqual([{ kind: 'booking_confirmed', state: 'skipped' }]);
  const [entry] = await app.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
  expect(entry).toMatchObject({
    actor: MAREN.username,
    action: 'appointment.undo',
    entityId: id,
    before: { status: 'confirmed' },
    after: { status: 'scheduled' },
  });

  // A mail that is queued later is sent before any that was withdrawn would have been.
  await makeMailsDue();
  await changeStatus(staff(), { id, status: 'cancelled' });
  await expect.poll(() => sent.length, POLL_OPTIONS).toBe(1);
  expect(sent[0]).toMatch(/cancelled/i);
});

it('restores the time and length of a moved appointment, and when it was set', async () => {
  const id = await booked();
  await app.deps.db.updateTable('appointments').set({ reminderSent: true }).execute();
  const before = await stateOf(id);
  const undoId = randomUUID();
  await moveAppointment(staff(), { id, undoId, scheduledDate: tuesdayAt('14:00'), duration: 60 });
  expect(await stateOf(id)).toMatchObject({ reminderSent: false, duration: 60 });
  await undo({ id, undoId });
  expect(await stateOf(id)).toEqual(before);
});

it('closes an appointment again that was reopened by mistake', async () => {
  const id = await booked();
  await changeStatus(staff(), { id, status: 'cancelled' });
  const undoId = randomUUID();
  await changeStatus(staff(), { id, status: 'scheduled', reopen: true, undoId });
  expect(await undo({ id, undoId })).toMatchObject({ status: 'cancelled' });
});

it('sends the mail once the time to undo is over, and then undoes nothing', async () => {
  const id = await booked();
  const done = await change(id, 'confirmed');
  await makeMailsDue();
  await expect.poll(() => sent, POLL_OPTIONS).toHaveLength(1);
  await untilSent(id);
  await expect(undo(done)).rejects.toMatchObject({
    reason: 'cannot_undo',
    message: expect.stringContaining('already been notified'),
  });
  expect((await find(id)).status).toBe('confirmed');
});

it.each([
  [9, true],
  [13, false],
])('%s seconds after a change that sends no mail, it can be undone: %s', async (seconds, can) => {
  const id = await booked();
  const begun = addMinutes(TEST_NOW, -10);
  await app.deps.db
    .updateTable('appointments')
    .set({ scheduledDate: begun, endsAt: addMinutes(begun, 30) })
    .execute();
  const done = await change(id, 'completed');
  expect(await newsOf(id)).toEqual([]);
  await passSeconds(seconds);
  const undone = undo(done);
  if (can) await undone;
  else await expect(undone).rejects.toMatchObject({ reason: 'cannot_undo' });
  expect((await find(id)).status).toBe(can ? 'scheduled' : 'completed');
});

it('says that the time of a cancelled appointment has been taken, and still tells the client', async () => {
  const id = await booked();
  const done = await change(id, 'cancelled');
  const other = await booked();
  await expect(undo(done)).rejects.toMatchObject({
    reason: 'slot_taken',
    message: expect.stringContaining('no longer free'),
  });
  expect((await find(id)).status).toBe('cancelled');
  expect((await find(other)).status).toBe('scheduled');
  expect(await newsOf(id)).toEqual([{ kind: 'booking_cancelled', state: 'queued' }]);
});

it('undoes a cancellation in blocked time, where the appointment was allowed to stay', async () => {
  const id = await booked();
  await app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(TUESDAY_9_AM),
      endsAt: addMinutes(new Date(TUESDAY_9_AM), 60),
      createdBy: MAREN.username,
    })
    .execute();
  await undo(await change(id, 'cancelled'));
  expect((await find(id)).status).toBe('scheduled');
});

it('undoes nothing after a later change, such as one by an API client', async () => {
  const id = await booked();
  const done = await change(id, 'confirmed');
  await changeStatus(staff(), { id, status: 'cancelled' });
  await expect(undo(done)).rejects.toMatchObject({
    reason: 'cannot_undo',
    message: expect.stringContaining('can no longer be undone'),
  });
  expect((await find(id)).status).toBe('cancelled');
});

it('undoes one change after the other, and lets the mails of the first wait for the second', async () => {
  const id = await booked();
  await change(id, 'confirmed');
  // The confirmation would be due now; sent while the appointment is cancelled, it would be dropped.
  const soon = sql<Date>`now() + interval '1 second'`;
  await app.deps.db.updateTable('outboxEmails').set({ dueAt: soon }).execute();
  const cancelled = await change(id, 'cancelled');
  const { due } = await app.deps.db
    .selectFrom('outboxEmails')
    .select(sql<number>`extract(epoch from min(due_at) - now())`.as('due'))
    .where('kind', 'in', ['booking_confirmed', 'booking_cancelled'])
    .executeTakeFirstOrThrow();
  expect(Number(due)).toBeGreaterThan(5);
  await undo(cancelled);
  await makeMailsDue();
  await expect.poll(() => sent, POLL_OPTIONS).toHaveLength(1);
  expect(sent[0]).toMatch(/confirmed/i);
});

it('counts once when two undo at the same time', async () => {
  const id = await booked();
  const done = await change(id, 'confirmed');
  const { version } = await find(id);
  const results = await Promise.allSettled([undo(done), undo(done)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await find(id)).toMatchObject({ status: 'scheduled', version: version + 1 });
});

it('is refused if a process takes the mail at the same time', async () => {
  const id = await booked();
  const done = await change(id, 'confirmed');
  const undoing = await app.deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('outboxEmails')
      .set({ takenUntil: sql`now() + interval '10 seconds'` })
      .where('kind', '=', 'booking_confirmed')
      .execute();
    const result = Promise.allSettled([undo(done)]);
    await untilItWaits();
    return { result };
  });
  const [{ status }] = await undoing.result;
  expect([status, (await find(id)).status]).toEqual(['rejected', 'confirmed']);
});

it('changes nothing if its process dies halfway, and can be tried again', async () => {
  const id = await booked();
  const done = await change(id, 'confirmed');
  const undoing = await app.deps.db.transaction().execute(async (tx) => {
    // The undo waits here, after its first writes.
    await sql`lock table audit_log in share mode`.execute(tx);
    const result = Promise.allSettled([undo(done)]);
    const pid = await untilItWaits();
    await sql`select pg_terminate_backend(${pid})`.execute(tx);
    return { result };
  });
  const [{ status }] = await undoing.result;
  expect([status, (await find(id)).status]).toEqual(['rejected', 'confirmed']);
  expect(await newsOf(id)).toEqual([{ kind: 'booking_confirmed', state: 'queued' }]);
  await undo(done);
  expect((await find(id)).status).toBe('scheduled');
});

/** Waits until a session of this database waits for a lock; returns its process id. */
async function untilItWaits(): Promise<number> {
  const waiting = async () => (await listLockWaits(app.deps.db))[0];
  await expect.poll(waiting, POLL_OPTIONS).toBeDefined();
  return Number(await waiting());
}
