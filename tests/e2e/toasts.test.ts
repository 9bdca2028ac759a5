import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both must be on the screen');
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart;
}

async function fillBooking(page: Page) {
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mar 26, 2031' }).click();
  await dialog.getByRole('button', { name: '9:00 AM', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
  await dialog.getByLabel('First Name').fill('Dana');
  await dialog.getByLabel('Last Name').fill('Whitfield');
  await dialog.getByLabel('Email Address').fill('dana@toasts.example');
  return dialog;
}

it('on a phone toasts cover neither titles nor buttons of the booking, and an error toast is dismissed by the next attempt', async () => {
  const { page, asked } = await visit(browser, { device: 'phone', url: app.url });
  const dialog = await fillBooking(page);
  await page.route('**/trpc/appointments.book', (route) => route.abort());
  const book = dialog.getByRole('button', { name: 'Book Consultation' });
  await book.click();
  const toast = toastOf(page).filter({ hasText: 'Booking Failed' });
  await toast.waitFor();
  const call = toast.getByRole('link', { name: '(619) 555-0142' });
  expect(await call.getAttribute('href')).toBe('tel:+16195550142');
  for (const kept of [
    dialog.getByRole('heading'),
    dialog.getByRole('button', { name: 'Close', exact: true }),
    book,
  ]) {
    await expect.poll(() => overlaps(toast, kept)).toBe(false);
  }

  await page.unrouteAll();
  const before = asked.filter((path) => path.endsWith('appointments.book')).length;
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/appointments.book', async (route) => {
    await held.promise;
    await route.continue();
  });
  await book.dblclick();
  await toast.waitFor({ state: 'hidden' });
  const pending = dialog.getByRole('button', { name: 'Booking...' });
  await pending.waitFor();
  expect(await pending.getAttribute('aria-busy')).toBe('true');
  held.resolve();
  const confirmed = dialog.getByRole('heading', { name: 'Consultation Confirmed' });
  await confirmed.waitFor();
  const news = toastOf(page).filter({ hasText: 'Consultation Scheduled!' });
  await news.waitFor();
  // No mail is connected, so none is announced.
  expect(await news.innerText()).toContain('this site sends no e-mail at the moment');
  for (const kept of [
    confirmed,
    dialog.locator('header svg').first(),
    dialog.getByRole('button', { name: 'Done' }),
  ]) {
    await expect.poll(() => overlaps(news, kept)).toBe(false);
  }
  expect(asked.filter((path) => path.endsWith('appointments.book')).length - before).toBe(1);
});

it('a success dismisses an error toast', async () => {
  const { page } = await visit(browser, { url: `${app.url}/probate-calculator` });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  const toast = toastOf(page).filter({ hasText: 'Invalid Input' });
  await toast.waitFor();
  await page.getByLabel('Estate value').fill('750000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await toast.waitFor({ state: 'hidden' });
});

it('an error toast is dismissed when the tab changes', async () => {
  const { page } = await visit(browser, { url: `${app.url}/login` });
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('wrong password');
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = toastOf(page).filter({ hasText: 'Sign In Failed' });
  await toast.waitFor();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await toast.waitFor({ state: 'hidden' });
});
