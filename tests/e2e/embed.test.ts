import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EmbedKey } from '../../src/features/embed/frame-rules.ts';
import type { EmbedTheme } from '../../src/features/embed/rules.ts';
import { scriptTagOf } from '../../src/features/embed/snippet-rules.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { violationsOn } from './axe.ts';
import { launchBrowser, newContext, sharedBrowser, VIEWPORTS } from './browser.ts';
import { type ForeignSite, startForeignSite } from './foreign-site.ts';
import { hasFocus } from './keyboard.ts';
import { layoutShiftOf } from './layout-shift.ts';

let app: TestApp;
let browser: Browser;
/** A website that may embed the pages, and one that may not. */
let ours: ForeignSite;
let theirs: ForeignSite;

const SPACE = '<div style="height:2500px"></div>';

/** Handles `/{part}/{theme}`, with `?below` for a frame far below the fold; `/frame` is a frame without the script. */
function bodyOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site.example');
  const [, part, theme = 'light'] = pathname.split('/');
  const tag = scriptTagOf({
    publicUrl: app.url,
    show: part as EmbedKey,
    theme: theme as EmbedTheme,
  });
  const frame = `<iframe title="Booking" style="width:100%;height:1600px" src="${app.url}/embed/booking?theme=warm"></iframe>`;
  return `<main><h1>Another site</h1>${search === '?below' ? SPACE : ''}${part === 'frame' ? frame : tag}
    <p>Below the frame</p>${SPACE}</main>`;
}

beforeAll(async () => {
  [app, browser, ours, theirs] = await Promise.all([
    startTestApp(),
    sharedBrowser(),
    startForeignSite(bodyOf),
    startForeignSite(bodyOf),
  ]);
  await app.deps.db
    .updateTable('embedSettings')
    .set({ origins: [ours.url] })
    .execute();
});
afterAll(async () => {
  await Promise.all([ours.close(), theirs.close()]);
  await app.close();
});

