import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSERS } from '../../src/features/visits/testing/browsers.ts';
import { readCounts } from '../../src/features/visits/testing/stored-counts.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'http://127.0.0.1' };
  [app, browser] = await Promise.all([startTestApp({ env }), sharedBrowser()]);
});
afterAll(() => app.close());

/** Opens a page in a browser whose user agent does not identify it as a bot, as the test browser's own does. */
async function open(path: string, { now }: { now?: Date } = {}): Promise<Page> {
  const context = await newContext(browser, { userAgent: BROWSERS.computer });
  const page = await context.newPage();
  // With a fixed clock, a page cannot tell how it was opened.
  if (now) await page.clock.setFixedTime(now);
  await page.goto(app.url + path);
  await untilHydrated(page);
  return page;
}

const pages = async () => {
  const counts = Object.entries(await readCounts(app.deps.db));
  return Object.fromEntries(counts.filter(([name]) => name.startsWith('page')));
};
const funnel = async () => {
  const counts = await readCounts(app.deps.db);
  return ['schedule', 'time', 'details', 'booked'].map((step) => counts[`funnel ${step}`] ?? 0);
};

/** Waits until everything counted so far is stored, by viewing a page that no test opens. */
async function flushed(): Promise<void> {
  const stored = async () => (await pages())['page /accessibility'] ?? 0;
  const before = await stored();
  const headers = { 'user-agent': BROWSERS.computer };
  await (await fetch(`${app.url}/accessibility`, { headers })).text();
  await expect.poll(stored).toBe(before + 1);
}

beforeEach(async () => {
  await flushed();
  await deleteAll(app.deps.db, 'visitCounts');
});

describe('a view', () => {
  it('of a page that was prefetched is counted once, when it is opened', async () => {
    const page = await open('/');
    const about = page.getByRole('navigation', { name: 'Main' }).getByText('About');
    const fetched = page.waitForResponse((response) => response.url().endsWith('/about'));
    await about.hover();
    expect((await fetched).request().headers()).toMatchObject({ 'sec-purpose': 'prefetch' });
    await (await fetched).finished();
    await flushed();
    expect(await pages()).toMatchObject({ 'page /': 1, 'page /accessibility': 1 });
    expect(await pages()).not.toHaveProperty('page /about');
    await about.click();
    await page.waitForURL('**/about');
    await page.waitForLoadState('load');
    await expect.poll(pages).toMatchObject({ 'page /about': 1 });
    await flushed();
    expect(await pages()).toEqual({ 'page /': 1, 'page /about': 1, 'page /accessibility': 2 });
  });

  it('of a page that the browser has, and asks whether it is current, is counted once', async () => {
    const page = await open('/about');
    await page.goto(`${app.url}/terms`);
    const answer = await page.goto(`${app.url}/about`);
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState('load');
    await flushed();
    expect(await pages()).toEqual({ 'page /about': 2, 'page /terms': 1, 'page /accessibility': 1 });
  });

  it('of a page that the client opens is counted without a request for it', async () => {
    const page = await open('/');
    await page.getByLabel('Estate value').fill('750000');
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/visits'));
    await page.getByLabel('Estate value').press('Enter');
    await page.waitForURL('**/probate-calculator#750000');
    expect((await reported).status()).toBe(204);
    await flushed();
    expect(await pages()).toEqual({
      'page /': 1,
      'page /probate-calculator': 1,
      'page /accessibility': 1,
    });
  });
});

describe('a booking', () => {
  it('in the dialog is counted step by step, each once', async () => {
    const page = await open('/about', { now: TEST_NOW });
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first();
    await link.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
    await expect.poll(funnel).toEqual([1, 0, 0, 0]);
    // Closing the dialog resets it to its first step, which is rendered again.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await flushed();
    expect(await funnel()).toEqual([1, 0, 0, 0]);
    await link.click();
    await dialog.getByRole('button', { name: 'Mar 12, 2031' }).click();
    await dialog.getByRole('button', { name: '10:30 AM', exact: true }).click();
    await expect.poll(async () => (await funnel())[1]).toBe(1);
    await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
    await dialog.getByLabel('First Name').fill('Dana');
    await dialog.getByLabel('Last Name').fill('Whitfield');
    await dialog.getByLabel('Email Address').fill('dana@example.com');
    await dialog.getByLabel('Practice Area').selectOption('family-law');
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    await dialog.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await flushed();
    // The funnel has been opened twice.
    expect(await funnel()).toEqual([2, 1, 1, 1]);
    expect(await pages()).toMatchObject({ 'page /about': 1 });
  });

  it('on its page is counted by the address first, then by its steps', async () => {
    const page = await open('/schedule', { now: TEST_NOW });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Mar 13, 2031' }).click();
    await main.getByRole('button', { name: '10:30 AM', exact: true }).click();
    await main.getByRole('button', { name: 'Continue to Your Information' }).click();
    await main.getByRole('heading', { name: 'Your Information' }).waitFor();
    await flushed();
    expect(await funnel()).toEqual([1, 1, 1, 0]);
  });
});
