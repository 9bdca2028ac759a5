import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '../../src/features/webhooks/rules.ts';
import { type Receiver, startReceiver } from '../../src/features/webhooks/testing/receiver.ts';
import { bookingBody, listFreeStarts, postJson } from '../../src/testing/booking-requests.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';

/** The receiver of a webhook is unavailable for an hour, during which the whole product is killed several times. */

const KILLS = inject('atLength') ? 5 : 2;
const MINUTES_BETWEEN = 60 / KILLS;
const APPOINTMENTS_EACH = inject('atLength') ? 40 : 3;
/** Of this many events, the receiver accepts one and closes the connection without a response. */
const DROPPED_EVERY = 7;
const TIME_LIMIT_MS = inject('atLength') ? 30 * 60_000 : 600_000;

let database: TestDatabase;
let dataDir: string;
let receiver: Receiver;
let server: ServerProcess;
let token: string;
/** All events that have reached the receiver, in order, including those it did not respond to. */
const reached: { id: string; subject: string; sequence: number }[] = [];

const start = async () => {
  server = await startServerProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL: database.urlThrough() },
    ...{ OUTGOING_ALLOW: receiver.peer, ...STAFF_ENV },
  });
  token = await staffTokenOf(server.url);
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-webhooks-'));
  receiver = await startReceiver();
  await start();
}, TIME_LIMIT_MS);
afterAll(async () => {
  await server?.end('SIGTERM');
  await receiver.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** Simulates that this many minutes have passed: pending retries become due earlier. */
async function letMinutesPass(minutes: number): Promise<void> {
  const span = sql`make_interval(mins => ${minutes})`;
  await sql`update webhook_deliveries set next_attempt_at = next_attempt_at - ${span},
    failing_since = failing_since - ${span}`.execute(database.db);
  await sql`update webhook_endpoints set failing_since = failing_since - ${span},
    not_before = not_before - ${span}`.execute(database.db);
}

/** Makes a call as staff and returns the status. */
async function callAsStaff(method: string, address: string, body: object): Promise<number> {
  const headers = {
    ...bearer(token),
    'content-type': 'application/json',
  };
  return fetch(`${server.url}/api/admin/${address}`, {
    ...{ method, headers, body: JSON.stringify(body) },
  }).then(({ status }) => status);
}

/** Concurrent bookings, messages, confirmations and cancellations; some are lost with the process. */
async function visitSite(starts: readonly string[]): Promise<void> {
  const open = await database.db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'scheduled')
    .execute();
  const change = async (id: string) => {
    for (const status of ['confirmed', 'cancelled']) {
      await callAsStaff('PUT', `appointments/${id}`, { status });
    }
  };
  await Promise.allSettled([
    ...starts.map((scheduledDate) =>
      postJson(
        `${server.url}/api/appointments`,
        bookingBody({
          scheduledDate,
          email: `client${Date.parse(scheduledDate)}@example.com`,
        }),
      ),
    ),
    ...starts.map((_, place) =>
      postJson(
        `${server.url}/api/contact`,
        messageBody({ consent: true, email: `writer${place}@example.com` }),
      ),
    ),
    ...open.map(({ id }) => change(id)),
  ]);
}

it(
  'gets every event once it is back, in order per subject, each with one id',
  async () => {
    const endpoint = { url: receiver.url, events: WEBHOOK_EVENT_TYPES };
    expect(await callAsStaff('POST', 'webhooks', endpoint)).toBe(201);
    const starts = await listFreeStarts(server.url, (KILLS + 1) * APPOINTMENTS_EACH);
    receiver.answer = () => (receiver.requests % 2 === 0 ? { status: 503 } : 'closed');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const mine = starts.slice(kill * APPOINTMENTS_EACH, (kill + 1) * APPOINTMENTS_EACH);
      await visitSite(mine.slice(0, -1));
      const before = receiver.requests;
      const visits = visitSite(mine.slice(-1));
      await expect.poll(() => receiver.requests, { timeout: 60_000 }).toBeGreaterThan(before);
      await server.end('SIGKILL');
      await visits;
      await start();
      await letMinutesPass(MINUTES_BETWEEN);
    }
    expect(receiver.taken).toEqual([]);

    receiver.answer = ({ id, type, sequence, data }) => {
      reached.push({ id, sequence, subject: `${type.split('.')[0]} ${data.id}` });
      return reached.length % DROPPED_EVERY === 0 ? 'closed' : { status: 204 };
    };
    await visitSite(starts.slice(KILLS * APPOINTMENTS_EACH));
    const countWaiting = async () => {
      await letMinutesPass(1);
      const { count } = await database.db
        .selectFrom('webhookDeliveries')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return count;
    };
    await expect.poll(countWaiting, { timeout: TIME_LIMIT_MS / 2, interval: 500 }).toBe(0);
    await expectAllReached();
  },
  TIME_LIMIT_MS,
);

async function expectAllReached(): Promise<void> {
  const events = await database.db
    .selectFrom('webhookEvents')
    .select(['id', 'type', 'subjectId', sql<number>`sequence::int`.as('sequence')])
    .orderBy('sequence')
    .execute();
  // Each database change must have caused an event.
  const has = (type: string, id: string) =>
    events.filter((event) => event.type === type && event.subjectId === id).length;
  const appointments = await database.db
    .selectFrom('appointments')
    .select(['id', 'status'])
    .execute();
  expect(appointments.length).toBeGreaterThan(KILLS);
  for (const { id, status } of appointments) {
    expect([id, has('appointment.booked', id)]).toEqual([id, 1]);
    expect([id, has('appointment.cancelled', id)]).toEqual([id, Number(status === 'cancelled')]);
  }
  for (const { id } of await database.db.selectFrom('contactSubmissions').select('id').execute()) {
    expect([id, has('message.received', id)]).toEqual([id, 1]);
  }

  expect(new Set(reached.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
  const idsBySequence = new Map<number, Set<string>>();
  const lastOf = new Map<string, number>();
  for (const { id, subject, sequence } of reached) {
    idsBySequence.set(sequence, (idsBySequence.get(sequence) ?? new Set()).add(id));
    expect([subject, sequence]).toEqual([subject, Math.max(sequence, lastOf.get(subject) ?? 0)]);
    lastOf.set(subject, sequence);
  }
  expect([...idsBySequence.values()].every(({ size }) => size === 1)).toBe(true);
}
