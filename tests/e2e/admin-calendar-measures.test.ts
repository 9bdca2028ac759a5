import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { scrollsSideways, startAdmin } from './admin.ts';
import { insertBusyWeek } from './busy-week.ts';

/** Five attorneys in two offices with 25 appointments in one week. */

const site = startAdmin();
beforeAll(async () => {
  await insertBusyWeek(site.db);
  await site.app.deps.content.settle();
});

const LIST = '/admin/appointments';
const WEEK = `${LIST}?view=week`;

/** The words of the page that are seen, the controls in view and its height. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const { parentElement: place, textContent } = texts.currentNode;
      const isSeen =
        place?.checkVisibility({ visibilityProperty: true }) &&
        !place.closest('.visually-hidden, script, option:not(:checked)');
      if (isSeen) words += textContent?.split(/\s+/).filter(Boolean).length ?? 0;
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return {
      words,
      controls: controls.filter((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const isShown = control.checkVisibility({ visibilityProperty: true });
        return isShown && width > 1 && bottom > 0 && top < innerHeight;
      }).length,
      height: document.documentElement.scrollHeight,
    };
  });

async function openAt(path: string) {
  const visit = await site.signIn(path);
  await visit.page.setViewportSize({ width: 1280, height: 860 });
  await visit.page
    .getByRole('button', { name: /Dana Whitfield/ })
    .first()
    .waitFor();
  return visit;
}

describe('the list', () => {
  it('fits its budget, with every client but those of a crowded day', async () => {
    const { page, troubles } = await openAt(LIST);
    await page.getByRole('button', { name: '9 more on Wednesday' }).waitFor();
    const { words, controls, height } = await measure(page);
    expect(words).toBeLessThanOrEqual(350);
    expect(controls).toBeLessThanOrEqual(50);
    expect(height).toBeLessThanOrEqual(1150);
    const rows = page.getByRole('main').locator('[data-row]');
    expect(await rows.count()).toBe(16);
    await page.getByRole('button', { name: '9 more on Wednesday' }).click();
    await expect.poll(() => rows.count()).toBe(25);
    expect(troubles).toEqual([]);
  });

  it('is of one attorney on request', async () => {
    const { page } = await openAt(LIST);
    await page.getByLabel('Person').selectOption('Theo Okonjo');
    const rows = page.getByRole('main').locator('[data-row]');
    await expect.poll(() => rows.count()).toBe(6);
    expect(new URL(page.url()).searchParams.has('host')).toBe(true);
  });

  it('does not scroll sideways on a phone', async () => {
    const { page } = await site.signIn(LIST, { device: 'phone' });
    await page.getByRole('button', { name: '9 more on Wednesday' }).click();
    await page.getByText('Dr. Hannelore Venkataraman-Achterberg').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('the week', () => {
  it('fits its budget', async () => {
    const { page, troubles } = await openAt(WEEK);
    const { words, controls, height } = await measure(page);
    expect(words).toBeLessThanOrEqual(250);
    expect(controls).toBeLessThanOrEqual(55);
    expect(height).toBeLessThanOrEqual(860);
    expect(troubles).toEqual([]);
  });

  it('shows names in full, three at a time, and the whole day on request', async () => {
    const { page, troubles } = await site.signIn(WEEK);
    const wednesday = page.locator('[data-date="2031-03-12"][data-hour="10"]');
    const long = wednesday.getByRole('button', { name: /Dr. Hannelore Venkataraman-Achterberg/ });
    await long.first().waitFor();
    const isCut = await long
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(isCut).toBe(false);
    expect(await wednesday.getByRole('button').count()).toBe(4);
    await wednesday.getByRole('button', { name: '+9 more at 10 AM on Wednesday' }).click();
    await page.getByRole('heading', { name: 'Wednesday, Mar 12, 2031' }).waitFor();
    expect(await wednesday.getByRole('button').count()).toBe(12);
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('button', { name: 'Noor Haddad' }).waitFor();
    await page.getByRole('button', { name: 'Whole week' }).click();
    await wednesday.getByRole('button', { name: /^\+9 more/ }).waitFor();
    expect(troubles).toEqual([]);
  });
});
