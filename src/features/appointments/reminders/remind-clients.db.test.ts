import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../app/config.ts';
import { createDeps, type Deps } from '../../../app/deps.ts';
import { addHours, addMinutes, subMinutes } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, TUESDAY_9_AM } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { MAREN } from '../../../testing/mail-delivery.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, PATIENT_CONNECTION_MS } from '../../../testing/test-database.ts';
import type { MailTransport, OutgoingMail } from '../../email/mail.ts';
import { moveAppointment } from '../admin/move-appointment.ts';
import { remindClients } from './remind-clients.ts';

const POLL_OPTIONS = { timeout: 20_000, interval: 50 };
const START = new Date(TUESDAY_9_AM);

const sent: OutgoingMail[] = [];
let refuses = false;
const transport: MailTransport = {
  async send(mail) {
    if (refuses) throw new Error('The mail server does not answer');
    sent.push(mail);
  },
  close() {},
};

const subjects = () =>
  sent.map(({ mail }) => mail.subject).filter((words) => /Remind|Soon/.test(words));

describe('a client', () => {
  let app: TestApp;
  let clock: Date;
  beforeAll(async () => {
    clock = TEST_NOW;
    app = await startTestApp({ now: () => clock, mailTransport: transport });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    clock = TEST_NOW;
    await deleteAll(app.deps.db, 'appointments');
    await deleteAll(app.deps.db, 'outboxEmails');
    sent.length = 0;
    refuses = false;
  });

  const book = async (scheduledDate = TUESDAY_9_AM) => {
    const response = await postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate }));
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const remindAt = (instant: Date) => {
    clock = instant;
    return remindClients(app.deps);
  };
  const untilSettled = () =>
    expect
      .poll(
        () =>
          app.deps.db
            .selectFrom('outboxEmails')
            .select('id')
            .where('state', 'in', ['queued', 'failed'])
            .execute(),
        POLL_OPTIONS,
      )
      .toEqual([]);
  const untilRefused = () =>
    expect
      .poll(
        () =>
          app.deps.db
            .selectFrom('outboxEmails')
            .select('state')
            .where('kind', '=', 'booking_reminder_hour')
            .executeTakeFirst(),
        POLL_OPTIONS,
      )
      .toEqual({ state: 'failed' });
  const isReminded = async (id: string) =>
    (
      await app.deps.db
        .selectFrom('appointments')
        .select('reminderSent')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).reminderSent;
  // Not through the API: the tokens of staff would expire when these tests advance the clock.
  const move = (id: string, start: Date) =>
    moveAppointment({ ...app.deps, user: MAREN }, { id, scheduledDate: start.toISOString() });

  it('is reminded a day and an hour before, once each', async () => {
    const id = await book();
    await remindAt(subMinutes(START, 24 * 60 + 1));
    await untilSettled();
    expect([subjects(), await isReminded(id)]).toEqual([[], false]);
    for (const minutes of [24 * 60, 24 * 60 - 1, 20 * 60])
      await remindAt(subMinutes(START, minutes));
    await untilSettled();
    expect(subjects()).toEqual(['Reminder: your consultation on Tue, Mar 11 at 9:00 AM']);
    expect(await isReminded(id)).toBe(true);
    for (const minutes of [60, 59]) await remindAt(subMinutes(START, minutes));
    // Before the clock advances: no mail is sent about an appointment that has begun.
    await untilSettled();
    for (const minutes of [0, -1]) await remindAt(subMinutes(START, minutes));
    clock = subMinutes(START, 50);
    await untilSettled();
    expect(subjects().slice(1)).toEqual(['Soon: your consultation on Tue, Mar 11 at 9:00 AM']);
    expect(sent.at(-1)?.mail.invitation).toBeUndefined();
  });

  it('is marked as reminded only after the mail is sent', async () => {
    const id = await book();
    await untilSettled();
    refuses = true;
    await remindAt(subMinutes(START, 60));
    await untilRefused();
    expect(await isReminded(id)).toBe(false);
    refuses = false;
    await untilSettled();
    expect(await isReminded(id)).toBe(true);
  });

  it('gets no reminder of cancelled or completed appointments, and none too late', async () => {
    const id = await book();
    await untilSettled();
    for (const status of ['cancelled', 'completed']) {
      await app.deps.db.updateTable('appointments').set({ status }).execute();
      await remindAt(subMinutes(START, 24 * 60));
    }
    await app.deps.db.updateTable('appointments').set({ status: 'confirmed' }).execute();
    refuses = true;
    await remindAt(subMinutes(START, 60));
    await untilRefused();
    clock = addMinutes(START, 1);
    refuses = false;
    await untilSettled();
    expect([subjects(), await isReminded(id)]).toEqual([[], false]);
  });

  it('who has just booked is not reminded of it', async () => {
    clock = subMinutes(START, 23 * 60);
    await book();
    await remindAt(subMinutes(START, 23 * 60 - 1));
    await untilSettled();
    expect(subjects()).toEqual([]);
    await remindAt(subMinutes(START, 60));
    await untilSettled();
    expect(subjects()).toHaveLength(1);
  });

  it('is reminded of a moved appointment as if it were booked at the time of the move', async () => {
    const id = await book();
    await remindAt(subMinutes(START, 24 * 60));
    await untilSettled();
    const later = addHours(START, 48);
    expect((await move(id, later)).reminderSent).toBe(false);
    await remindAt(subMinutes(START, 60));
    await remindAt(subMinutes(later, 24 * 60));
    await untilSettled();
    expect(subjects()).toEqual([
      'Reminder: your consultation on Tue, Mar 11 at 9:00 AM',
      'Reminder: your consultation on Thu, Mar 13 at 9:00 AM',
    ]);
    expect(await isReminded(id)).toBe(true);

    // Back to a time that is near: the mail about the move has just told the client.
    clock = subMinutes(later, 10 * 60);
    const near = subMinutes(later, 60);
    await move(id, near);
    await remindAt(addMinutes(clock, 1));
    await untilSettled();
    expect(subjects()).toHaveLength(2);
    expect(await isReminded(id)).toBe(false);
  });

  it('is reminded once after an outage', async () => {
    await book();
    await remindAt(subMinutes(START, 30));
    await untilSettled();
    expect(subjects()).toEqual(['Soon: your consultation on Tue, Mar 11 at 9:00 AM']);
  });
});

