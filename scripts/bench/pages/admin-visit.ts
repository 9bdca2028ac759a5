import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/e2e/browser.ts';

/** The password of the account `admin`, for the environment of a measured site. */
export const STAFF_PASSWORD = 'correct horse battery';

/** Opens a browser that is signed in to the back office of a measured site; undefined without Chromium. */
export async function signInToSite(
  url: string,
): Promise<{ page: Page; close(): Promise<void> } | undefined> {
  const browser = await launchBrowser().catch(() => undefined);
  if (!browser) return undefined;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/admin`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome back, admin' }).waitFor();
  return { page, close: () => browser.close() };
}
