import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { countLockWaits } from '../../../testing/lock-waits.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { changeCalendar } from '../change-calendar.ts';
import { deleteExpiredHolds } from './delete-expired-holds.ts';
import { HOLD_MINUTES, MAX_HOLDS } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'appointmentHolds');
  await deleteAll(app.deps.db, 'outboxEmails');
  await deleteAll(app.deps.db, 'timeOff');
});

const HOLDS = '/api/admin/appointments/holds';
const NINE = { consultationType: 'initial', scheduledDate: tuesdayAt('09:00') };
const { firstName, lastName, email, phone, practiceArea, notes } = bookingBody();
const CLIENT = { firstName, lastName, email, phone, practiceArea, notes };

const hold = (changes: Record<string, unknown> = {}) =>
  staff.call('POST', HOLDS, { ...NINE, ...changes });

async function held(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await hold(changes);
  expect(status).toBe(201);
  return body.id;
}

const complete = (id: string, changes: Record<string, unknown> = {}) =>
  staff.call('PUT', `${HOLDS}/${id}/complete`, { ...CLIENT, ...changes });

let clients = 0;
const book = async (time = '09:00') => {
  clients += 1;
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ email: `client${clients}@example.com`, scheduledDate: tuesdayAt(time) }),
  );
  return { status: response.status, body: await response.json() };
};

const expire = () => {
  now = addMinutes(TEST_NOW, HOLD_MINUTES);
};

const stateAt = async (label: string) => {
  const day = 'from=2031-03-11&to=2031-03-11';
  const response = await fetch(`${app.url}/api/appointments/availability?${day}`);
  const { days } = await response.json();
  return days[0].slots.find((slot: { label: string }) => slot.label === label)?.state;
};

const count = async (table: 'appointments' | 'appointmentHolds' | 'appointmentLinks') => {
  const rows = await app.deps.db.selectFrom(table).select('id').execute();
  return rows.length;
};

const confirmations = async () => {
  const mails = await app.deps.db.selectFrom('outboxEmails').select(['kind', 'toEmail']).execute();
  return mails.map(({ kind, toEmail }) => [kind, toEmail]);
};

