import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chargeForConsultations } from '../../src/features/payments/testing/paid-types.ts';
import { StripeStandIn } from '../../src/features/payments/testing/stripe-stand-in.ts';
import { addMinutes } from '../../src/platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { violationsOn } from './axe.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let stripe: StripeStandIn;
let browser: Browser;
let now = TEST_NOW;

beforeAll(async () => {
  stripe = await StripeStandIn.start(() => now);
  [app, browser] = await Promise.all([
    startTestApp({ env: { STRIPE_URL: stripe.url }, now: () => now }),
    sharedBrowser(),
  ]);
  stripe.siteUrl = app.url;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  now = TEST_NOW;
  stripe.fault = () => 'none';
  for (const table of ['payments', 'appointments', 'appointmentHolds'] as const)
    await deleteAll(app.deps.db, table);
  await chargeForConsultations(app);
});

const booked = async () =>
  app.deps.db.selectFrom('appointments').select(['email', 'status']).execute();

async function withoutScripts(path: string) {
  const context = await newContext(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(app.url + path);
  return page;
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitfield');
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByLabel('Practice Area').selectOption('divorce');
}

/** A payment that has begun, and the path of its page. */
async function begin(changes: Parameters<typeof bookingBody>[0] = {}) {
  const body = bookingBody({ scheduledDate: tuesdayAt('10:00'), ...changes });
  const answer = await (await postJson(`${app.url}/api/appointments`, body)).json();
  return { path: answer.payment.page as string, checkoutUrl: answer.payment.checkoutUrl as string };
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('a visitor books, pays, comes back to the paid consultation, and cancels it', async () => {
  const { page, troubles } = await visit(browser, { url: `${app.url}/schedule?date=2031-03-11` });
  await untilHydrated(page);
  await page.getByRole('button', { name: '9:00 AM', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Your Information' }).click();
  await fillIn(page, 'scripts@example.com');
  await page.getByText('The fee of $150.00 is paid on the next page').waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Pay the fee, and the time is yours' }).waitFor();
  expect(await booked()).toEqual([]);
  await page.getByRole('link', { name: 'Pay $150.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { name: 'Paid. Your time is yours.' }).waitFor();
  const paymentPage = page.url();
  expect(await booked()).toEqual([{ email: 'scripts@example.com', status: 'scheduled' }]);
  await page.getByRole('link', { name: 'See your appointment' }).click();
  await page.getByText('Fee paid: $150.00').waitFor();
  await page.getByText('I cannot come').click();
  await page.getByText('If you cancel now, the whole fee of $150.00 is returned.').waitFor();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { name: 'Your consultation is cancelled.' }).waitFor();
  await page.goto(paymentPage);
  await page.getByRole('heading', { name: 'Your fee is returned' }).waitFor();
  // The page of the payment company is the only other host; that the fee is due is answered with 402.
  const isExpected = (each: string) =>
    each === `request to ${stripe.url}` || each.startsWith('status of 402 (Payment Required)');
  expect(troubles.filter((each) => !isExpected(each))).toEqual([]);
});

it('without scripts, on a phone', async () => {
  const page = await withoutScripts('/schedule?date=2031-03-11');
  await page.getByRole('button', { name: '9:30 AM', exact: true }).click();
  await fillIn(page, 'plain@example.com');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Pay the fee, and the time is yours' }).waitFor();
  await page.getByRole('link', { name: 'Pay $150.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { name: 'Paid. Your time is yours.' }).waitFor();
  expect(await booked()).toMatchObject([{ email: 'plain@example.com' }]);
});

it('in Spanish, without scripts', async () => {
  await app.deps.db
    .insertInto('siteLanguages')
    .values({ language: 'es', isPublished: true })
    .onConflict((conflict) => conflict.column('language').doUpdateSet({ isPublished: true }))
    .execute();
  await app.deps.content.settle();
  const page = await withoutScripts('/es/reservar?date=2031-03-11');
  await page.locator('button[name="start"], button[value]').first().waitFor();
  const { path } = await begin();
  await page.goto(`${app.url}/es${path.replace('/payment/', '/pago/')}`);
  await page.getByRole('heading', { name: 'Pague la consulta y la hora es suya' }).waitFor();
  await page.getByRole('button', { name: 'Liberar la hora' }).click();
  await page.getByText('No se ha cobrado nada').waitFor();
  expect(page.url()).toContain('/es/pago/');
  await app.deps.db.deleteFrom('siteLanguages').execute();
  await app.deps.content.settle();
});

it('a time that was not paid is held again with the same details', async () => {
  const { path } = await begin();
  now = addMinutes(now, 40);
  const page = await withoutScripts(path);
  await page.getByRole('heading', { name: 'We could not hold this time any longer' }).waitFor();
  await page.getByRole('button', { name: 'Hold it again and pay' }).click();
  await page.getByRole('heading', { name: 'Pay the fee, and the time is yours' }).waitFor();
  expect(page.url()).not.toContain(path);
});

it('while the payment company is silent, the page says so and tries again', async () => {
  stripe.fault = ({ method }) => (method === 'POST' ? 'error' : 'none');
  const { path } = await begin();
  const page = await withoutScripts(path);
  await page.getByText('Our payment company does not answer at the moment').waitFor();
  stripe.fault = () => 'none';
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Pay $150.00' }).waitFor();
});

it('in the frame of another site, the page leads to the payment outside of it', async () => {
  const page = await withoutScripts('/embed/booking?date=2031-03-11');
  await page.getByRole('button', { name: '11:00 AM', exact: true }).click();
  await fillIn(page, 'framed@example.com');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const link = page.getByRole('link', { name: 'Pay $150.00' });
  await link.waitFor();
  expect(page.url()).toContain('/embed/payment/');
  expect(await link.getAttribute('href')).toMatch(/^\/payment\//);
});

it.each(['light', 'dark', 'warm'] as const)(
  'the pages have no violations in %s, and fit a phone',
  async (theme) => {
    const { path, checkoutUrl } = await begin();
    const look = async (heading: RegExp) => {
      const { page } = await visit(browser, { theme, device: 'phone', url: app.url + path });
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    };
    await look(/^Pay the fee/);
    stripe.pay(stripe.findByUrl(checkoutUrl)?.id ?? '');
    await look(/^Paid/);
  },
);

it('the page is private: not cached, not indexed, no referrer', async () => {
  const { path } = await begin();
  const response = await fetch(app.url + path);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  expect((await fetch(`${app.url}${path}/`, { redirect: 'manual' })).status).toBe(200);
});
