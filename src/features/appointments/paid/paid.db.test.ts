import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addHours, addMinutes } from '../../../platform/time/date-math.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findPayment } from '../../payments/queries.ts';
import { sendDueRefunds } from '../../payments/refunds/send-refund.ts';
import { chargeForConsultations } from '../../payments/testing/paid-types.ts';
import { StripeStandIn } from '../../payments/testing/stripe-stand-in.ts';
import { tokenFor } from '../testing/linked-appointment.ts';
import { checkPayments } from './check-payments.ts';

let app: TestApp;
let stripe: StripeStandIn;
let staff: StaffClient;
let now = TEST_NOW;

beforeAll(async () => {
  stripe = await StripeStandIn.start(() => now);
  app = await startTestApp({
    env: { ...STAFF_ENV, STRIPE_URL: stripe.url },
    now: () => now,
    // The tests run the jobs themselves.
    pollIntervals: {
      jobsMs: 3_600_000,
      calendarChangesMs: 60_000,
      mailSettingsMs: 60_000,
      maxIdleMs: 0,
    },
  });
  staff = await staffClient(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  now = TEST_NOW;
  stripe.fault = () => 'none';
  stripe.refundOutcome = () => 'succeeded';
  stripe.events = [];
  stripe.requests = [];
  for (const table of ['payments', 'appointments', 'appointmentHolds', 'outboxEmails'] as const)
    await deleteAll(app.deps.db, table);
  await chargeForConsultations(app);
});

const book = async (changes: Parameters<typeof bookingBody>[0] = {}, headers = {}) => {
  const response = await postJson(`${app.url}/api/appointments`, bookingBody(changes), headers);
  return { status: response.status, body: await response.json() };
};

/** Begins to pay; the page at the payment company, and the client's own page. */
async function begin(changes: Parameters<typeof bookingBody>[0] = {}) {
  const { status, body } = await book(changes);
  expect(status).toBe(402);
  const session = stripe.findByUrl(body.payment.checkoutUrl);
  if (!session) throw new Error('There is no page');
  return { session, token: body.payment.page.split('/').at(-1) as string };
}

const pageOf = async (token: string) => {
  const response = await fetch(`${app.url}/api/payment-links/${token}`);
  return { status: response.status, body: await response.json() };
};

const appointments = () =>
  app.deps.db
    .selectFrom('appointments')
    .select(['id', 'status', 'email', 'scheduledDate'])
    .execute();
const payments = () => app.deps.db.selectFrom('payments').selectAll().execute();
const refunds = () => app.deps.db.selectFrom('paymentRefunds').selectAll().execute();
const mails = async () =>
  (await app.deps.db.selectFrom('outboxEmails').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );
const holds = async () =>
  (
    await app.deps.db
      .selectFrom('appointmentHolds')
      .select('id')
      .where('endedAt', 'is', null)
      .execute()
  ).length;
const stateAt = async (label: string) => {
  const day = 'from=2031-03-11&to=2031-03-11';
  const response = await fetch(`${app.url}/api/appointments/availability?${day}`);
  const { days } = await response.json();
  return days[0].slots.find((slot: { label: string }) => slot.label === label)?.state;
};

/** A consultation that is booked and paid. */
async function bookPaid(changes: Parameters<typeof bookingBody>[0] = {}) {
  const { session, token } = await begin(changes);
  stripe.pay(session.id);
  await stripe.deliverAll(app.url);
  const [payment] = (await payments()).filter(({ sessionId }) => sessionId === session.id);
  if (!payment?.appointmentId) throw new Error('It is not booked');
  return {
    ...{ session, token, id: payment.appointmentId, paymentId: payment.id },
    intent: payment.paymentIntent ?? '',
    link: await tokenFor(app, payment.appointmentId),
  };
}

it('a consultation with a fee is held, not booked, until it is paid', async () => {
  const { status, body } = await book();
  expect(status).toBe(402);
  expect(body).toMatchObject({
    code: 'PAYMENT_REQUIRED',
    reason: 'payment_required',
    payment: {
      page: expect.stringMatching(/^\/payment\/[\w-]{43}$/),
      checkoutUrl: expect.stringContaining('/c/pay/cs_test_'),
      heldUntil: addMinutes(TEST_NOW, 31).toISOString(),
      amountMinor: 15_000,
      currency: 'USD',
    },
  });
  expect(await appointments()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(await stateAt('9:00 AM')).toBe('taken');
  expect((await book({ email: 'other@example.com' })).body.reason).toBe('slot_taken');
});

it('Stripe gets the fee, a page that ends with the hold, and no matter', async () => {
  const { session } = await begin();
  expect(session).toMatchObject({ amount_total: 15_000, currency: 'usd' });
  expect(session.expires_at * 1_000).toBe(addMinutes(TEST_NOW, 31).getTime());
  expect(session.params).toMatchObject({
    customer_email: 'dana.whitfield@example.com',
    'allowed_payment_method_types[0]': 'card',
    locale: 'en',
  });
  expect(JSON.stringify(session.params)).toContain('not a retainer');
  expect(JSON.stringify(session.params)).not.toMatch(/two children|family/i);
});

it('is booked once by the event, with confirmation, notice and receipt', async () => {
  const { session, token } = await begin();
  stripe.pay(session.id);
  const [event] = stripe.events;
  if (!event) throw new Error('There is no event');
  expect(await stripe.deliver(app.url, event)).toBe(200);
  expect(await stripe.deliver(app.url, event)).toBe(200);
  expect(await appointments()).toMatchObject([
    { status: 'scheduled', email: 'dana.whitfield@example.com' },
  ]);
  expect(await mails()).toEqual(['booking_confirmation', 'booking_notice', 'payment_receipt']);
  expect(await holds()).toBe(0);
  const { body } = await pageOf(token);
  expect(body).toMatchObject({
    status: 'booked',
    receipt: expect.stringMatching(/^2031-\d{4}$/),
    clientPage: expect.stringMatching(/^\/appointment\//),
    checkoutUrl: null,
  });
});

it('is booked by the return to the page if the event is lost, and the late event changes nothing', async () => {
  const { session, token } = await begin();
  stripe.pay(session.id);
  expect((await pageOf(token)).body.status).toBe('booked');
  await stripe.deliverAll(app.url);
  expect(await appointments()).toHaveLength(1);
});

it('is booked by the job if event and return are lost', async () => {
  const { session } = await begin();
  stripe.pay(session.id);
  now = addMinutes(now, 4);
  await checkPayments(app.deps);
  expect(await appointments()).toHaveLength(1);
});

it('event, return and job at the same time book once', async () => {
  const { session, token } = await begin();
  stripe.pay(session.id);
  now = addMinutes(now, 4);
  const [event] = stripe.events;
  if (!event) throw new Error('There is no event');
  await Promise.all([
    stripe.deliver(app.url, event),
    stripe.deliver(app.url, event),
    pageOf(token),
    pageOf(token),
    checkPayments(app.deps),
  ]);
  expect(await appointments()).toHaveLength(1);
  expect(await mails()).toEqual(['booking_confirmation', 'booking_notice', 'payment_receipt']);
});

it('the same details get the same page: no second payment', async () => {
  const all = await Promise.all([book(), book(), book()]);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([402]));
  expect(new Set(all.map(({ body }) => body.payment.checkoutUrl)).size).toBe(1);
  expect(await payments()).toHaveLength(1);
});

it('other details for the same start are refused while the first payment is open', async () => {
  await begin();
  const { status, body } = await book({ firstName: 'Dan' });
  expect([status, body.reason]).toEqual([409, 'payment_open']);
});

it('the same Idempotency-Key returns the appointment once it is paid', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  const { body } = await book({}, key);
  stripe.pay(stripe.findByUrl(body.payment.checkoutUrl)?.id ?? '');
  await stripe.deliverAll(app.url);
  const repeated = await book({}, key);
  expect(repeated.status).toBe(201);
  expect(repeated.body.id).toBe((await appointments())[0]?.id);
});

it('an ended page frees the time', async () => {
  const { session, token } = await begin();
  now = addMinutes(now, 33);
  expect(stripe.pay(session.id)).toBe(false);
  await stripe.deliverAll(app.url);
  expect((await pageOf(token)).body).toMatchObject({ status: 'expired', canHoldAgain: true });
  expect(await stateAt('9:00 AM')).toBe('free');
  expect(await holds()).toBe(0);
});

it('without the event, the job ends the page and frees the time', async () => {
  await begin();
  now = addMinutes(now, 33);
  await checkPayments(app.deps);
  expect((await payments())[0]).toMatchObject({ status: 'expired', checkAt: null });
  expect(await holds()).toBe(0);
});

it('while Stripe does not answer, a time that may be paid stays held', async () => {
  const { session } = await begin();
  stripe.pay(session.id);
  stripe.fault = () => 'error';
  now = addHours(now, 3);
  await checkPayments(app.deps);
  expect((await payments())[0]).toMatchObject({ status: 'open' });
  expect((await book({ email: 'other@example.com' })).body.reason).toBe('slot_taken');
  stripe.fault = () => 'none';
  now = addHours(now, 1);
  await checkPayments(app.deps);
  expect(await appointments()).toHaveLength(1);
});

it('a payment that is learnt of when the time is gone is refunded, and both are told', async () => {
  const { session } = await begin({ scheduledDate: '2031-03-14T16:00:00.000Z' });
  stripe.pay(session.id);
  const event = stripe.events.shift();
  stripe.fault = () => 'unreached';
  now = addHours(now, 26);
  await checkPayments(app.deps);
  await app.deps.db
    .updateTable('consultationTypes')
    .set({ isPrepaid: false })
    .where('key', '=', 'initial')
    .execute();
  await app.deps.content.settle();
  const other = { email: 'other@example.com', scheduledDate: '2031-03-14T16:00:00.000Z' };
  expect((await book(other)).status).toBe(201);
  stripe.fault = () => 'none';
  if (event) await stripe.deliver(app.url, event);
  expect((await payments())[0]).toMatchObject({ status: 'unbooked', appointmentId: null });
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf((await payments())[0]?.paymentIntent ?? '')).toBe(0);
  expect(await mails()).toEqual(expect.arrayContaining(['payment_problem', 'payment_refund']));
});

