import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../../db/client.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import {
  bookingOf,
  type PrivacyClient,
  privacyClient,
  usesEverything,
} from '../../testing/privacy-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { askPeer } from '../calendars/testing/ask-peer.ts';
import { type CalendarPeer, startCalendarPeer } from '../calendars/testing/calendar-peer.ts';
import { connectCalendar } from '../calendars/testing/connected-calendars.ts';
import type { OutgoingMail } from '../email/mail.ts';

const DANA = 'dana@example.com';
const SECRET_KEYS = `k:${Buffer.alloc(32, 9).toString('base64')}`;

let peer: CalendarPeer;
let app: TestApp;
let staff: PrivacyClient;
const underWay: { message: OutgoingMail; finish: () => void }[] = [];
let isSlow = false;
beforeAll(async () => {
  peer = await startCalendarPeer();
  app = await startTestApp({
    env: { ...STAFF_ENV, SECRET_KEYS, ...peer.env },
    askOutside: askPeer(peer),
    mailTransport: {
      send: (message) =>
        isSlow
          ? new Promise((finish) => {
              underWay.push({ message, finish: () => finish(undefined) });
            })
          : Promise.resolve(undefined),
      close: () => {},
    },
  });
  staff = await privacyClient(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  isSlow = false;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'contactSubmissions');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const appointmentsOf = (email: string) =>
  app.deps.db.selectFrom('appointments').select('id').where('email', '=', email).execute();
const mailsAbout = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', (eb) => eb.ref('payload').$castTo<{ id: string }>().as('payload')])
      .execute()
  )
    .filter(({ payload }) => payload.id === id)
    .map(({ kind }) => kind)
    .sort();

const TIMES = ['09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00'];

it('a concurrent booking by the same person stays intact, or the erasure is rejected', async () => {
  for (const time of TIMES) {
    await usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00' });
    const { data } = await staff.find(DANA);
    const [erased, booked] = await Promise.all([
      staff.eraseSeen(DANA, data.seen, { cancelUpcoming: true }),
      postJson(`${app.url}/api/appointments`, bookingOf(DANA, time)),
    ]);
    expect(booked.status).toBe(201);
    const { id } = await booked.json();
    expect([200, 409]).toContain(erased.status);
    expect(await mailsAbout(id)).toEqual(['booking_confirmation', 'booking_notice']);
    const left = await appointmentsOf(DANA);
    expect(left).toHaveLength(erased.status === 200 ? 1 : 2);
    await staff.erase(DANA, { cancelUpcoming: true });
    expect(await appointmentsOf(DANA)).toEqual([]);
  }
});

/**
 * Starts `times` concurrent erasures while another transaction locks a message of the person: at that point, each
 * erasure has its snapshot but has not read the mails. Runs `meanwhile` before the lock is released.
 */
async function eraseBehind(
  hold: (tx: Tx) => Promise<unknown>,
  {
    times = 1,
    meanwhile = async () => {},
  }: { times?: number; meanwhile?: () => Promise<void> } = {},
) {
  const { data } = await staff.find(DANA);
  let erasing: ReturnType<PrivacyClient['erase']>[] = [];
  await app.deps.db.transaction().execute(async (tx) => {
    await hold(tx);
    erasing = Array.from({ length: times }, () =>
      staff.eraseSeen(DANA, data.seen, { cancelUpcoming: true }),
    );
    // Counts only erasures: background work may wait for the same rows.
    await expect.poll(() => countLockWaits(app.deps.db, 'lower("email")')).toBe(times);
    await meanwhile();
  });
  return Promise.all(erasing);
}

const allSent = () =>
  expect
    .poll(() =>
      app.deps.db
        .selectFrom('outboxEmails')
        .select('id')
        .where('state', 'in', ['queued', 'failed'])
        .execute(),
    )
    .toEqual([]);

/** Waits until background work no longer changes the new message and the new appointment. */
const allProcessed = async () => {
  const { db } = app.deps;
  const messages = db
    .selectFrom('contactSubmissions')
    .select('id')
    .where('answerDueAt', 'is', null);
  const bookings = db.selectFrom('bookingAnswers').select('appointmentId');
  await allSent();
  await expect.poll(() => messages.execute()).toEqual([]);
  await expect.poll(() => bookings.where('dueAt', 'is not', null).execute()).toHaveLength(1);
  await expect.poll(() => db.selectFrom('conflictQueue').select('kind').execute()).toEqual([]);
};

const ownMessage = (query: Tx) =>
  query
    .selectFrom('contactSubmissions')
    .select('id')
    .where('email', '=', DANA)
    .forUpdate()
    .execute();
const markRead = (tx: Tx) => tx.updateTable('contactSubmissions').set({ isRead: true }).execute();

it('a booking between two statements of the erasure stays intact', async () => {
  for (const time of TIMES) {
    await usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00' });
    await allProcessed();
    let booked = '';
    const [erased] = await eraseBehind(ownMessage, {
      meanwhile: async () => {
        const response = await postJson(`${app.url}/api/appointments`, bookingOf(DANA, time));
        booked = (await response.json()).id;
      },
    });
    expect(await mailsAbout(booked)).toEqual(['booking_confirmation', 'booking_notice']);
    if (erased?.status === 200) {
      expect(erased.data.appointments).toBe(1);
      expect(await appointmentsOf(DANA)).toEqual([{ id: booked }]);
      return;
    }
    // A conflict with the worker that assigns the booking to the person made it retry, and then it saw the booking.
    expect([erased?.status, erased?.error.reason]).toEqual([409, 'edited_meanwhile']);
    expect(await appointmentsOf(DANA)).toHaveLength(2);
    await staff.erase(DANA, { cancelUpcoming: true });
  }
  expect.fail('Each erasure met a worker.');
});

it('a message marked concurrently is erased anyway', async () => {
  await usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00' });
  const [erased] = await eraseBehind(markRead);
  expect([erased?.status, erased?.data.messages]).toEqual([200, 1]);
});

it('two concurrent erasures erase once and are audited once', async () => {
  await usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00' });
  await app.deps.db
    .insertInto('auditLog')
    .values({ actor: 'a', action: 'b.c', entity: 'd' })
    .execute();
  const erased = await eraseBehind(ownMessage, { times: 2 });
  expect(erased.map(({ status }) => status)).toEqual([200, 200]);
  expect(erased.map(({ data }) => data.messages).sort()).toEqual([0, 1]);
  const actions = (await staff.auditLog(3)).map(({ action }) => action);
  expect(actions).toEqual(['privacy.erase', 'appointment.delete', 'b.c']);
});

it('a cancelled time is free again, and its calendar event is deleted', async () => {
  await connectCalendar(staff, 'google');
  await usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00' });
  await expect.poll(() => peer.state.events.size).toBe(1);
  expect((await staff.erase(DANA, { cancelUpcoming: true })).status).toBe(200);
  await expect.poll(() => peer.state.events.size).toBe(0);
  const again = await postJson(`${app.url}/api/appointments`, bookingOf(DANA, '09:00'));
  expect(again.status).toBe(201);
});

it('a mail being sent concurrently is completed and then erased', async () => {
  isSlow = true;
  await postJson(`${app.url}/api/newsletter`, { email: DANA });
  await expect.poll(() => underWay.length).toBe(1);
  expect((await staff.erase(DANA)).data).toMatchObject({ subscriptions: 1, mails: 1 });
  isSlow = false;
  for (const { finish } of underWay) finish();
  await usesEverything(app, { email: 'next@example.com', firstName: 'Next', time: '15:00' });
  await allSent();
  const found = await staff.find(DANA);
  expect(found.data.kinds.every(({ count }) => count === 0)).toBe(true);
});