/** Simulates browsers that block the storage of third-party frames: each access throws. */
function blockStorage() {
  if (window === window.top) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

async function open(url: string, options: BrowserContextOptions = {}, by = browser) {
  const context = await newContext(by, {
    viewport: VIEWPORTS.desktop,
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TEST_NOW);
  if (options.javaScriptEnabled !== false) await page.addInitScript(blockStorage);
  const troubles: string[] = [];
  const sizes = new Map<string, number>();
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('response', async (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === app.url) sizes.set(pathname, (await response.body().catch(() => '')).length);
  });
  await page.goto(url);
  return { page, context, frame: page.frameLocator('iframe'), troubles, sizes };
}

/** Presses Tab until an element in the frame has the focus. */
async function tabIn(page: Page, frame: FrameLocator, role: 'button' | 'textbox', name: RegExp) {
  const target = frame.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

const bookedBy = (email: string) =>
  app.deps.db.selectFrom('appointments').select('status').where('email', '=', email).execute();

describe.each(['desktop', 'phone'] as const)('on another site, on a %s', (device) => {
  const options = { viewport: VIEWPORTS[device], isMobile: device === 'phone' };

  it('a visitor without storage books by the keyboard alone, and nothing moves', async () => {
    const email = `framed@${device}.example`;
    const { page, frame, context, troubles } = await open(`${ours.url}/booking`, options);
    // The steps of the client have replaced those without scripts, whose times are buttons too.
    await frame.getByRole('button', { name: /^Continue/ }).waitFor();
    await frame.locator('[data-server="plain-booking"]').waitFor({ state: 'detached' });
    await tabIn(page, frame, 'button', device === 'phone' ? /^Tue, Mar 11, 9/ : /^Tue, Mar 11, 1/);
    await page.keyboard.press('Enter');
    await tabIn(page, frame, 'button', /^Continue/);
    // The content below the frame is visible when the next step needs more height.
    await page.getByText('Below the frame').scrollIntoViewIfNeeded();
    await page.keyboard.press('Enter');
    const heading = frame.getByRole('heading', { name: 'Your Information' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    for (const [label, text] of [
      [/^First Name/, 'Dana'],
      [/^Last Name/, 'Whitfield'],
      [/^Email Address/, email],
    ] as const) {
      await tabIn(page, frame, 'textbox', label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Div');
    expect(await frame.getByLabel('Practice Area').inputValue()).toBe('divorce');
    await tabIn(page, frame, 'button', /^Book Consultation/);
    await page.keyboard.press('Enter');
    const done = frame.getByRole('heading', { name: 'Consultation Confirmed' });
    await expect.poll(() => hasFocus(done)).toBe(true);
    expect(await frame.getByRole('button', { name: 'Done' }).count()).toBe(0);

    expect(await bookedBy(email)).toHaveLength(1);
    expect(await layoutShiftOf(page)).toBe(0);
    expect((await context.storageState()).cookies).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('the calculator has room for its result, and nothing moves', async () => {
    const { page, frame, troubles } = await open(`${ours.url}/calculator/dark`, options);
    await frame.locator('html.dark').waitFor();
    await frame.getByLabel('Estate value').fill('1250000');
    await page.getByText('Below the frame').scrollIntoViewIfNeeded();
    await frame.getByLabel('Estate value').press('Enter');
    await frame.getByText('could save your family').waitFor();
    await expect
      .poll(() => frame.locator('html').evaluate(({ scrollHeight }) => scrollHeight - innerHeight))
      .toBe(0);
    expect(await layoutShiftOf(page)).toBe(0);
    expect(troubles).toEqual([]);
  });

  it.each(['booking/warm', 'calculator/dark'])('axe finds nothing in %s', async (path) => {
    const { page, frame } = await open(`${ours.url}/${path}`, options);
    await frame.getByRole('contentinfo').waitFor();
    await expect.poll(() => page.locator('iframe').getAttribute('style')).toContain('opacity: 1');
    expect(await violationsOn(page)).toEqual([]);
  });
});

it('the frame loses its scroll bar when the result of the calculator needs more height', async () => {
  const withScrollBars = await launchBrowser({ classicScrollBars: true });
  onTestFinished(() => withScrollBars.close());
  const { frame } = await open(`${ours.url}/calculator`, {}, withScrollBars);
  await frame.getByLabel('Estate value').fill('1250000');
  await frame.getByLabel('Estate value').press('Enter');
  await frame.getByText('could save your family').waitFor();
  await expect
    .poll(() => frame.locator('html').evaluate(({ clientWidth }) => innerWidth - clientWidth))
    .toBe(0);
});

it('at most 3 KB are loaded before the frame is seen', async () => {
  const { page, frame, sizes } = await open(`${ours.url}/booking?below`);
  await page.locator('iframe').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect([...sizes.keys()]).toEqual(['/embed.js']);
  expect(sizes.get('/embed.js')).toBeLessThanOrEqual(3_000);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await frame.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
  expect(await layoutShiftOf(page)).toBe(0);
});

describe('a site that is not in the list', () => {
  it('is refused by the browser, and shows a link instead', async () => {
    const { page, troubles } = await open(`${theirs.url}/booking`);
    await expect.poll(() => troubles.join()).toContain('frame-ancestors');
    const link = page.getByRole('link', { name: 'Book a consultation' });
    expect(await link.getAttribute('href')).toBe(`${app.url}/schedule`);
    expect(await page.locator('iframe').evaluate((frame) => frame.style.opacity)).toBe('0');
    await expect
      .poll(() => page.frames().map((each) => each.url()))
      .toEqual([`${theirs.url}/booking`, 'chrome-error://chromewebdata/']);
  });

  it('is refused for the pages that nobody embeds, as is a site in the list', async () => {
    for (const path of ['/schedule', '/', '/login', '/embed/nothing']) {
      const { page, troubles } = await open(`${ours.url}/booking?below`);
      await page.locator('iframe').evaluate((frame, src) => {
        (frame as HTMLIFrameElement).src = src;
      }, app.url + path);
      await expect.poll(() => troubles.join()).toContain("frame-ancestors 'none'");
    }
  });
});

it('only messages of the frame change its height', async () => {
  const { page, frame } = await open(`${ours.url}/booking`);
  await frame.getByRole('contentinfo').waitFor();
  await expect.poll(() => page.locator('iframe').getAttribute('style')).toContain('opacity: 1');
  const heightOf = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  const before = await heightOf();
  await page.evaluate(async () => {
    const width = document.querySelector('iframe')?.clientWidth;
    const arrived = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postMessage({ type: 'lawfront:size', width, height: 5_000 }, '*');
    await arrived;
  });
  expect(await heightOf()).toBe(before);
});

it('without scripts all steps stay in the frame and keep its theme, and other links leave it', async () => {
  const email = 'framed@plain.example';
  const { page, context, frame } = await open(`${ours.url}/frame`, { javaScriptEnabled: false });
  await frame.getByLabel('Consultation type').selectOption('estate-planning');
  await frame.getByRole('button', { name: 'Show Times' }).click();
  await frame.getByRole('button', { name: 'Mar 13, 2031' }).click();
  await frame.getByRole('button', { name: '10:30 AM', exact: true }).click();
  await frame.getByLabel('First Name').fill('Dana');
  await frame.getByLabel('Last Name').fill('Whitfield');
  await frame.getByLabel('Email Address').fill('no@address');
  await frame.getByLabel('Practice Area').selectOption('divorce');
  await frame.getByRole('button', { name: 'Book Consultation' }).click();
  await frame.getByText('Please enter a valid email address').waitFor();
  await frame.getByLabel('Email Address').fill(email);
  await frame.getByRole('button', { name: 'Book Consultation' }).click();
  await frame.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
  await frame.locator('html.warm').waitFor({ state: 'attached' });
  expect(await bookedBy(email)).toHaveLength(1);

  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Privacy Policy' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/privacy');
  await frame.getByRole('link', { name: 'Book Another' }).click();
  await frame.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
  await frame.locator('html.warm').waitFor({ state: 'attached' });
  expect(page.url()).toBe(`${ours.url}/frame`);
});