it('no page from Stripe: the time is held, and opening the page tries again', async () => {
  stripe.fault = ({ method }) => (method === 'POST' ? 'error' : 'none');
  const { status, body } = await book();
  expect(status).toBe(402);
  expect(body.payment.checkoutUrl).toBeNull();
  const token = body.payment.page.split('/').at(-1);
  expect((await pageOf(token)).body).toMatchObject({ status: 'open', checkoutUrl: null });
  stripe.fault = () => 'none';
  now = addMinutes(now, 5);
  const opened = await pageOf(token);
  expect(opened.body).toMatchObject({
    checkoutUrl: expect.stringContaining('/c/pay/'),
    heldUntil: addMinutes(now, 31).toISOString(),
  });
  expect(stripe.pay(stripe.findByUrl(opened.body.checkoutUrl)?.id ?? '')).toBe(true);
  await stripe.deliverAll(app.url);
  expect(await appointments()).toHaveLength(1);
});

it('a lost answer of Stripe gives the same page to the repetition', async () => {
  let isFirst = true;
  stripe.fault = ({ method }) => {
    const fault = method === 'POST' && isFirst ? 'lost' : 'none';
    isFirst = false;
    return fault;
  };
  const before = stripe.sessions.size;
  await begin();
  expect(stripe.requests.length).toBeGreaterThan(1);
  expect(stripe.sessions.size).toBe(before + 1);
});