describe('three copies of the process', () => {
  const COPIES = 3;
  const APPOINTMENTS = 11;

  it('remind each client once', async () => {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-copies-'));
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      DATABASE_URL: database.urlThrough(),
    });
    sent.length = 0;
    refuses = false;
    // An hour before the last of them; the first is to come yet.
    const now = () => subMinutes(START, 4);
    const copies: Deps[] = await Promise.all(
      Array.from({ length: COPIES }, () =>
        createDeps(config, {
          now,
          mailTransport: transport,
          retryDelaySeconds: 1,
          connectionWithinMs: PATIENT_CONNECTION_MS,
        }),
      ),
    );
    const starts = Array.from({ length: APPOINTMENTS }, (_, i) => addMinutes(START, 5 * i));
    await database.db
      .insertInto('appointments')
      .values(
        starts.map((scheduledDate, i) => ({
          firstName: 'Dana',
          lastName: 'Whitfield',
          email: `c${i}@example.com`,
          consultationType: 'initial',
          practiceArea: 'divorce',
          scheduledDate,
          duration: 5,
          endsAt: addMinutes(scheduledDate, 5),
          status: 'confirmed',
          createdAt: TEST_NOW,
        })),
      )
      .execute();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(copies.flatMap((deps) => [remindClients(deps), remindClients(deps)]));
    }
    await expect.poll(() => sent.length, POLL_OPTIONS).toBe(APPOINTMENTS);
    await Promise.all(copies.map((deps) => deps.dispose()));
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(APPOINTMENTS);
    expect(sent).toHaveLength(APPOINTMENTS);
    await database.dispose();
    await rm(dataDir, { recursive: true, force: true });
  });
});
