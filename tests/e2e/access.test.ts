import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmbedPath } from '../../src/features/embed/rules.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import {
  newContext,
  nextTurn,
  openVisit,
  sharedBrowser,
  untilHydrated,
  type Visit,
  visit,
} from './browser.ts';
import { PAGES } from './pages.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

/** How far the page can be scrolled horizontally, and which elements overflow. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80));
  });

describe.each([
  ['200% zoom', { width: 640, height: 450 }],
  ['400% zoom, as wide as the smallest phone', { width: 320, height: 225 }],
])('at %s', (_name, viewport) => {
  it('no page scrolls horizontally', async () => {
    const context = await newContext(browser, { viewport, deviceScaleFactor: 2 });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(app.url + address);
      expect([address, await overflow(page)]).toEqual([address, []]);
    }
  });
});

describe('without scripts', () => {
  it('every page shows its content and working navigation links', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(app.url + address);
      expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect([address, words > 12]).toEqual([address, true]);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect([address, await links.count()]).toEqual([address, isEmbedPath(address) ? 0 : 7]);
    }
    await page.goto(app.url);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Attorneys').click();
    expect(new URL(page.url()).pathname).toBe('/attorneys');
  });

  it('on a phone the navigation is at the bottom of the page', async () => {
    const context = await newContext(browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(new URL(page.url()).hash).toBe('#links');
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Our Attorneys' });
    expect(await links.isVisible()).toBe(true);
  });

  it('a visitor can search the articles, choose a category and clear both', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/blog`);
    await page.getByLabel('Search articles').fill('trust');
    await page.getByLabel('Search articles').press('Enter');
    await page.waitForURL('**/blog?q=trust');
    const article = page.getByRole('link', { name: 'A living trust or a will' }).first();
    expect(await article.isVisible()).toBe(true);
    const categories = page.getByRole('navigation', { name: 'Category' });
    await categories.getByRole('link', { name: 'Divorce' }).click();
    expect(await page.getByLabel('Search articles').inputValue()).toBe('trust');
    await page.getByLabel('Search articles').fill('zzzz');
    await page.getByLabel('Search articles').press('Enter');
    await page.getByText('No Articles Found').waitFor();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await article.waitFor();
  });

  it('a visitor can subscribe to the newsletter', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/about`);
    await page.getByRole('contentinfo').getByRole('textbox').first().fill('plain@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You are not subscribed yet.').waitFor();
  });
});

/** The focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      html: element.outerHTML.slice(0, 120),
      isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

const MAX_STOPS = 200;

const countReachable = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:enabled, input, select, textarea, summary',
        ),
      ].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

describe('with the keyboard', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await openVisit(browser, { url: app.url });
  });
  afterAll(() => visitor.close());

  it.each(PAGES)(
    '%s can be tabbed through from the skip link to the end with a visible focus',
    async (address) => {
      const { page, pending } = visitor;
      // Otherwise, navigating to another fragment of the same page would keep the focus where it was.
      await page.goto('about:blank');
      await page.goto(app.url + address);
      await untilHydrated(page);
      // Free times and results for the URL have loaded, so that no elements are added while tabbing through the page.
      await expect.poll(pending).toEqual([]);
      await nextTurn(page);
      const stops: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        // At the end, the focus leaves the page or starts over.
        if (!stop || stop.html === stops[0] || stops.length > MAX_STOPS) break;
        expect([stop.html, stop.isShown]).toEqual([stop.html, true]);
        stops.push(stop.html);
      }
      // Embedded pages have no navigation to skip.
      if (!isEmbedPath(address)) expect(stops[0]).toContain('href="#main"');
      // Counted at the end, because elements that a slow machine adds behind the focus are reached as well.
      expect(stops.length).toBe(await countReachable(page));
    },
  );

  it('the skip link moves the focus to the main content', async () => {
    const { page } = await visit(browser, { url: `${app.url}/contact` });
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused(page))?.html).toContain('contact-firstName');
  });
});

describe('a toast', () => {
  async function calculator() {
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${app.url}/probate-calculator`);
    await untilHydrated(page);
    const toast = page.getByRole('region', { name: 'Notifications (F8)' });
    const calculate = () => page.getByRole('button', { name: 'Calculate' }).click();
    return { page, toast, calculate };
  }

  it('for an error stays until dismissed, one at a time; F8 focuses it and a 50 px swipe dismisses it', async () => {
    const { page, toast, calculate } = await calculator();
    await calculate();
    await calculate();
    await toast.getByText('Invalid Input').waitFor();
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(60_000);
    expect(await toast.isVisible()).toBe(true);
    await page.keyboard.press('F8');
    expect(await toast.getByRole('alert').evaluate((box) => box === document.activeElement)).toBe(
      true,
    );
    const swipe = async (pixels: number) => {
      const box = await toast.getByRole('alert').boundingBox();
      const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y);
      await page.mouse.up();
    };
    await swipe(49);
    expect(await toast.isVisible()).toBe(true);
    await swipe(51);
    expect(await toast.isVisible()).toBe(false);
  });

  it('for a success disappears after five seconds', async () => {
    const { page, toast, calculate } = await calculator();
    await page.getByLabel('Estate value').fill('500000');
    await page.getByRole('main').getByLabel('Email Address').fill('heir@example.com');
    await calculate();
    await toast.getByText('Calculation Saved').waitFor();
    // A toast under the pointer would pause its timeout.
    await page.mouse.move(5, 400);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_500);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(2_600);
    expect(await toast.isVisible()).toBe(false);
  });
});

