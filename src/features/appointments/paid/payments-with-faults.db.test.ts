import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addHours, addMinutes } from '../../../platform/time/date-math.ts';
import { casesOf, SEED } from '../../../testing/attack-size.ts';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { sendDueRefunds } from '../../payments/refunds/send-refund.ts';
import { PAYING_CLIENT } from '../../payments/rules.ts';
import { chargeForConsultations } from '../../payments/testing/paid-types.ts';
import { type StandInFault, StripeStandIn } from '../../payments/testing/stripe-stand-in.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { tokenFor } from '../testing/linked-appointment.ts';
import { checkPayments } from './check-payments.ts';

/**
 * Whatever fails between the site and the payment company, and whatever clients do: nobody pays twice, nobody who has
 * paid is without a time or their money, and no time is held for ever. Requests are lost before and after they are
 * carried out, events are lost, late, doubled and out of order, and the payment company is away for hours.
 */

const BOOKINGS = casesOf(1_000);
const CLIENTS_AT_ONCE = 5;
const MINUTES_EACH = 240_000;

let app: TestApp;
let stripe: StripeStandIn;
let staff: StaffClient;
let now = TEST_NOW;

beforeAll(async () => {
  stripe = await StripeStandIn.start(() => now);
  app = await startTestApp({
    env: { ...STAFF_ENV, STRIPE_URL: stripe.url },
    now: () => now,
    // The test runs the jobs itself.
    pollIntervals: {
      jobsMs: 3_600_000,
      calendarChangesMs: 60_000,
      mailSettingsMs: 60_000,
      maxIdleMs: 0,
    },
  });
  staff = await staffClient(app);
  await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await chargeForConsultations(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** A generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST_DAY = new Date('2031-04-08T00:00:00Z');
const WEEKS = 25;

const next = numbersFrom(SEED);
const chance = (share: number) => next() < share;
const oneOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(next() * items.length)] as Item;

/** Few enough that clients want the same ones: on Tuesdays and Wednesdays of 25 weeks, before the clocks change. */
const starts = Array.from({ length: Math.ceil(BOOKINGS / 20) }, (_, place) => place).flatMap(
  (place) => {
    const day = addDays(FIRST_DAY, 7 * (place % WEEKS) + Math.floor(place / WEEKS));
    return [16, 17, 18, 20, 21, 22].map((hour) => addHours(day, hour).toISOString());
  },
);

const FAULTS: readonly StandInFault[] = ['lost', 'unreached', 'error', 'busy'];
const troubled = () => (chance(0.12) ? oneOf(FAULTS) : 'none');

const seen = { held: 0, taken: 0, paid: 0, released: 0, refundsAsked: 0 };

/** What one client does; the page that they are left with. */
async function actAsClient(number: number): Promise<void> {
  const body = bookingBody({
    email: `client${number}@example.com`,
    scheduledDate: oneOf(starts),
  });
  const headers = chance(0.5) ? { 'idempotency-key': `key-${number}` } : {};
  const book = () => postJson(`${app.url}/api/appointments`, body, headers);
  const answers = await Promise.all(chance(0.3) ? [book(), book()] : [book()]);
  const [answer] = await Promise.all(answers.map((each) => each.json()));
  if (answer.reason !== 'payment_required') {
    expect(['slot_taken', 'day_closed', 'too_busy']).toContain(answer.reason);
    seen.taken += 1;
    return;
  }
  seen.held += 1;
  const token = answer.payment.page.split('/').at(-1) as string;
  const url = answer.payment.checkoutUrl ?? (await openPage(token)).checkoutUrl;
  if (!url || chance(0.15)) return;
  const session = stripe.findByUrl(url);
  if (!session) throw new Error('A page that Stripe does not know was disclosed');
  if (chance(0.1)) {
    seen.released += 1;
    await postJson(`${app.url}/api/payment-links/${token}/release`, {});
    if (chance(0.5)) return;
  }
  const isPaid = stripe.pay(session.id);
  // A second tab with the same page.
  if (chance(0.2)) expect(stripe.pay(session.id)).toBe(false);
  if (isPaid) seen.paid += 1;
  if (chance(0.5)) await openPage(token);
  if (chance(0.1)) await book();
}

const openPage = async (token: string) =>
  (await fetch(`${app.url}/api/payment-links/${token}`)).json();

/** Delivers some of the events: some are lost, doubled, late and out of order. */
async function deliverSome(): Promise<void> {
  for (let count = stripe.events.length; count > 0; count -= 1) {
    if (chance(0.3)) continue;
    const [event] = stripe.events.splice(Math.floor(next() * stripe.events.length), 1);
    if (!event || chance(0.2)) continue;
    await stripe.deliver(app.url, event);
    if (chance(0.2)) await stripe.deliver(app.url, event);
    if (chance(0.1)) stripe.events.push(event);
  }
}

/** Some booked consultations are cancelled, by the firm or by the client. */
async function cancelSome(): Promise<void> {
  if (!chance(0.4)) return;
  const open = await app.deps.db
    .selectFrom('appointments')
    .select('id')
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute();
  if (open.length === 0) return;
  const { id } = oneOf(open);
  seen.refundsAsked += 1;
  if (chance(0.5)) {
    await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  } else {
    const token = await tokenFor(app, id);
    await postJson(`${app.url}/api/appointment-links/${token}/cancel`, {});
  }
}

async function runJobs(): Promise<void> {
  await checkPayments(app.deps);
  await sendDueRefunds(app.deps);
}

const countUnsettled = async () => {
  const open = await app.deps.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'open')
    .execute();
  const due = await app.deps.db
    .selectFrom('paymentRefunds')
    .select('paymentId')
    .where('status', 'in', ['due', 'pending'])
    .execute();
  return open.length + due.length;
};

it(`${BOOKINGS} bookings with faults: nobody pays twice, nobody paid is without a time, no time is held for ever`, {
  timeout: MINUTES_EACH * (BOOKINGS > 100 ? 10 : 1),
}, async () => {
  for (let first = 0; first < BOOKINGS; first += CLIENTS_AT_ONCE) {
    const isAway = first >= BOOKINGS / 2 && first < BOOKINGS / 2 + CLIENTS_AT_ONCE;
    stripe.fault = isAway ? () => 'unreached' : troubled;
    stripe.refundOutcome = () => (chance(0.8) ? 'succeeded' : 'pending');
    const clients = Array.from({ length: CLIENTS_AT_ONCE }, (_, place) => first + place);
    await Promise.all(clients.map(actAsClient));
    await deliverSome();
    now = addMinutes(now, isAway ? 180 : Math.ceil(next() * 12));
    if (chance(0.7)) await runJobs();
    await cancelSome();
  }
  stripe.fault = () => 'none';
  for (let round = 0; round < 100 && (await countUnsettled()) > 0; round += 1) {
    now = addMinutes(now, 20);
    for (const { id, status } of stripe.refunds.values())
      if (status === 'pending') stripe.endRefund(id, 'succeeded');
    await runJobs();
  }
  expect(await countUnsettled()).toBe(0);
  await expectSound();
  expect(seen.paid).toBeGreaterThan(BOOKINGS / 4);
  expect(seen.taken).toBeGreaterThan(0);
});

async function expectSound(): Promise<void> {
  const { db } = app.deps;
  const payments = await db.selectFrom('payments').selectAll().execute();
  const booked = await db
    .selectFrom('appointments')
    .select(['id', 'status', 'email', 'scheduledDate'])
    .execute();
  const bySession = new Map(payments.map((payment) => [payment.sessionId, payment]));
  const kept = new Map<string, number>();
  for (const [intent, { session }] of stripe.charges) {
    const payment = bySession.get(session);
    if (!payment) throw new Error('A page was paid that the site does not know');
    const appointment = booked.find(({ id }) => id === payment.appointmentId);
    const hasTime = appointment !== undefined && appointment.status !== 'cancelled';
    const hasMoneyBack = stripe.keptOf(intent) === 0;
    // Exactly one of the two: the time, or the money.
    expect([payment.status, hasTime, hasMoneyBack]).toEqual([payment.status, hasTime, !hasTime]);
    if (!hasMoneyBack) {
      const client = `${payment.email} ${payment.scheduledDate.toISOString()}`;
      kept.set(client, (kept.get(client) ?? 0) + 1);
    }
  }
  expect([...kept.values()].filter((times) => times > 1)).toEqual([]);
  // Nobody has a time without having paid, and no time is booked twice for a payment.
  const paidIds = payments.flatMap(({ appointmentId }) => appointmentId ?? []);
  expect(new Set(paidIds).size).toBe(paidIds.length);
  expect(booked.filter(({ id }) => !paidIds.includes(id))).toEqual([]);
  // With a payment company that answers within a day, the time is never gone.
  expect(payments.filter(({ status }) => status === 'unbooked')).toEqual([]);
  const held = await db
    .selectFrom('appointmentHolds')
    .select('id')
    .where('createdBy', '=', PAYING_CLIENT)
    .where('endedAt', 'is', null)
    .execute();
  expect(held).toEqual([]);
}
