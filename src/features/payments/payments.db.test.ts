import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../platform/time/date-math.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { type PrivacyClient, privacyClient } from '../../testing/privacy-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { groupAll } from '../people/testing/grouped-people.ts';
import { peopleClient } from '../people/testing/people-client.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { sendDueRefunds } from './refunds/send-refund.ts';
import { chargeForConsultations } from './testing/paid-types.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from './testing/stripe-stand-in.ts';

const DANA = 'dana.whitfield@example.com';
const SETTINGS = '/api/admin/payments/settings';
const INPUT = {
  ...{ secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
  ...{ isActive: true, refundHours: 48 },
};

let app: TestApp;
let stripe: StripeStandIn;
let staff: PrivacyClient;
let attorney: string;

beforeAll(async () => {
  stripe = await StripeStandIn.start(() => TEST_NOW);
  app = await startTestApp({
    env: { ...STAFF_ENV, STRIPE_URL: stripe.url },
    pollIntervals: {
      ...{ jobsMs: 3_600_000, calendarChangesMs: 60_000, mailSettingsMs: 60_000 },
      maxIdleMs: 0,
    },
  });
  staff = await privacyClient(app);
  ({ token: attorney } = await roleToken(app, 'attorney'));
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.refundOutcome = () => 'succeeded';
  for (const table of ['payments', 'appointments', 'appointmentHolds', 'paymentSettings'] as const)
    await deleteAll(app.deps.db, table);
});

async function begin() {
  await chargeForConsultations(app);
  const { payment } = await (await postJson(`${app.url}/api/appointments`, bookingBody())).json();
  return stripe.findByUrl(payment.checkoutUrl)?.id ?? '';
}

async function pay() {
  stripe.pay(await begin());
  await stripe.deliverAll(app.url);
  return app.deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
}

it('keys are stored sealed, shown as masks, and kept by their masks', async () => {
  const { status, body } = await staff.call('PUT', SETTINGS, INPUT);
  expect([status, body]).toMatchObject([
    200,
    { secretKey: '••••0000', webhookSecret: '••••0000', isTestMode: true, refundHours: 48 },
  ]);
  const masked = { ...INPUT, secretKey: body.secretKey, webhookSecret: body.webhookSecret };
  expect((await staff.call('PUT', SETTINGS, masked)).status).toBe(200);
  expect((await staff.call('POST', `${SETTINGS}/test`, {})).body.isAccepted).toBe(true);
  const rows = await app.deps.db.selectFrom('paymentSettings').selectAll().execute();
  const log = await staff.auditLog(5);
  expect(JSON.stringify([rows, log])).not.toMatch(/standin/);
});

it.each([
  ['secretKey', 'pk_live_1234567890'],
  ['secretKey', '••••9999'],
  ['webhookSecret', 'secret'],
  ['refundHours', -1],
  ['refundHours', 1.5],
])('%s %j is refused', async (field, value) => {
  const { status, body } = await staff.call('PUT', SETTINGS, { ...INPUT, [field]: value });
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
});

it('the test returns the words of Stripe for a key that it does not accept', async () => {
  const wrong = { secretKey: 'sk_test_somebodyelse00' };
  const { status, body } = await staff.call('POST', `${SETTINGS}/test`, wrong);
  expect([status, body.isAccepted]).toEqual([200, false]);
  expect(body.answer).toContain('Invalid API Key');
});

it('keys that a payment in progress needs are neither deleted nor replaced by live ones', async () => {
  await begin();
  const removed = await staff.call('DELETE', SETTINGS);
  expect([removed.status, removed.body.reason]).toEqual([409, 'payments_open']);
  const live = { ...INPUT, secretKey: 'sk_live_another0000000' };
  expect((await staff.call('PUT', SETTINGS, live)).body.reason).toBe('payments_open');
});

it('a type that must be paid needs a fee, and is not called free', async () => {
  const { body: settings } = await staff.call('GET', '/api/admin/availability');
  const type = settings.types.find(({ key }: { key: string }) => key === 'initial');
  const save = (changes: object) =>
    staff.call('PUT', '/api/admin/consultation-types/initial', { ...type, ...changes });
  for (const [changes, field] of [
    [{ isPrepaid: true, feeMinor: null, priceLabel: null }, 'feeMinor'],
    [{ isPrepaid: true, feeMinor: 15_000, priceLabel: 'Free' }, 'priceLabel'],
    [{ payLink: 'http://pay.example' }, 'payLink'],
  ] as const) {
    const { status, body } = await save(changes);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, [field]]);
  }
});

