import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { NO_CACHE } from '../../platform/cache/content-cache.ts';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { MAREN } from '../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeStatus } from '../appointments/admin/change-status.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { bookAppointmentInput } from '../appointments/schema.ts';
import { undoChange } from '../appointments/undo/undo-change.ts';
import { handOver } from '../team/hand-over.ts';
import { changeCalendar, createTurns } from './change-calendar.ts';
import { holdTime } from './holds/hold-time.ts';
import { prepareBooking } from './prepared/prepare-booking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
});
afterAll(() => app.close());

/** Another process changes the calendar until the returned function is called. */
async function lockElsewhere(): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const deps = { db: app.deps.db, inTurn: createTurns() };
  const change = changeCalendar(deps, async () => {
    lock();
    await released;
  });
  await locked;
  return () => {
    release();
    return change;
  };
}

async function book(time: string): Promise<string> {
  const body = bookingBody({
    email: `${randomUUID()}@example.com`,
    scheduledDate: tuesdayAt(time),
  });
  const response = await postJson(`${app.url}/api/appointments`, body);
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

it('every kind of change waits without a connection while another one waits', async () => {
  const turns = createTurns();
  let waiting = 0;
  const deps = {
    ...{
      ...app.deps,
      user: MAREN,
      contentCache: NO_CACHE,
      idempotencyKey: null,
      language: MAIN_LANGUAGE,
      publicUrl: app.url,
    },
    ...{ clientKey: '198.51.100.1', rateLimitFactor: 1 },
    inTurn: <Result>(change: () => Promise<Result>) => {
      waiting += 1;
      return turns(change);
    },
  };
  const prepare = (time: string) =>
    prepareBooking(deps, { type: 'initial', start: tuesdayAt(time), attorney: null });
  const [confirmed, kept] = [await book('09:00'), await book('10:00')];
  const { hostNumber } = await app.deps.db
    .selectFrom('appointments')
    .select('hostNumber')
    .where('id', '=', kept)
    .executeTakeFirstOrThrow();
  const undoId = randomUUID();
  await changeStatus(deps, { id: confirmed, status: 'confirmed', undoId });
  const { token } = await prepare('11:00');
  const held = bookAppointmentInput.parse(
    bookingBody({ scheduledDate: tuesdayAt('11:00'), hold: token }),
  );
  waiting = 0;

  const unlock = await lockElsewhere();
  const changes = [
    holdTime(deps, {
      ...{ consultationType: 'initial', attorney: null },
      scheduledDate: tuesdayAt('13:00'),
    }),
    undoChange(deps, { id: confirmed, undoId }),
    prepare('14:00'),
    bookAppointment(deps, held),
    handOver(deps, { id: kept, from: hostNumber }),
  ];
  await expect.poll(() => waiting).toBe(changes.length);
  await expect.poll(() => countLockWaits(app.deps.db, 'pg_advisory_xact_lock')).toBe(1);
  await unlock();
  expect(await Promise.all(changes)).toMatchObject([
    { scheduledDate: new Date(tuesdayAt('13:00')) },
    { id: confirmed, status: 'scheduled' },
    { type: 'initial' },
    { scheduledDate: new Date(tuesdayAt('11:00')) },
    { outcome: 'kept' },
  ]);
});

it('a change that waits too long for another process says so', async () => {
  const staff = await staffClient(app);
  const unlock = await lockElsewhere();
  const { status, body } = await staff.call('POST', '/api/admin/appointments/holds', {
    consultationType: 'initial',
    scheduledDate: tuesdayAt('15:00'),
  });
  expect([status, body.reason]).toEqual([503, 'too_busy']);
  await unlock();
});