describe('a held time', () => {
  it('is answered with its end, listed, and in the audit log', async () => {
    const { status, body } = await hold();
    const shown = {
      id: expect.any(String),
      consultationType: 'initial',
      scheduledDate: '2031-03-11T16:00:00.000Z',
      duration: 30,
      attorney: null,
      heldUntil: '2031-03-10T14:10:00.000Z',
      createdBy: 'admin',
    };
    expect([status, body]).toEqual([201, shown]);
    expect((await staff.call('GET', HOLDS)).body).toEqual([body]);
    expect(await staff.auditLog()).toMatchObject([
      { actor: 'admin', action: 'appointment.hold', entityId: body.id, before: null },
    ]);
    expire();
    expect((await staff.call('GET', HOLDS)).body).toEqual([]);
  });

  it('is not free for visitors and staff, and free again once it is released', async () => {
    const id = await held();
    expect([await stateAt('9:00 AM'), await stateAt('9:30 AM')]).toEqual(['taken', 'free']);
    const refused = await book();
    expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
    expect(refused.body.alternatives).toHaveLength(3);
    const byStaff = await staff.call('POST', '/api/admin/appointments', { ...CLIENT, ...NINE });
    expect([byStaff.status, byStaff.body.reason]).toEqual([409, 'slot_taken']);
    const again = await hold({ scheduledDate: tuesdayAt('08:45') });
    expect([again.status, again.body.reason]).toEqual([409, 'slot_taken']);
    expect((await staff.call('DELETE', `${HOLDS}/${id}`)).status).toBe(204);
    expect(await stateAt('9:00 AM')).toBe('free');
    expect((await book()).status).toBe(201);
    expect((await staff.call('DELETE', `${HOLDS}/${id}`)).body.reason).toBe('hold_not_found');
    const log = await staff.auditLog();
    expect(log).toMatchObject([{ action: 'appointment.release', entityId: id, after: null }]);
  });

  it('is no time to move or reopen an appointment to', async () => {
    const { body: ten } = await book('10:00');
    const { body: nine } = await book();
    const path = `/api/admin/appointments/${nine.id}`;
    await staff.call('PUT', path, { status: 'cancelled' });
    const id = await held();
    const time = { scheduledDate: tuesdayAt('09:00') };
    const moved = await staff.call('PUT', `/api/admin/appointments/${ten.id}/time`, time);
    expect([moved.status, moved.body.reason]).toEqual([409, 'slot_taken']);
    const reopen = () => staff.call('PUT', path, { status: 'scheduled', reopen: true });
    expect((await reopen()).body.reason).toBe('slot_taken');
    await staff.call('DELETE', `${HOLDS}/${id}`);
    expect((await reopen()).status).toBe(200);
  });

  it('does not keep an appointment beside it from being confirmed', async () => {
    const { body } = await book();
    await held({ scheduledDate: tuesdayAt('09:30') });
    const path = `/api/admin/appointments/${body.id}`;
    expect((await staff.call('PUT', path, { status: 'confirmed' })).status).toBe(200);
  });

  it('is no appointment of a client anywhere', async () => {
    await held();
    expect((await staff.call('GET', '/api/admin/appointments')).body).toEqual([]);
    expect(await count('appointments')).toBe(0);
    expect(await confirmations()).toEqual([]);
  });

  it.each([
    [{ scheduledDate: tuesdayAt('09:07') }, 'scheduledDate'],
    [{ scheduledDate: '2031-03-03T09:00' }, 'scheduledDate'],
    [{ consultationType: 'nonsense' }, 'consultationType'],
    [{ attorney: 'nobody' }, 'attorney'],
    [{ duration: 3 }, 'duration'],
  ])('with nonsense is a 400 that names the field: %j', async (changes, field) => {
    const { status, body } = await hold(changes);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('cannot be one that is booked or off', async () => {
    await book();
    expect((await hold()).body.reason).toBe('slot_taken');
    await staff.call('POST', '/api/admin/time-off', {
      startsAt: tuesdayAt('13:00'),
      endsAt: tuesdayAt('15:00'),
      reason: null,
    });
    expect((await hold({ scheduledDate: tuesdayAt('13:30') })).body.reason).toBe('slot_taken');
  });
});

describe('an expired hold', () => {
  it('keeps nobody from its time, without any job having run', async () => {
    await held();
    expire();
    expect(await stateAt('9:00 AM')).toBe('free');
    expect((await book()).status).toBe(201);
    const [row] = await app.deps.db.selectFrom('appointmentHolds').select('endedAt').execute();
    expect(row?.endedAt).toBeNull();
  });

  it('keeps staff neither from booking, moving nor holding its time', async () => {
    await held();
    await held({ scheduledDate: tuesdayAt('10:00') });
    await held({ scheduledDate: tuesdayAt('11:00') });
    expire();
    const byStaff = await staff.call('POST', '/api/admin/appointments', { ...CLIENT, ...NINE });
    expect(byStaff.status).toBe(201);
    const move = { scheduledDate: tuesdayAt('10:00') };
    const path = `/api/admin/appointments/${byStaff.body.id}/time`;
    expect((await staff.call('PUT', path, move)).status).toBe(200);
    expect((await hold({ scheduledDate: tuesdayAt('11:00') })).status).toBe(201);
  });

  it('is booked by one of twenty visitors who want its time', async () => {
    await held();
    expire();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await count('appointments')).toBe(1);
  });

  it('is held by one of ten who want its time', async () => {
    await held();
    expire();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hold()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is completed all the same if its time is free', async () => {
    const id = await held();
    expire();
    await deleteExpiredHolds(app.deps);
    const { status, body } = await complete(id);
    expect([status, body.id, body.status]).toEqual([200, id, 'scheduled']);
  });

  it('is not completed if its time is taken; the answer has other times', async () => {
    const id = await held();
    expire();
    await book();
    const { status, body } = await complete(id);
    expect([status, body.reason]).toEqual([409, 'slot_taken']);
    expect(body.alternatives.map(({ label }: { label: string }) => label)).toContain('9:30 AM');
    expect(await confirmations()).not.toContainEqual(['booking_confirmation', email]);
  });

  it('is not completed once its time has passed', async () => {
    const id = await held({ scheduledDate: '2031-03-10T07:15' });
    now = addMinutes(TEST_NOW, 15);
    const { status, body } = await complete(id);
    expect([status, body.reason]).toEqual([409, 'time_passed']);
  });

  it('is deleted after a day', async () => {
    const id = await held();
    expire();
    await deleteExpiredHolds(app.deps);
    expect(await count('appointmentHolds')).toBe(1);
    now = addMinutes(now, 24 * 60);
    await deleteExpiredHolds(app.deps);
    expect(await count('appointmentHolds')).toBe(0);
    now = TEST_NOW;
    expect((await complete(id)).status).toBe(404);
  });
});

describe('completing', () => {
  it('makes the hold a scheduled appointment with its mail, which can be changed as any other', async () => {
    const id = await held({ duration: 45 });
    const { status, body } = await complete(id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...CLIENT, id, status: 'scheduled', duration: 45 }),
    ]);
    expect(await confirmations()).toEqual([['booking_confirmation', email]]);
    expect(await count('appointmentHolds')).toBe(0);
    expect(await count('appointmentLinks')).toBe(1);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'appointment.create', entityId: id, after: { status: 'scheduled' } },
    ]);
    const time = { scheduledDate: tuesdayAt('13:00') };
    const moved = await staff.call('PUT', `/api/admin/appointments/${id}/time`, time);
    expect(moved.status).toBe(200);
    expect(await stateAt('9:00 AM')).toBe('free');
  });

  it('five times at once or later again is one appointment and one mail', async () => {
    const id = await held();
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(id)));
    answers.push(await complete(id));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(6).fill([200, id]));
    expect(await count('appointments')).toBe(1);
    expect(await confirmations()).toEqual([['booking_confirmation', email]]);
  });

  it('for another client than it was completed for is refused', async () => {
    const id = await held();
    await complete(id);
    const { status, body } = await complete(id, { email: 'other@example.com' });
    expect([status, body.reason]).toEqual([409, 'hold_completed']);
  });

  it('needs the client’s details and an existing hold', async () => {
    const id = await held();
    const { status, body } = await complete(id, { firstName: ' ', email: 'x' });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['firstName', 'email']]);
    const unknown = await complete('3d9c4a52-7f0e-4c1b-9f6e-2a8b5d1c7e44');
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'hold_not_found']);
  });

  it('that is killed midway leaves the hold; the next attempt completes it', async () => {
    const id = await held();
    await app.deps.db.transaction().execute(async (tx) => {
      await sql`lock table audit_log in share mode`.execute(tx);
      const completing = complete(id);
      const waiting = async () => {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and relation = 'audit_log'::regclass and not granted`.execute(
          tx,
        );
        return rows[0]?.pid;
      };
      await expect.poll(waiting, { timeout: 20_000 }).toBeDefined();
      await sql`select pg_terminate_backend(${await waiting()})`.execute(tx);
      expect((await completing).status).toBeGreaterThanOrEqual(500);
    });
    expect([await count('appointments'), await confirmations()]).toEqual([0, []]);
    expect(await stateAt('9:00 AM')).toBe('taken');
    expect((await complete(id)).status).toBe(200);
    expect(await confirmations()).toEqual([['booking_confirmation', email]]);
  });
});

describe('the limit', () => {
  const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '13:00', '13:30', '14:00'];

  it('of holds at once keeps staff from closing a day, also when they are asked for at once', async () => {
    const answers = await Promise.all(
      TIMES.map((time) => hold({ scheduledDate: tuesdayAt(time) })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(TIMES.length - MAX_HOLDS);
    for (const { status, body } of refused) {
      expect([status, body.reason]).toEqual([409, 'too_many_holds']);
    }
    expire();
    expect((await hold({ scheduledDate: tuesdayAt('15:00') })).status).toBe(201);
  });
});

it('a hold and a booking of the same time never both succeed', async () => {
  const times = Array.from({ length: 20 }, (_, place) => {
    const day = 11 + Math.floor(place / 5);
    return `2031-03-${day}T${['09', '10', '11', '13', '14'][place % 5]}:00:00-07:00`;
  });
  for (const scheduledDate of times) {
    clients += 1;
    const body = bookingBody({ email: `client${clients}@example.com`, scheduledDate });
    const [booked, kept] = await Promise.all([
      postJson(`${app.url}/api/appointments`, body),
      hold({ scheduledDate }),
    ]);
    expect([booked.status, kept.status].sort()).toEqual([201, 409]);
    if (kept.status === 201) await staff.call('DELETE', `${HOLDS}/${kept.body.id}`);
  }
});

it('while one change of a time waits, the others wait without a connection', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const { db } = app.deps;
  const locking = changeCalendar({ db, inTurn: (change) => change() }, async () => {
    lock();
    await released;
  });
  await locked;
  const labels = ['09:00', '10:00', '11:00', '13:00'];
  const holding = labels.map((time) => hold({ scheduledDate: tuesdayAt(time) }));
  await expect.poll(() => countLockWaits(db, 'pg_advisory_xact_lock')).toBe(1);
  // Another call of the same router has a connection, and comes after the holds.
  expect((await staff.call('GET', '/api/admin/appointments')).status).toBe(200);
  expect(await countLockWaits(db, 'pg_advisory_xact_lock')).toBe(1);
  release();
  await locking;
  const statuses = (await Promise.all(holding)).map(({ status }) => status);
  expect(statuses).toEqual(labels.map(() => 201));
});
