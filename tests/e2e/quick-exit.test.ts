import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { boxOf, newContext, sharedBrowser, untilHydrated, VIEWPORTS, visit } from './browser.ts';
import { layoutShiftOf } from './layout-shift.ts';
import { slownessOf } from './processor-slowness.ts';

const NEUTRAL = 'https://www.weather.gov/';
const MAX_BLANK_MS = 50;
const NOT_BLANK = Infinity;
/** Other load on the machine slows some rounds only; a slow exit is slow in every round. */
const ROUNDS = 8;
const THROTTLE = 6;

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

/** Opens a page with the browser's own clock, which the navigation type depends on, and a mock of the neutral site. */
async function open(path: string, device: keyof typeof VIEWPORTS = 'desktop') {
  const isPhone = device === 'phone';
  const context = await newContext(browser, {
    ...{ viewport: VIEWPORTS[device], isMobile: isPhone, hasTouch: isPhone },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`${NEUTRAL}**`, showForecast);
  await page.goto(app.url + path);
  return { page, asked };
}

const showForecast = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Forecast</title>Sunny' });

const control = (page: Page) => page.getByRole('link', { name: 'Leave this page' }).first();
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

describe('leaving', () => {
  it.each(['before', 'during', 'after'] as const)(
    'makes the page blank within 50 ms on a slow phone, %s hydration',
    async (state) => {
      const rounds: number[] = [];
      while (rounds.length < ROUNDS && !rounds.some((ms) => ms < MAX_BLANK_MS)) {
        rounds.push(await untilBlankMs(state));
      }
      expect(rounds).not.toContain(NOT_BLANK);
      expect(Math.min(...rounds)).toBeLessThan(MAX_BLANK_MS);
    },
  );

  it('clears what was typed and stored, and Back shows no page of this site', async () => {
    const { page, asked } = await open('/about');
    await page.goto(`${app.url}/contact`);
    await untilHydrated(page);
    await page.getByLabel('First Name').fill('Dana');
    await page.evaluate(() => sessionStorage.setItem('lawfront-booking', '{}'));
    // A result of `evaluate` would be lost when the page is replaced.
    const fields = Promise.withResolvers<string>();
    await page.exposeFunction('tellFields', fields.resolve);
    await page.evaluate(() =>
      new MutationObserver(() => {
        // This element is the last change before the page is replaced.
        if (!document.querySelector('meta[content=no-referrer]')) return;
        const inputs = Array.from(document.querySelectorAll('input'), ({ value }) => value);
        (window as unknown as { tellFields: (text: string) => void }).tellFields(inputs.join(''));
      }).observe(document.head, { childList: true }),
    );
    await Promise.all([page.waitForURL(NEUTRAL), control(page).click()]);
    expect(await fields.promise).toBe('');
    const before = asked.length;
    await Promise.all([page.waitForRequest(NEUTRAL), page.evaluate(() => history.back())]);
    await page.waitForURL(NEUTRAL);
    expect(asked.slice(before)).toContain('/about');
    await page.goto(`${app.url}/robots.txt`);
    expect(await storedKeys(page)).toEqual(['left']);
    // Opening the site again shows it as usual.
    await page.goto(`${app.url}/contact`);
    await untilHydrated(page);
    await page.getByLabel('First Name').click();
    await expect.poll(() => storedKeys(page)).not.toContain('left');
  });

  it('leaves nothing in the storage of a tab that had one page of this site', async () => {
    const { page } = await open('/contact');
    await page.evaluate(() => sessionStorage.setItem('lawfront-booking', '{}'));
    await Promise.all([page.waitForURL(NEUTRAL), control(page).click()]);
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.goto(`${app.url}/robots.txt`);
    expect(await storedKeys(page)).toEqual([]);
  });

  it('is a link without scripts, to a site that is not told where its visitor comes from', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/schedule`);
    expect(await control(page).getAttribute('href')).toBe(NEUTRAL);
    expect(await control(page).getAttribute('rel')).toBe('noreferrer noopener');
  });
});

/** Milliseconds from a click until the page is blank, on a slow phone, normalized to the usual machine. */
async function untilBlankMs(state: 'before' | 'during' | 'after'): Promise<number> {
  const { page } = await open('/robots.txt', 'phone');
  const slowness = await slownessOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const blankMs = measureBlank(page);
  // If the page were replaced immediately, there would be no further frame to measure.
  await page.route(`${NEUTRAL}**`, async (route) => {
    await blankMs;
    await showForecast(route);
  });
  // Blocks the scripts, so that the page is never hydrated.
  if (state === 'before') await page.route('**/assets/*.js', () => {});
  await page.goto(`${app.url}/contact`, { waitUntil: 'commit' });
  await control(page).waitFor();
  if (state === 'after') await untilHydrated(page);
  const { x, y } = await boxOf(control(page));
  if (state === 'during') {
    const entry = page.waitForRequest('**/entry-client*.js');
    await page.getByLabel('First Name').focus();
    await entry;
  }
  // Not awaited, because a click resolves only after the navigation that it starts.
  void page.mouse.click(x + 10, y + 10).catch(() => {});
  const ms = (await blankMs) / slowness;
  await page.context().close();
  return ms;
}

/** The time from the pointer event to the first frame without any content of the page. */
async function measureBlank(page: Page): Promise<number> {
  return new Promise((resolve) => {
    void page.exposeFunction('reportBlank', resolve);
    void page.addInitScript(() => {
      addEventListener(
        'click',
        () => {
          const startMs = performance.now();
          requestAnimationFrame(() => {
            const { display } = getComputedStyle(document.documentElement);
            const page = self as unknown as { reportBlank: (ms: number) => void };
            page.reportBlank(display === 'none' ? performance.now() - startMs : Infinity);
          });
        },
        true,
      );
    });
  });
}

describe('Shift, three times', () => {
  it('leaves, also while a field has the focus', async () => {
    const { page } = await open('/contact');
    await untilHydrated(page);
    await page.getByLabel('First Name').focus();
    await page.keyboard.type('DANA Whitfield');
    await page.keyboard.press('Shift');
    await page.keyboard.press('Shift');
    await page.getByText('Press Shift once more to leave').waitFor();
    await Promise.all([page.waitForURL(NEUTRAL), page.keyboard.press('Shift')]);
  });

  it('does nothing on an on-screen keyboard', async () => {
    const { page } = await open('/contact', 'phone');
    await page.getByLabel('First Name').focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.locator('html').getAttribute('data-shift')).toBe(null);
    // Shortcuts of a connected keyboard work while nothing has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Shift');
    expect(await page.locator('html').getAttribute('data-shift')).toBe('1');
  });
});

describe('the control', () => {
  it.each([
    [320, 640],
    [390, 844],
    [640, 360],
    [1280, 900],
    [1920, 1080],
  ])('is covered by nothing at %i by %i, and moves nothing', async (width, height) => {
    // Once before, so that the fonts are in the cache: a page whose font comes late moves by itself.
    const { page } = await open('/contact');
    await page.setViewportSize({ width, height });
    await page.goto(`${app.url}/contact`);
    for (const at of [0, 400, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await control(page).click({ trial: true });
      const { y } = await boxOf(control(page));
      expect(y).toBeLessThan(8);
    }
    expect(await layoutShiftOf(page)).toBe(0);
  });

  it('stays in view with the keyboard of a phone open', async () => {
    const { page } = await open('/contact', 'phone');
    await untilHydrated(page);
    await page.getByLabel('First Name').tap();
    const shown = () =>
      page.locator('[data-quick-exit]').evaluate((bar) => bar.getBoundingClientRect().y);
    // An on-screen keyboard moves the visible part of the page down, which no emulation does.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          Object.defineProperty(visualViewport, 'offsetTop', { value: 180, configurable: true });
          visualViewport?.dispatchEvent(new Event('scroll'));
        });
        return shown();
      })
      .toBe(180);
  });

  it.each(['phone', 'desktop'] as const)(
    'is in the dialogs that open on a page (%s)',
    async (device) => {
      const { page } = await visit(browser, { device, url: app.url });
      await page.route(`${NEUTRAL}**`, showForecast);
      await untilHydrated(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Schedule Consultation' })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Choose a day' }).waitFor();
      await dialog.getByRole('button', { name: 'Mar 25, 2031' }).click();
      await dialog.getByRole('button', { name: '9:00 AM', exact: true }).click();
      await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
      await dialog.getByLabel('First Name').fill('Dana');
      await dialog.getByLabel('Additional Notes').scrollIntoViewIfNeeded();
      await control(page).click({ trial: true });
      // The confirmation dialog that covers the booking has one, too.
      await page.evaluate(() => history.back());
      const question = page.getByRole('dialog', { name: 'Close the booking?' });
      await Promise.all([
        page.waitForURL(NEUTRAL),
        question.getByRole('link', { name: 'Leave this page' }).click(),
      ]);
    },
  );
});
