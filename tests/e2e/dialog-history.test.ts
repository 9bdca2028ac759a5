import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** A phone on the home page, with another page before it in the history, so that going back can leave the page. */
async function arriveOnHome() {
  const visitor = await visit(browser, { device: 'phone', url: `${app.url}/about` });
  await visitor.page.goto(app.url);
  await untilHydrated(visitor.page);
  return visitor;
}

const bookingOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('#booking-title') });

async function openBooking(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click();
  const dialog = bookingOf(page);
  await dialog.getByRole('heading', { name: 'Choose a day' }).waitFor();
  await untilEntry(page, 1);
  return dialog;
}

const untilEntry = (page: Page, depth: number) =>
  expect.poll(() => page.evaluate(() => history.state?.openDialogs ?? 0)).toBe(depth);

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Goes back like the browser's Back button; Playwright's goBack waits for a page to load. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

async function fillName(page: Page) {
  const dialog = bookingOf(page);
  await dialog.getByRole('button', { name: 'Mar 25, 2031' }).click();
  await dialog.getByRole('button', { name: '9:00 AM', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
  await dialog.getByLabel('First Name').fill('Dana');
}

describe('Back on a phone', () => {
  it('closes the booking and stays on the page; a second press leaves', async () => {
    const { page, troubles } = await arriveOnHome();
    const dialog = await openBooking(page);
    await goBack(page);
    await dialog.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/');
    await goBack(page);
    await page.waitForURL('**/about');
    expect(troubles).toEqual([]);
  });

  it('asks when there is input; Forward and reopening restore it', async () => {
    const { page } = await arriveOnHome();
    const dialog = await openBooking(page);
    await fillName(page);
    await goBack(page);
    const question = page.getByRole('dialog', { name: 'Close the booking?' });
    await question.getByRole('button', { name: 'Continue booking' }).click();
    await question.waitFor({ state: 'hidden' });
    await untilEntry(page, 1);
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Dana');

    await goBack(page);
    await question.getByRole('button', { name: 'Close', exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await untilEntry(page, 0);
    expect(pathOf(page)).toBe('/');
    await goForward(page);
    await dialog.getByLabel('First Name').waitFor();
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Dana');

    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await untilEntry(page, 0);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first()
      .click();
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Dana');
  });

  it('returns from another page to the booking in its previous state', async () => {
    const { page } = await arriveOnHome();
    const dialog = await openBooking(page);
    await fillName(page);
    await dialog.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy');
    await page.goBack();
    await dialog.getByRole('heading', { name: 'Your Information' }).waitFor();
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Dana');
  });

  it('closes the menu and stays on the page', async () => {
    const { page } = await arriveOnHome();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await untilEntry(page, 1);
    await goBack(page);
    await menu.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/');
  });

  it('returns from a page opened through the menu to the page without the menu', async () => {
    const { page } = await arriveOnHome();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await untilEntry(page, 1);
    await menu.getByRole('link', { name: 'Attorneys' }).click();
    await page.waitForURL('**/attorneys');
    await page.goBack();
    await page.waitForURL(`${app.url}/`);
    await untilHydrated(page);
    expect(await menu.count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/about');
  });
});

it('closing a dialog by its button removes its history entry', async () => {
  const { page } = await arriveOnHome();
  const dialog = await openBooking(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await untilEntry(page, 0);
  await goBack(page);
  await page.waitForURL('**/about');
});

it('no client data remains in the browser after the booking', async () => {
  const { page } = await arriveOnHome();
  const dialog = await openBooking(page);
  await fillName(page);
  await dialog.getByLabel('Last Name').fill('Whitfield');
  await dialog.getByLabel('Email Address').fill('dana@done.example');
  await dialog.getByRole('button', { name: 'Book Consultation' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await untilEntry(page, 0);
  await goForward(page);
  await dialog.getByRole('heading', { name: 'Choose a day' }).waitFor();
  expect(await page.content()).not.toContain('dana@done.example');
  expect(await page.evaluate(() => sessionStorage.getItem('lawfront-booking'))).toBeNull();
});
