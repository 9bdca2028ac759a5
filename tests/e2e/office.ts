import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import { type Visit, visit } from './browser.ts';

/** Staff before a page of the back office. The app must be started with `STAFF_ENV`. */
export async function signInAsStaff(
  browser: Browser,
  app: TestApp,
  path: string,
  options: Partial<Parameters<typeof visit>[1]> = {},
): Promise<Visit> {
  const office = await visit(browser, { ...options, url: app.url + path });
  const { page } = office;
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.locator('main h1').waitFor();
  return office;
}

/** What axe finds wrong with a page as it stands, each with the elements. */
export async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Whether the page can be moved sideways, which no width should need. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
