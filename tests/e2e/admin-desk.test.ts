import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { chooseMore, scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

const PATH = '/admin/contact-submissions';
const HOUR_MS = 3_600_000;
const COUNT = 30;

beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  await deleteAll(site.db, 'listSettings');
  for (let i = 0; i < COUNT; i += 1) {
    await insertMessage(site.db, {
      firstName: `Client${i + 1}`,
      lastName: 'Venkataraman-Achterberg',
      message: 'We bought a condo in North Park last spring and our will is from before that.',
      isRead: i % 2 === 1,
      suspectedSpam: i === 1,
      createdAt: new Date(TEST_NOW.getTime() - i * 9 * HOUR_MS),
    });
  }
});

const SIZES = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

const open = async (device: keyof typeof SIZES, search = '') => {
  const visit = await site.signIn(PATH + search, { device });
  await visit.page.setViewportSize(SIZES[device]);
  await opener(visit.page, 1).waitFor({ state: 'attached' });
  return visit;
};
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: `Client${number} Venkataraman-Achterberg`, exact: true });
const message = (page: Page, number: number) =>
  page.getByRole('region', { name: `Client${number} Venkataraman-Achterberg` });
const row = (page: Page, number: number) =>
  page.locator('[data-row]').filter({ has: opener(page, number) });
const controlsInView = (page: Page) =>
  page.locator('a, button, input, select, textarea, summary').evaluateAll(
    (controls) =>
      controls.filter((control) => {
        const { width, height, top, bottom } = control.getBoundingClientRect();
        const isInWindow = bottom > 0 && top < innerHeight && width > 0 && height > 0;
        return isInWindow && control.checkVisibility({ visibilityProperty: true });
      }).length,
  );
const stateOf = async (number: number) =>
  site.db
    .selectFrom('contactSubmissions')
    .select(['isRead', 'isResolved'])
    .where('firstName', '=', `Client${number}`)
    .executeTakeFirstOrThrow();

