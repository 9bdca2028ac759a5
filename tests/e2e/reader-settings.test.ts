import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { startAdmin } from './admin.ts';
import { launchBrowser, untilHydrated, visit } from './browser.ts';

const site = startAdmin();

const styleOf = (element: Locator, property: string) =>
  element.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const fillOf = (element: Locator) => styleOf(element, 'background-color');

async function inForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
}

describe('in forced colours', () => {
  it('the selected day and time are distinguishable', async () => {
    const { page } = await site.visit('/schedule');
    await untilHydrated(page);
    await inForcedColours(page);
    const days = page.getByRole('table').getByRole('button');
    await days.and(page.locator(':enabled')).last().click();
    const times = page.getByRole('button', { name: /^\d+:\d\d [AP]M$/ });
    await times.and(page.locator(':enabled')).first().click();
    for (const buttons of [days, times]) {
      const chosen = buttons.and(page.locator('[aria-pressed=true]'));
      const other = buttons.and(page.locator('[aria-pressed=false]:enabled'));
      expect(await fillOf(chosen)).not.toBe(await fillOf(other));
    }
  });

  it('bars have a fill, and selects have an arrow', async () => {
    const { page } = await site.visit();
    await inForcedColours(page);
    const bars = page.locator('main i[style*=width]');
    expect(await bars.count()).toBe(2);
    for (const bar of await bars.all()) {
      expect(await fillOf(bar)).not.toBe(await fillOf(page.locator('body')));
    }
    await page.goto(`${site.url}/contact`);
    expect(await styleOf(page.locator('main select'), 'background-image')).not.toBe('none');
  });

  it('the selected tab is underlined', async () => {
    const { page } = await site.visit('/login');
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    await inForcedColours(page);
    const lines = await Promise.all(
      (await tabs.all()).map((tab) => styleOf(tab, 'border-bottom-color')),
    );
    expect(new Set(lines).size).toBe(2);
  });

  it('a switch shows whether it is on', async () => {
    const { page } = await site.signIn('/admin/component-visibility');
    const switches = page.getByRole('switch');
    await switches.first().waitFor();
    await inForcedColours(page);
    const track = switches.first().locator('xpath=following-sibling::span[1]');
    const on = await fillOf(track);
    await switches.first().click();
    await expect.poll(() => switches.first().isChecked()).toBe(false);
    await expect.poll(() => fillOf(track)).not.toBe(on);
  });
});

it('with reduced motion, times scroll into view without animation', async () => {
  const { page } = await site.visit('/schedule');
  await untilHydrated(page);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function record(options) {
      const { behavior = 'auto' } = options as ScrollIntoViewOptions;
      document.body.dataset.scrolled = behavior;
    };
  });
  const days = page.getByRole('table').getByRole('button');
  await days.and(page.locator(':enabled')).last().click();
  await page.locator('body[data-scrolled]').waitFor();
  expect(await page.locator('body').getAttribute('data-scrolled')).toBe('auto');
});

it('behind a sheet, the scrollbar gutter is as dark as the page', async () => {
  const browser = await launchBrowser({ classicScrollBars: true });
  const { page } = await visit(browser, { url: `${site.url}/terms` });
  await page.setViewportSize({ width: 800, height: 800 });
  await untilHydrated(page);
  const gutter = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(gutter).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.waitFor();
  // Moves the sheet to the left, away from the scroll bar gutter on the right.
  await sheet.evaluate((dialog) => dialog.style.setProperty('inset', '0 auto 0 0'));
  const [inGutter = [], inPage = []] = await Promise.all(
    [800 - 5, 800 - gutter - 6].map((x) => colourAt(page, x, 500)),
  );
  // The browser rounds the two blended colours differently.
  inGutter.forEach((part, index) => {
    expect(Math.abs(part - (inPage[index] ?? 0))).toBeLessThanOrEqual(2);
  });
  await browser.close();
});

it('the theme menu of a phone opens at its button, which shows the theme', async () => {
  const { page } = await site.visit('/', { device: 'phone' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  const button = sheet.getByRole('button', { name: /^Theme: / });
  const icons = new Set<string>();
  for (const theme of ['Light', 'Dark', 'Warm']) {
    await button.click();
    const menu = sheet.getByRole('menu', { name: 'Theme' });
    const [at, from] = await Promise.all([menu.boundingBox(), button.boundingBox()]);
    if (!at || !from) throw new Error('The menu is not shown');
    expect(Math.abs(at.x - from.x)).toBeLessThan(2);
    expect(Math.abs(at.y + at.height - from.y)).toBeLessThan(10);
    await menu.getByRole('menuitemradio', { name: theme }).click();
    await sheet.getByRole('button', { name: `Theme: ${theme}` }).waitFor();
    icons.add(await button.locator('svg >> visible=true').first().innerHTML());
  }
  expect(icons.size).toBe(3);
});

it('on a phone, “No Articles Found” stands where the articles would', async () => {
  const { id } = await site.db
    .insertInto('blogSources')
    .values({ name: 'Gazette', url: 'https://gazette.example/feed', isActive: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = 'https://gazette.example/1';
  await site.db
    .insertInto('externalBlogArticles')
    .values({ sourceId: id, title: 'Fee waivers', url, canonicalUrl: url, publishedAt: TEST_NOW })
    .execute();
  const { page } = await site.visit('/blog?q=zzzz', { device: 'phone' });
  const [nothing, outside] = await Promise.all([
    page.getByRole('heading', { name: 'No Articles Found' }).boundingBox(),
    page.getByRole('heading', { name: 'From elsewhere' }).boundingBox(),
  ]);
  expect(nothing?.y).toBeLessThan(outside?.y ?? 0);
});

/** Red, green and blue of a pixel as rendered. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const blank = await page.context().browser()?.newPage();
  if (!blank) throw new Error('The browser is gone');
  const colour = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, picture.toString('base64'));
  await blank.close();
  return colour;
}
