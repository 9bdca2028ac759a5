import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { NO_CACHE } from '../../platform/cache/content-cache.ts';
import { bookingBody, postJson, TUESDAY_9_AM, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import type { WriteBooking } from '../appointments/booking-writer.ts';
import { bookAppointmentInput } from '../appointments/schema.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';
import { blockAppointmentWrites } from '../scheduling/time-off/queries.ts';

/** Host 0 stops taking consultations; hosts 1 and 2 may take over what is booked. */

let app: TestApp;
let staff: StaffClient;
let hosts: number[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 3));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  for (const table of ['appointments', 'timeOff', 'outboxEmails'] as const) {
    await deleteAll(db, table);
  }
  await db.updateTable('hosts').set({ isActive: true, maxPerDay: null }).execute();
  await app.deps.content.settle();
});

// What a session that waits is about to do: jobs of the app may wait at the same time.
const INSERT = 'insert into appointments';
const LOCK = 'lock table appointments';

let clients = 0;
async function book(attorney: string, scheduledDate: string): Promise<string> {
  clients += 1;
  const body = { ...bookingBody({ email: `c${clients}@example.com`, scheduledDate }), attorney };
  const response = await postJson(`${app.url}/api/appointments`, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const path = () => `/api/admin/availability/hosts/${hosts[0]}`;
async function deactivate(booked: string) {
  const { body } = await staff.call('GET', '/api/admin/availability');
  const { updatedAt } = body.hosts.find(({ number }: { number: number }) => number === hosts[0]);
  return staff.call('POST', `${path()}/deactivate`, { booked, updatedAt });
}
const rowOf = (id: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select(['hostNumber', 'status', 'scheduledDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailsOf = async () => {
  const mails = await app.deps.db.selectFrom('outboxEmails').select(['kind', 'payload']).execute();
  const news = mails.filter(({ kind }) => ['booking_changed', 'booking_cancelled'].includes(kind));
  return news.map(({ kind, payload }) => [kind, (payload as { id: string }).id]).sort();
};
const NINE = { startsAt: new Date(TUESDAY_9_AM), endsAt: new Date(tuesdayAt('09:30')) };
const takeOff = (hostNumber = 0) =>
  app.deps.db
    .insertInto('timeOff')
    .values({ ...NINE, createdBy: 'admin', hostNumber })
    .execute();
/** Inserts an appointment at nine; does nothing if the host already has one at that time. */
const insertAppointment = (db: Db, hostNumber = 0) =>
  db
    .insertInto('appointments')
    .values({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      consultationType: 'initial',
      practiceArea: 'other',
      scheduledDate: NINE.startsAt,
      duration: 30,
      endsAt: NINE.endsAt,
      hostNumber,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
const isActive = async () =>
  (
    await app.deps.db
      .selectFrom('hosts')
      .select('isActive')
      .where('number', '=', hosts[0] ?? 0)
      .executeTakeFirstOrThrow()
  ).isActive;

it('what is booked is listed, without what is over or cancelled', async () => {
  const id = await book('host-0', TUESDAY_9_AM);
  const cancelled = await book('host-0', tuesdayAt('10:00'));
  await book('host-1', tuesdayAt('10:00'));
  await app.deps.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', cancelled)
    .execute();
  expect((await staff.call('GET', `${path()}/appointments`)).body).toEqual({
    count: 1,
    first: [
      {
        id,
        name: 'Dana Whitfield',
        typeLabel: 'Initial Consultation (30 min)',
        scheduledDate: TUESDAY_9_AM,
      },
    ],
  });
  expect((await staff.call('GET', '/trpc/hosts.overview')).body.result.data).toEqual([
    expect.objectContaining({ number: 1, count: 0, next: null }),
    {
      number: hosts[0],
      hours:
        'Monday to Friday, on the hour or half hour, from 9:00 to 11:30 AM and from 1:00 to 4:00 PM',
      count: 1,
      next: { id, scheduledDate: TUESDAY_9_AM },
    },
    expect.objectContaining({ number: hosts[1], count: 1 }),
    expect.objectContaining({ number: hosts[2], count: 0 }),
  ]);
});

it('appointments that are kept stay with the host, who cannot be booked any more', async () => {
  const id = await book('host-0', TUESDAY_9_AM);
  const { status, body } = await deactivate('keep');
  expect([status, body]).toEqual([
    200,
    [expect.objectContaining({ id, outcome: 'kept', host: null, reason: null })],
  ]);
  expect(await isActive()).toBe(false);
  expect(await rowOf(id)).toMatchObject({ hostNumber: hosts[0], status: 'scheduled' });
  expect(await mailsOf()).toEqual([]);
  const refused = await postJson(`${app.url}/api/appointments`, {
    ...bookingBody({ scheduledDate: tuesdayAt('10:00') }),
    attorney: 'host-0',
  });
  expect(refused.status).toBe(400);
  expect((await staff.auditLog(1))[0]).toMatchObject({ action: 'host.stop' });
});

it('those that somebody can take are moved and their clients notified, the others stay, and a later try moves them', async () => {
  const movable = await book('host-0', TUESDAY_9_AM);
  const stuck = await book('host-0', tuesdayAt('10:00'));
  const blocking = [
    await book('host-1', tuesdayAt('10:00')),
    await book('host-2', tuesdayAt('10:00')),
  ];
  const odd = await book('host-0', tuesdayAt('11:00'));
  // Moves the appointment to a time that nobody offers, which staff may book.
  await app.deps.db
    .updateTable('appointments')
    .set({
      scheduledDate: new Date(tuesdayAt('12:10')),
      endsAt: new Date(tuesdayAt('12:40')),
    })
    .where('id', '=', odd)
    .execute();
  const { body } = await deactivate('move');
  expect(body).toEqual([
    // Hosts 1 and 2 have one consultation each, so their order decides.
    expect.objectContaining({ id: movable, outcome: 'moved', host: 'Host 1', reason: null }),
    expect.objectContaining({
      id: stuck,
      outcome: 'kept',
      reason: 'Nobody else who offers it is free at this time',
    }),
    expect.objectContaining({
      id: odd,
      outcome: 'kept',
      reason: 'Nobody else offers this consultation at this time',
    }),
  ]);
  expect(await rowOf(movable)).toMatchObject({
    hostNumber: hosts[1],
    scheduledDate: new Date(TUESDAY_9_AM),
  });
  expect(await rowOf(stuck)).toMatchObject({ hostNumber: hosts[0], status: 'scheduled' });
  expect(await mailsOf()).toEqual([['booking_changed', movable]]);
  expect((await staff.auditLog(1))[0]).toMatchObject({
    action: 'appointment.hand-over',
    entityId: movable,
    before: { hostNumber: hosts[0] },
    after: { hostNumber: hosts[1] },
  });

  await app.deps.db
    .deleteFrom('appointments')
    .where('id', '=', blocking[1] ?? '')
    .execute();
  const again = await deactivate('move');
  expect(again.body.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['moved', 'kept']);
  expect(await rowOf(stuck)).toMatchObject({ hostNumber: hosts[2] });
});

it('moves respect limits per day, leave and the fairest choice', async () => {
  const ids = [await book('host-0', TUESDAY_9_AM), await book('host-0', tuesdayAt('09:30'))];
  const last = await book('host-0', tuesdayAt('10:00'));
  const { db } = app.deps;
  await db
    .updateTable('hosts')
    .set({ maxPerDay: 1 })
    .where('number', '=', hosts[1] ?? 0)
    .execute();
  await db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(tuesdayAt('10:00')),
      endsAt: new Date(tuesdayAt('10:30')),
      createdBy: 'admin',
      hostNumber: hosts[2] ?? null,
    })
    .execute();
  const { body } = await deactivate('move');
  expect(body.map(({ host, outcome }: Record<string, string>) => [outcome, host])).toEqual([
    ['moved', 'Host 1'],
    ['moved', 'Host 2'],
    ['kept', null],
  ]);
  expect((await rowOf(last)).hostNumber).toBe(hosts[0]);
  expect((await rowOf(ids[1] ?? '')).hostNumber).toBe(hosts[2]);
});

it('cancelled ones are cancelled with mails', async () => {
  const ids = [await book('host-0', TUESDAY_9_AM), await book('host-0', tuesdayAt('10:00'))];
  const { body } = await deactivate('cancel');
  expect(body.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  for (const id of ids) expect((await rowOf(id)).status).toBe('cancelled');
  expect(await mailsOf()).toEqual(ids.map((id) => ['booking_cancelled', id]).sort());
});

it('hours that somebody else has saved meanwhile stop everything', async () => {
  const id = await book('host-0', TUESDAY_9_AM);
  const { status, body } = await staff.call('POST', `${path()}/deactivate`, {
    booked: 'cancel',
    updatedAt: '2031-01-01T00:00:00Z',
  });
  expect([status, body.reason]).toEqual([409, 'edited_meanwhile']);
  expect(await isActive()).toBe(true);
  expect((await rowOf(id)).status).toBe('scheduled');
});

it('a booking that is being written when the host stops is asked about, too', async () => {
  const { db } = app.deps;
  const [isLocked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction().execute(async (tx) => {
    await blockAppointmentWrites(tx);
    isLocked.resolve();
    await isOver.promise;
  });
  await isLocked.promise;
  const booked = book('host-0', TUESDAY_9_AM);
  await expect.poll(() => countLockWaits(db, INSERT), { timeout: 20_000 }).toBe(1);
  let isAnswered = false;
  const stopped = deactivate('cancel').finally(() => {
    isAnswered = true;
  });
  const waits = async () => isAnswered || (await countLockWaits(db, LOCK)) === 1;
  await expect.poll(waits, { timeout: 20_000 }).toBe(true);
  isOver.resolve();
  await holding;
  const id = await booked;
  expect((await stopped).body).toEqual([expect.objectContaining({ id, outcome: 'cancelled' })]);
});

it.each([
  ['with the host', { attorney: 'host-0' }, 'invalid_input'],
  ['with anyone, while all others are off', {}, 'slot_taken'],
])(
  'a booking %s that read the hours before the host stopped, and is written after, is refused',
  async (_, asked, reason) => {
    await takeOff(hosts[1]);
    await takeOff(hosts[2]);
    const input = bookAppointmentInput.parse({ ...bookingBody(), ...asked });
    const writeBooking: WriteBooking = async (booking) => {
      if (await isActive()) await deactivate('keep');
      return app.deps.writeBooking(booking);
    };
    const deps = {
      ...app.deps,
      ...{ idempotencyKey: null, language: MAIN_LANGUAGE, writeBooking, contentCache: NO_CACHE },
      publicUrl: app.url,
    } as const;
    const booked = bookAppointment(deps, input);
    await expect(booked).rejects.toMatchObject({ reason });
    expect(await app.deps.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  },
);

it('a hand-over that deadlocks with bookings is tried again', async () => {
  const { db } = app.deps;
  await book('host-0', TUESDAY_9_AM);
  await takeOff(hosts[2]);
  let stopped: ReturnType<typeof deactivate> | undefined;
  // Like a batch of bookings: holds the time of host 1, and then waits for that of host 0.
  await db.transaction().execute(async (tx) => {
    await insertAppointment(tx, hosts[1]);
    stopped = deactivate('move');
    await expect.poll(() => countLockWaits(app.deps.db, LOCK), { timeout: 20_000 }).toBe(1);
    await insertAppointment(tx, hosts[0]);
  });
  const answer = await stopped;
  expect([answer?.status, answer?.body]).toEqual([
    200,
    [
      expect.objectContaining({
        outcome: 'kept',
        reason: 'Nobody else who offers it is free at this time',
      }),
    ],
  ]);
});

it('a client whose appointment was kept cannot move it to another time of that host', async () => {
  const { token } = await bookWithLink(app, { scheduledDate: TUESDAY_9_AM, attorney: 'host-0' });
  await deactivate('keep');
  const link = `${app.url}/api/appointment-links/${token}`;
  const freeTimes = async (query: string) => {
    const days = `from=2031-03-11&to=2031-03-11${query}`;
    const { days: found } = await (await fetch(`${link}/availability?${days}`)).json();
    return found[0].slots.filter(({ state }: { state: string }) => state === 'free').length;
  };
  expect(await freeTimes('')).toBe(0);
  expect(await freeTimes('&anyAttorney=true')).toBeGreaterThan(0);
  const move = async (body: object) => (await postJson(`${link}/move`, body)).status;
  const ten = { scheduledDate: tuesdayAt('10:00') };
  expect(await move(ten)).toBe(400);
  expect(await move({ ...ten, anyAttorney: true })).toBe(200);
});