it('the client gives the time back; the page can no longer be paid', async () => {
  const { session, token } = await begin();
  const response = await postJson(`${app.url}/api/payment-links/${token}/release`, {});
  expect(response.status).toBe(204);
  expect(stripe.pay(session.id)).toBe(false);
  expect((await pageOf(token)).body.status).toBe('expired');
  expect(await stateAt('9:00 AM')).toBe('free');
});

it('giving back what is already paid books it', async () => {
  const { session, token } = await begin();
  stripe.pay(session.id);
  await postJson(`${app.url}/api/payment-links/${token}/release`, {});
  expect(await appointments()).toHaveLength(1);
});

it('an expired time is held again with the same details', async () => {
  const { token } = await begin();
  now = addMinutes(now, 33);
  await checkPayments(app.deps);
  const response = await postJson(`${app.url}/api/payment-links/${token}/hold-again`, {});
  const { page } = await response.json();
  expect(response.status).toBe(200);
  const again = await pageOf(page.split('/').at(-1));
  expect(again.body).toMatchObject({ status: 'open', scheduledDate: TUESDAY_9_AM });
  stripe.pay(stripe.findByUrl(again.body.checkoutUrl)?.id ?? '');
  await stripe.deliverAll(app.url);
  expect(await appointments()).toHaveLength(1);
});

it('a time that is taken in the meantime is not held again', async () => {
  const { token } = await begin();
  now = addMinutes(now, 33);
  await checkPayments(app.deps);
  await begin({ email: 'other@example.com' });
  const response = await postJson(`${app.url}/api/payment-links/${token}/hold-again`, {});
  expect([response.status, (await response.json()).reason]).toEqual([409, 'slot_taken']);
});