describe.each(['desktop', 'phone'] as const)('30 messages on a %s', (device) => {
  it('begin near the top, in rows of two lines with a short time', async () => {
    const { page } = await open(device);
    const first = await row(page, 1).boundingBox();
    expect(first?.y).toBeLessThan(220);
    expect(first?.height).toBe(device === 'desktop' ? 62 : 65);
    const times = await page.locator('[data-row] time[title]').allTextContents();
    expect(times).toHaveLength(COUNT);
    for (const time of times) expect(time).toMatch(/^\d+:\d\d [AP]M$|^[A-Z][a-z]{2} \d+/);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining(['Today', 'Yesterday', 'Last 7 days', 'February 2031']),
    );
    expect(await scrollsSideways(page)).toBe(false);
    if (device === 'desktop') expect(await controlsInView(page)).toBeLessThanOrEqual(45);
  });

  it('are found by days, which the sentence says and forgets', async () => {
    const { page, troubles } = await open(device);
    if (device === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByLabel('Search by name').fill('yesterday');
    await page.getByText('received on Mar 9, 2031').waitFor();
    await page.waitForURL((url) => url.search === '?from=2031-03-09&to=2031-03-09');
    await opener(page, 1).waitFor({ state: 'detached' });
    await page.getByLabel('Search by name').press('Tab');
    await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe('');
    await page.getByLabel('Search by name').fill('Client3');
    await page.waitForURL((url) => url.searchParams.get('q') === 'Client3');
    await page.getByRole('button', { name: 'Remove: received on Mar 9, 2031' }).click();
    await page.waitForURL((url) => url.search === '?q=Client3');
    await opener(page, 30).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await opener(page, 1).waitFor();
    expect(await page.getByRole('button', { name: 'Clear Filters' }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});

describe('on a desktop', () => {
  it('an opened message leaves the list readable, and only list and message scroll', async () => {
    const { page } = await open('desktop');
    await page.getByRole('heading', { name: 'No message is open' }).waitFor();
    await page.getByText('15 new, 30 unresolved. Opening one marks it as read.').waitFor();
    await opener(page, 1).click();
    await message(page, 1).getByText('1 of 30').waitFor();
    await message(page, 1)
      .getByLabel(/^Reply to Client1/)
      .waitFor();
    expect((await row(page, 1).boundingBox())?.width).toBeGreaterThanOrEqual(380);
    const { scrollHeight, innerHeight } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      innerHeight: window.innerHeight,
    }));
    expect(scrollHeight).toBe(innerHeight);
    expect(await controlsInView(page)).toBeLessThanOrEqual(50);
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 1_000);
    await expect.poll(async () => (await row(page, 1).boundingBox())?.y ?? 0).toBeLessThan(0);
    await message(page, 1).getByText('1 of 30').waitFor();
  });

  it('the buttons of a row appear with the pointer or the focus, in the order of reading', async () => {
    const { page } = await open('desktop');
    const name = 'Client1 Venkataraman-Achterberg';
    const read = page.getByRole('button', { name: `Mark Read: ${name}` });
    expect(await read.count()).toBe(0);
    await row(page, 1).hover();
    await read.waitFor();
    await page.mouse.move(900, 400);
    await read.waitFor({ state: 'detached' });
    await page.getByLabel('Who answers', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await read.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Contact marked as resolved').waitFor();
    expect(await stateOf(1)).toEqual({ isRead: true, isResolved: true });
  });

  it('a name is never cut by a badge, and a badge never repeats the filter', async () => {
    const { page } = await open('desktop');
    await row(page, 2).getByText('Suspected spam').waitFor();
    const isCut = await opener(page, 2).evaluate((name) => name.scrollWidth > name.clientWidth);
    expect(isCut).toBe(false);
    await row(page, 1).hover();
    await page.getByRole('button', { name: /^Mark Resolved: Client1 / }).click();
    await row(page, 1).getByText('Resolved', { exact: true }).waitFor({ state: 'attached' });
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Resolved 1' });
    await opener(page, 2).waitFor({ state: 'detached' });
    expect(await row(page, 1).getByText('Resolved', { exact: true }).count()).toBe(0);
  });

  it('the order and the views are in the menu', async () => {
    const { page } = await open('desktop', '?status=new');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'received');
    const first = page.locator('[data-open-row]').first();
    await expect.poll(() => first.textContent()).toBe('Client29 Venkataraman-Achterberg');
    await chooseMore(page, 'Save View…');
    const dialog = page.getByRole('dialog', { name: 'Save View' });
    await dialog.getByLabel('Name').fill('Oldest');
    await dialog.getByRole('button', { name: 'Save View' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitemradio', { name: 'Default view' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitemradio', { name: 'Oldest', exact: true }).click();
    await page.waitForURL((url) => url.search === '?sort=received&status=new');
  });
});

describe('on a phone', () => {
  it('a message fills the screen, and Back returns to its row', async () => {
    const { page, troubles } = await open('phone');
    await opener(page, 20).scrollIntoViewIfNeeded();
    const before = await row(page, 20).boundingBox();
    await opener(page, 20).click();
    await message(page, 20).getByText('20 of 30').waitFor();
    expect(await opener(page, 20).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Back office, short' }).isVisible()).toBe(
      false,
    );
    expect((await message(page, 20).boundingBox())?.y).toBe(0);
    await page.goBack();
    await message(page, 20).waitFor({ state: 'detached' });
    await expect.poll(async () => (await row(page, 20).boundingBox())?.y).toBe(before?.y);
    await opener(page, 20).click();
    await message(page, 20).getByRole('button', { name: 'Back to the list' }).click();
    await message(page, 20).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await expect
      .poll(() => opener(page, 20).evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(troubles).toEqual([]);
  });

  it('a swipe to the right marks read, to the left resolved, and neither scrolls nor opens', async () => {
    const { page, troubles } = await open('phone');
    const swipe = await swipes(page);
    await swipe(row(page, 1), 60, 0);
    await swipe(row(page, 1), 20, 120);
    expect(await stateOf(1)).toEqual({ isRead: false, isResolved: false });
    await page.evaluate(() => window.scrollTo(0, 0));
    await swipe(row(page, 1), 130, 0);
    await page.getByText('Contact marked as read').waitFor();
    expect(await stateOf(1)).toEqual({ isRead: true, isResolved: false });
    await swipe(row(page, 1), -130, 0);
    await page.getByText('Contact marked as resolved').waitFor();
    expect(await stateOf(1)).toEqual({ isRead: true, isResolved: true });
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => stateOf(1)).toMatchObject({ isResolved: false });
    expect(troubles).toEqual([]);
  });
});

/** Moves a finger over a row. */
async function swipes(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return async (target: ReturnType<typeof row>, right: number, down: number) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('The row is not shown.');
    const from = { x: box.x + 180, y: box.y + 30 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from.x + right * share, y: from.y + down * share }],
      });
    await touch('touchStart');
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
    await touch('touchEnd');
  };
}
