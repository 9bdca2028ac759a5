import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { boxOf, newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

describe.each(['phone', 'desktop'] as const)('a link to a service on a %s', (device) => {
  it.each([
    ['Divorce & Separation', 'Divorce and separation'],
    ['Child Custody', 'Child custody'],
    ['Trust Administration', 'Trust administration'],
    ['Probate Services', 'Probate'],
  ])('%s leads to the heading %s', async (link, heading) => {
    const { page, troubles } = await visit(browser, { device, url: `${app.url}/about` });
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await page.waitForURL('**/practice-areas/*');
    await untilHydrated(page);
    const top = () =>
      page
        .getByRole('heading', { name: heading, exact: true })
        .evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(troubles).toEqual([]);
  });
});

it('on a desktop, headings stand left of the text and notes right of it', async () => {
  const url = `${app.url}/practice-areas/family-law`;
  const { page } = await visit(browser, { device: 'desktop', url });
  const heading = await boxOf(page.getByRole('heading', { name: 'Support', exact: true }));
  const text = await boxOf(page.getByText('Child support follows a formula'));
  const note = await boxOf(page.getByRole('note').filter({ hasText: 'A petition' }));
  expect(text.width).toBeGreaterThan(500);
  expect(heading.x + heading.width).toBeLessThanOrEqual(text.x);
  expect(note.x).toBeGreaterThanOrEqual(text.x + text.width);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(note.x + note.width).toBeLessThanOrEqual(width);
});

describe('the safety notice on the family law page', () => {
  it.each(['phone', 'desktop'] as const)('is in the viewport on load on a %s', async (device) => {
    const url = `${app.url}/practice-areas/family-law`;
    const { page } = await visit(browser, { device, url });
    for (const name of ['911', '1-800-799-7233', 'Leave this page']) {
      const link = page.getByRole('main').getByRole('link', { name }).first();
      const box = await link.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(
        page.viewportSize()?.height ?? 0,
      );
    }
  });

  it('the exit link replaces the history entry, so that Back does not return', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    await page.route('https://www.weather.gov/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto(`${app.url}/practice-areas/family-law`);
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Leave this page' }).click();
    await page.waitForURL('https://www.weather.gov/**');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it('the exit link works without scripts', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/practice-areas/family-law`);
    const link = page.getByRole('main').getByRole('link', { name: 'Leave this page' });
    expect(await link.getAttribute('href')).toBe('https://www.weather.gov/');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
  });
});
