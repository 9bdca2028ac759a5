import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
let now = TEST_NOW;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ now: () => now }), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

const dockOf = (page: Page) => page.getByRole('navigation', { name: 'Reach us' });

async function openPage(path: string, device: 'phone' | 'desktop' = 'phone') {
  const visitor = await visit(browser, { device, url: app.url + path });
  await untilHydrated(visitor.page);
  return visitor;
}

async function repeatedIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

async function chooseTime(page: Page) {
  await page.getByRole('button', { name: 'Mar 24, 2031' }).click();
  await page.getByRole('button', { name: '9:00 AM', exact: true }).click();
}

const fieldsOf = (page: Page) =>
  Promise.all(['First Name', 'Last Name'].map((name) => page.getByLabel(name).inputValue()));

describe('the booking page', () => {
  it.each(['phone', 'desktop'] as const)(
    'says on a %s what submitting means, and links to the privacy page',
    async (device) => {
      const { page } = await openPage('/schedule', device);
      await chooseTime(page);
      await page.getByRole('button', { name: 'Continue to Your Information' }).click();
      const line = page.getByText('Sending this creates no lawyer-client relationship.');
      expect(await line.isVisible()).toBe(true);
      const link = line.getByRole('link', { name: 'Privacy Policy' });
      expect(await link.getAttribute('href')).toBe('/privacy');
    },
  );

  it('keeps the heading of the plain steps when the scripted steps replace them', async () => {
    const { page } = await visit(browser, { isFirst: true, url: `${app.url}/about` });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/booking-flow-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${app.url}/schedule`);
    const painted = await page.locator('header', { has: page.locator('#booking-title') }).all();
    const nodes = await Promise.all(painted.map((head) => head.elementHandle()));
    expect(nodes).toHaveLength(1);
    release();
    await untilHydrated(page);
    expect(await nodes[0]?.evaluate((head) => head.isConnected)).toBe(true);
    expect(await page.getByRole('heading', { level: 2, name: 'Schedule' }).count()).toBe(1);
  });

  it('opens the calendar on the month of the first free day, after the next free times', async () => {
    const block = { startsAt: now, endsAt: new Date('2031-04-03T07:00:00Z'), createdBy: 'admin' };
    await app.deps.db
      .insertInto('timeOff')
      .values({ ...block, createdAt: now })
      .execute();
    onTestFinished(async () => {
      await deleteAll(app.deps.db, 'timeOff');
    });
    const { page } = await openPage('/schedule');
    await page.getByText('April 2031').waitFor();
    const first = await page.getByRole('button', { name: 'Thu, Apr 3, 9:00 AM' }).boundingBox();
    const calendar = await page.getByRole('table', { name: 'Date' }).boundingBox();
    expect(first?.y).toBeLessThan(calendar?.y ?? 0);
    const dayOf = (name: string) => page.getByRole('button', { name, exact: true });
    await dayOf('Apr 2, 2031, closed').waitFor();
    await dayOf('Apr 5, 2031, closed').waitFor();
    expect(await page.getByText('Fully booked').count()).toBe(0);
    await dayOf('Apr 4, 2031').click();
    const times = await page.getByRole('heading', { name: 'Friday, Apr 04, 2031' }).boundingBox();
    const shown = await page.getByRole('table', { name: 'Date' }).boundingBox();
    expect(times?.y).toBeGreaterThan(shown?.y ?? 9_999);
    expect(await page.getByText('Taken', { exact: true }).count()).toBe(0);
  });

  it('has no bottom bar on a phone, and shows the button of each step in the viewport', async () => {
    const { page } = await openPage('/schedule');
    await page.getByRole('heading', { name: 'Choose a day' }).waitFor();
    expect(await dockOf(page).count()).toBe(0);
    const proceed = page.getByRole('button', { name: 'Continue to Your Information' });
    await chooseTime(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    // Unlike Playwright's click, a tap does not scroll its target into view.
    const box = await proceed.boundingBox();
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.getByRole('heading', { name: 'Your Information' }).waitFor();
  });

  it.each(['phone', 'desktop'] as const)(
    'shares one booking on a %s between all booking links',
    async (device) => {
      const { page } = await openPage('/schedule', device);
      await chooseTime(page);
      await page.getByRole('button', { name: 'Continue to Your Information' }).click();
      await page.getByLabel('First Name').fill('Dana');
      if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      const link = page.getByRole('link', { name: 'Schedule Consultation' });
      await link.filter({ visible: true }).click();
      const heading = page.getByRole('heading', { name: 'Your Information' });
      await expect.poll(() => heading.evaluate((h2) => h2 === document.activeElement)).toBe(true);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await repeatedIds(page)).toEqual([]);
      expect(await page.getByLabel('First Name').inputValue()).toBe('Dana');
    },
  );

  it('keeps input across a reload and clears it after booking', async () => {
    const { page } = await openPage('/schedule');
    await chooseTime(page);
    await page.getByRole('button', { name: 'Continue to Your Information' }).click();
    await page.getByLabel('First Name').fill('Dana');
    await page.getByLabel('Last Name').fill('Whitfield');
    await page.reload();
    await page.getByRole('heading', { name: 'Your Information' }).waitFor();
    expect(await fieldsOf(page)).toEqual(['Dana', 'Whitfield']);
    await page.getByLabel('Email Address').first().fill('dana@reload.example');
    await page.getByLabel('Practice Area').selectOption('divorce');
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .not.toContain('Whitfield');
  });
});

it('says for today, after its last slot has passed, that no times are left, not that it is full', async () => {
  const { page } = await visit(browser, { url: `${app.url}/about` });
  onTestFinished(() => {
    now = TEST_NOW;
  });
  now = new Date('2031-03-11T01:00:00.000Z'); // Monday evening in San Diego
  await page.clock.setFixedTime(now);
  await page.goto(`${app.url}/schedule`);
  await untilHydrated(page);
  const today = page.getByRole('button', { name: 'Mar 10, 2031, no more times today' });
  await today.waitFor();
  expect(await today.isDisabled()).toBe(true);
  expect(await today.evaluate((day) => getComputedStyle(day).textDecorationLine)).toBe('none');
});

describe('the bottom bar on a phone', () => {
  it('is not shown on the page of an appointment', async () => {
    const { page } = await openPage(`/appointment/${'a'.repeat(43)}`);
    expect(await dockOf(page).count()).toBe(0);
  });

  it('appears on the home page after its buttons have scrolled out of view', async () => {
    const { page } = await openPage('/');
    expect(await dockOf(page).isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await dockOf(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await dockOf(page).waitFor({ state: 'hidden' });
  });

  it('is shown on any other page', async () => {
    const { page } = await openPage('/about');
    expect(await dockOf(page).isVisible()).toBe(true);
  });
});