it.each([
  ['another secret', { secret: 'whsec_wrong' }, 400],
  ['an old signature', { signedAt: addMinutes(TEST_NOW, -6) }, 400],
])('an event with %s is refused and changes nothing', async (_, options, status) => {
  const { session } = await begin();
  stripe.pay(session.id);
  const [event] = stripe.events;
  if (!event) throw new Error('There is no event');
  expect(await stripe.deliver(app.url, event, options)).toBe(status);
  expect(await appointments()).toEqual([]);
});

it('events of other kinds and of unknown pages are accepted and ignored', async () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    created: 1,
    data: { object: { id: 'cs_x' } },
  } as const;
  for (const type of ['customer.created', 'checkout.session.completed', 'refund.updated'])
    expect(await stripe.deliver(app.url, { ...event, type })).toBe(200);
});

it('the firm cancels: the whole fee is refunded, and the client is told', async () => {
  const { id, intent } = await bookPaid();
  const path = `/api/admin/appointments/${id}`;
  expect((await staff.call('PUT', path, { status: 'cancelled' })).status).toBe(200);
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(intent)).toBe(0);
  expect(await refunds()).toMatchObject([{ reason: 'firm', status: 'succeeded' }]);
  expect(await mails()).toContain('payment_refund');
});

it.each([
  [24, 25, 0],
  [72, 26, 15_000],
  [null, 26, 15_000],
])(
  'with a rule of %s hours, a client who cancels 26 hours before keeps or gets the fee',
  async (refundHours, _, kept) => {
    await chargeForConsultations(app, { refundHours });
    const { intent, link } = await bookPaid();
    const response = await postJson(`${app.url}/api/appointment-links/${link}/cancel`, {});
    expect(response.status).toBe(200);
    await sendDueRefunds(app.deps);
    expect(stripe.keptOf(intent)).toBe(kept);
  },
);

it('a stricter rule does not apply to who paid before', async () => {
  const { intent, link } = await bookPaid();
  await chargeForConsultations(app, { refundHours: null });
  await postJson(`${app.url}/api/appointment-links/${link}/cancel`, {});
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(intent)).toBe(0);
});

it('moving keeps the payment', async () => {
  const { id, intent, link } = await bookPaid();
  const moved = await postJson(`${app.url}/api/appointment-links/${link}/move`, {
    scheduledDate: tuesdayAt('10:00'),
  });
  expect(moved.status).toBe(200);
  expect(stripe.keptOf(intent)).toBe(15_000);
  const { body } = await staff.call('GET', `/api/admin/appointments/${id}/fee`);
  expect(body.fee).toMatchObject({ amountMinor: 15_000, refund: null });
});

it('an undone cancellation sends no refund', async () => {
  const { id, intent } = await bookPaid();
  const undoId = '6a3f4a36-3c05-4f3c-9d64-4a17a4c8c000';
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled', undoId });
  await sendDueRefunds(app.deps);
  expect((await refunds())[0]?.status).toBe('due');
  expect((await staff.call('POST', '/trpc/appointments.undo', { id, undoId })).status).toBe(200);
  now = addMinutes(now, 5);
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(intent)).toBe(15_000);
  expect(await refunds()).toEqual([]);
});

it('a deleted appointment that was to come is refunded', async () => {
  const { id, intent } = await bookPaid();
  expect((await staff.call('DELETE', `/api/admin/appointments/${id}`)).status).toBe(204);
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(intent)).toBe(0);
});

it('a refused refund is shown with its reason, the firm is told, and staff try again', async () => {
  stripe.refundOutcome = () => 'refused';
  const { id, intent } = await bookPaid();
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  await sendDueRefunds(app.deps);
  const fee = async () => (await staff.call('GET', `/api/admin/appointments/${id}/fee`)).body.fee;
  expect((await fee()).refund).toMatchObject({
    status: 'failed',
    failure: 'This charge has been charged back.',
  });
  expect(await mails()).toContain('payment_problem');
  stripe.refundOutcome = () => 'succeeded';
  expect((await staff.call('POST', `/api/admin/appointments/${id}/fee/refund`)).status).toBe(204);
  await sendDueRefunds(app.deps);
  expect((await fee()).refund.status).toBe('succeeded');
  expect(stripe.keptOf(intent)).toBe(0);
  const again = await staff.call('POST', `/api/admin/appointments/${id}/fee/refund`);
  expect([again.status, again.body.reason]).toEqual([409, 'already_refunded']);
});

it('a refund is repeated while Stripe does not answer, and is made once', async () => {
  const { id, intent } = await bookPaid();
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  stripe.fault = () => 'lost';
  await sendDueRefunds(app.deps);
  expect((await refunds())[0]).toMatchObject({ status: 'due', attempts: 1 });
  stripe.fault = () => 'none';
  now = addMinutes(now, 10);
  await sendDueRefunds(app.deps);
  expect((await refunds())[0]?.status).toBe('succeeded');
  const made = [...stripe.refunds.values()].filter((each) => each.payment_intent === intent);
  expect(made).toHaveLength(1);
  expect(stripe.keptOf(intent)).toBe(0);
});