describe('a tooltip', () => {
  const tip = (page: Page) => page.locator('[popover]');
  const share = (page: Page, network: string) =>
    page.getByRole('link', { name: `Share on ${network}` }).first();

  it('opens after 700 ms, the next one immediately, and closes on Escape', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${app.url}/blog/living-trust-or-will`);
    await untilHydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await share(page, 'Facebook').hover();
    await tip(page).waitFor({ state: 'attached' });
    await nextTurn(page);
    await page.clock.runFor(690);
    expect(await tip(page).isVisible()).toBe(false);
    await page.clock.runFor(20);
    expect(await tip(page).innerText()).toBe('Share on Facebook (opens in a new tab)');
    await share(page, 'LinkedIn').hover();
    await page.clock.runFor(1);
    expect(await tip(page).innerText()).toContain('LinkedIn');
    await page.keyboard.press('Escape');
    await expect.poll(() => tip(page).isVisible()).toBe(false);
    await page.mouse.move(5, 400);
    await page.clock.runFor(400);
    await share(page, 'Facebook').hover();
    await page.clock.runFor(1);
    expect(await tip(page).isVisible()).toBe(false);
  });

  it('opens immediately on keyboard focus and stays inside the window', async () => {
    const { page } = await visit(browser, {
      url: `${app.url}/blog/living-trust-or-will`,
    });
    await untilHydrated(page);
    await share(page, 'X').focus();
    await page.keyboard.press('Tab');
    await tip(page).waitFor({ state: 'visible' });
    const box = await tip(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1280).toBe(true);
  });
});

it('hovering over a link prefetches its page once', async () => {
  const { page, troubles } = await visit(browser, { url: app.url });
  await untilHydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const about = page.getByRole('navigation', { name: 'Main' }).getByText('About');
  const answered = page.waitForResponse((response) => response.url().endsWith('/about'));
  await about.hover();
  expect((await answered).status()).toBe(200);
  await page
    .getByRole('link', { name: 'Free Consultation' })
    .or(page.locator('h1'))
    .first()
    .hover();
  await about.hover();
  await about.click();
  await page.waitForURL('**/about');
  expect(asked.filter((path) => path === '/about').length).toBeLessThanOrEqual(2);
  expect(troubles).toEqual([]);
});
