import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeToken } from '../../src/features/newsletter/token.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

it('a browser without speculation rules prefetches public pages, and none that is private', async () => {
  const { page } = await visit(browser, { url: `${app.url}/robots.txt`, isFirst: true });
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto(`${app.url}/privacy`);
  const prefetched = await page.evaluate((token) => {
    const touch = (path: string, rel = '') => {
      const link = document.createElement('a');
      Object.assign(link, { href: path, rel });
      document.body.append(link);
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
      link.remove();
    };
    for (const path of ['documents', 'es/documentos', 'newsletter']) touch(`/${path}/${token}`);
    touch('/schedule?date=2031-03-12', 'nofollow');
    touch('/admin');
    touch('/about');
    const links = document.querySelectorAll('link[rel="prefetch"]');
    return Array.from(links, (link) => link.getAttribute('href'));
  }, makeToken().token);
  expect(prefetched).toEqual(['/about']);
});