it('a pending refund that fails later is heard of, in any order', async () => {
  stripe.refundOutcome = () => 'pending';
  const { id } = await bookPaid();
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  await sendDueRefunds(app.deps);
  const [refund] = await refunds();
  expect(refund?.status).toBe('pending');
  const created = stripe.events.shift();
  stripe.endRefund(refund?.refundId ?? '', 'failed');
  await stripe.deliverAll(app.url);
  if (created) await stripe.deliver(app.url, created);
  expect((await refunds())[0]).toMatchObject({
    status: 'failed',
    failure: 'Stripe: expired or canceled card',
  });
});

it('a refund in the dashboard of Stripe is recorded', async () => {
  const { id, intent } = await bookPaid();
  stripe.refundInDashboard(intent);
  await stripe.deliverAll(app.url);
  const { body } = await staff.call('GET', `/api/admin/appointments/${id}/fee`);
  expect(body.fee.refund).toMatchObject({ status: 'succeeded', reason: 'staff' });
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(intent)).toBe(0);
});

it('staff book without a payment, and see that none was made', async () => {
  const booked = await staff.call('POST', '/api/admin/appointments', {
    ...bookingBody(),
    duration: 30,
  });
  expect(booked.status).toBe(201);
  const { body } = await staff.call('GET', `/api/admin/appointments/${booked.body.id}/fee`);
  expect(body).toEqual({ isDue: true, fee: null });
});

it('staff cannot release or complete the time of a client who is paying', async () => {
  await begin();
  const { body: held } = await staff.call('GET', '/api/admin/appointments/holds');
  const [hold] = held;
  expect(hold.createdBy).toBe('a client who is paying');
  const released = await staff.call('DELETE', `/api/admin/appointments/holds/${hold.id}`);
  expect([released.status, released.body.reason]).toEqual([409, 'client_is_paying']);
  const completed = await staff.call(
    'PUT',
    `/api/admin/appointments/holds/${hold.id}/complete`,
    bookingBody(),
  );
  expect([completed.status, completed.body.reason]).toEqual([409, 'client_is_paying']);
});

it('a prepared booking is paid for like any other', async () => {
  const prepared = await postJson(`${app.url}/mcp`, {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'prepare_booking', arguments: { type: 'initial', start: TUESDAY_9_AM } },
  });
  const words = await prepared.text();
  const hold = /hold=([\w-]{43})/.exec(words)?.[1];
  expect(hold).toBeDefined();
  const { session } = await begin({ hold });
  stripe.pay(session.id);
  await stripe.deliverAll(app.url);
  expect(await appointments()).toHaveLength(1);
  expect(await holds()).toBe(0);
});

it('without keys, or while they are off, nothing is to be paid', async () => {
  await chargeForConsultations(app, { isActive: false });
  expect((await book()).status).toBe(201);
  const choices = await (await fetch(`${app.url}/trpc/appointments.choices`)).json();
  expect(JSON.stringify(choices)).not.toContain('amountMinor');
});

it('the fee is in the currency of the firm', async () => {
  await app.deps.db.updateTable('firmProfile').set({ country: 'GB' }).execute();
  await app.deps.content.settle();
  try {
    const { session } = await begin();
    expect(session.currency).toBe('gbp');
  } finally {
    await app.deps.db.updateTable('firmProfile').set({ country: 'US' }).execute();
    await app.deps.content.settle();
  }
});

it.each(['', 'x', 'a'.repeat(43), '%2e%2e'])('the link %j leads nowhere', async (token) => {
  const { status, body } = await pageOf(token);
  expect(status).toBe(404);
  if (token) expect(body.reason).toMatch(/not_found/);
});

it('what a client entered is sealed, and forgotten once booked', async () => {
  await begin({ notes: 'canary-of-notes', otherSide: 'canary-of-side' });
  const [open] = await payments();
  expect(JSON.stringify(open)).not.toContain('canary');
  stripe.pay(open?.sessionId ?? '');
  await stripe.deliverAll(app.url);
  expect((await findPayment(app.deps.db, open?.id ?? ''))?.booking).toBeNull();
  const { notes } = await app.deps.db
    .selectFrom('appointments')
    .select('notes')
    .executeTakeFirstOrThrow();
  expect(notes).toBe('canary-of-notes');
});