it('the timeline of the person tells of the payment and its refund', async () => {
  const payment = await pay();
  stripe.refundOutcome = () => 'refused';
  await staff.call('POST', `/api/admin/appointments/${payment.appointmentId}/fee/refund`);
  await sendDueRefunds(app.deps);
  await groupAll(app.deps.db);
  const people = await peopleClient(app);
  const input = { kind: 'appointment', recordId: payment.appointmentId };
  const { data } = await people.read('ofRecord', input);
  const { data: timeline } = await people.read('timeline', { id: data.id });
  const titles = timeline.items.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Began to pay the fee: $150.00',
      'Paid the fee: $150.00',
      'Fee could not be returned: $150.00',
    ]),
  );
});

it('an export has the payment; erasing an upcoming consultation returns the fee', async () => {
  const payment = await pay();
  const { data } = await staff.exported(DANA);
  expect(JSON.parse(data.json).payments).toMatchObject([
    { id: payment.id, amountMinor: 15_000, refund: null },
  ]);
  expect(data.json).not.toContain(payment.tokenHash);
  expect((await staff.erase(DANA, { cancelUpcoming: true })).status).toBe(200);
  const left = await app.deps.db.selectFrom('payments').selectAll().execute();
  expect(left).toMatchObject([{ email: null, firstName: null, lastName: null, phone: null }]);
  await sendDueRefunds(app.deps);
  expect(stripe.keptOf(payment.paymentIntent ?? '')).toBe(0);
});

it('payments without a consultation are deleted after their retention period', async () => {
  const { id, appointmentId } = await pay();
  await staff.call('DELETE', `/api/admin/appointments/${appointmentId}`);
  const later = addDays(new Date(), 100);
  await paymentsPersonalData.applyRetention?.(app.deps.db, later);
  const find = () => app.deps.db.selectFrom('payments').select('id').execute();
  // The money has not been returned yet.
  expect(await find()).toEqual([{ id }]);
  await sendDueRefunds(app.deps);
  await paymentsPersonalData.applyRetention?.(app.deps.db, later);
  expect(await find()).toEqual([]);
});

it('the details of an unpaid booking are forgotten after a day', async () => {
  await begin();
  await app.deps.db.updateTable('payments').set({ status: 'expired' }).execute();
  const read = () => app.deps.db.selectFrom('payments').select('booking').executeTakeFirstOrThrow();
  await paymentsPersonalData.applyRetention?.(app.deps.db, new Date());
  expect((await read()).booking).not.toBeNull();
  await paymentsPersonalData.applyRetention?.(app.deps.db, addDays(new Date(), 2));
  expect((await read()).booking).toBeNull();
});

it('programs that ask for it hear of a fee that was paid and returned', async () => {
  await app.deps.db
    .insertInto('webhookEndpoints')
    .values({
      url: 'https://crm.example/events',
      events: ['payment.received', 'payment.refunded'],
      secret: 'sealed',
      createdBy: 'admin',
    })
    .execute();
  const payment = await pay();
  await staff.call('POST', `/api/admin/appointments/${payment.appointmentId}/fee/refund`);
  await sendDueRefunds(app.deps);
  const events = await app.deps.db
    .selectFrom('webhookEvents')
    .select(['type', 'data', 'details'])
    .orderBy('sequence')
    .execute();
  expect(events).toMatchObject([
    { type: 'payment.received', data: { amountMinor: 15_000, currency: 'USD' }, details: null },
    { type: 'payment.refunded' },
  ]);
  await app.deps.db.deleteFrom('webhookEndpoints').execute();
});

it('an attorney returns the fee of an own client, and does not see the keys', async () => {
  const { appointmentId } = await pay();
  const call = (method: string, path: string) =>
    fetch(app.url + path, { method, headers: bearer(attorney) });
  expect((await call('GET', SETTINGS)).status).toBe(403);
  const path = `/api/admin/appointments/${appointmentId}/fee`;
  expect((await (await call('GET', path)).json()).fee).toMatchObject({ amountMinor: 15_000 });
  expect((await call('POST', `${path}/refund`)).status).toBe(204);
  expect((await fetch(`${app.url}${path}`)).status).toBe(401);
});
