import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfPage, MAX_GZIP, sizesOf } from '../../scripts/bench/pages/built-files.ts';
import { bundleFolder } from '../../src/platform/ssr/bundle-folder.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';
import { layoutShiftOf } from './layout-shift.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

describe('the theme', () => {
  it('is chosen from the menu, applied immediately, stored, and applied before the first paint', async () => {
    const { page } = await visit(browser, { url: app.url });
    await untilHydrated(page);
    const classOf = () => page.evaluate(() => document.documentElement.className);
    expect(await classOf()).toBe('');
    await page.getByTestId('theme-toggle').click();
    await expect
      .poll(() => page.getByTestId('theme-light').getAttribute('aria-checked'))
      .toBe('true');
    await page.getByTestId('theme-warm').click();
    await expect.poll(() => classOf()).toBe('warm');
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('warm');

    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await classOf()).toBe('warm');
  });

  it('can be chosen in the menu by typing its first letter', async () => {
    const { page } = await visit(browser, { url: app.url });
    await untilHydrated(page);
    await page.getByTestId('theme-toggle').click();
    await page.getByTestId('theme-light').waitFor();
    await page.keyboard.press('w');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Theme: Warm' }).waitFor();
  });
});

describe('the mobile menu', () => {
  it('has the whole navigation, opens the booking, and closes on Escape', async () => {
    const { page, troubles } = await visit(browser, { device: 'phone', url: app.url });
    await untilHydrated(page);
    expect(await page.getByTestId('theme-toggle').count()).toBe(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByTestId('theme-toggle').waitFor();
    expect(await page.getByTestId('theme-toggle').count()).toBe(1);
    const links = await menu.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(links).toEqual([
      'Home',
      'About',
      'Attorneys',
      'Practice Areas',
      'Calculator',
      'News',
      'Contact',
    ]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Schedule Consultation' }).click();
    await page.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('the calculator teaser', () => {
  it('updates the comparison while the amount is being typed', async () => {
    const { page } = await visit(browser, { url: app.url });
    await untilHydrated(page);
    const comparison = () => page.getByText('A planning estimate for an estate of').innerText();
    const estate = page.getByLabel('Estate value');
    expect(await estate.inputValue()).toBe('500,000');
    await estate.fill('1000000');
    expect(await estate.inputValue()).toBe('1,000,000');
    expect(await comparison()).toContain('$1,000,000');
    expect(await page.getByRole('main').innerText()).toContain('$38,000');
    expect(await page.getByRole('main').innerText()).toContain('$35,000');
  });
});

describe('the first load', () => {
  it('stays within the budgets for script and style, and loads no form code', async () => {
    const { page, asked: files } = await visit(browser, { isFirst: true, url: app.url });
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const { client, style } = filesOfPage(files.join(' '));
    const { gzip } = await sizesOf(client);
    expect(gzip).toBeGreaterThan(100 * 1024);
    expect(gzip).toBeLessThanOrEqual(MAX_GZIP.client);
    expect((await sizesOf(style)).gzip).toBeLessThanOrEqual(MAX_GZIP.style);
    expect(files.some((file) => file.includes('booking-flow'))).toBe(false);
    expect(
      (await readdir(path.join(await bundleFolder(), 'client', 'assets'))).some((file) =>
        file.includes('booking-flow'),
      ),
    ).toBe(true);
  });
});

describe.each(['phone', 'desktop'] as const)('layout stability on a %s', (device) => {
  it('interactions cause no layout shift', async () => {
    const { page } = await visit(browser, { device, url: `${app.url}/sitemap` });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(app.url, { waitUntil: 'commit' });
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await layoutShiftOf(page)).toBe(0);
  });
});
