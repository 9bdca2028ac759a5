import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { launchBrowser, type Visit, visit } from './browser.ts';

type AppOptions = NonNullable<Parameters<typeof startTestApp>[0]>;

export type SignInOptions = Omit<Partial<Parameters<typeof visit>[1]>, 'url'>;

/**
 * Starts an app and a browser for the tests of one file, from its first hook to its end. `prepare` returns the options
 * of the app.
 */
export function startAdmin(prepare: () => Promise<AppOptions> | AppOptions = () => ({})) {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    const options = await prepare();
    [app, browser] = await Promise.all([
      startTestApp({ ...options, env: { ...STAFF_ENV, ...options.env } }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  return {
    get app() {
      return app;
    },
    get db() {
      return app.deps.db;
    },
    get url() {
      return app.url;
    },
    /** A visitor who has not signed in. */
    visit: async (path = '/', options?: SignInOptions) =>
      goneAfterTest(await visit(browser, { ...options, url: app.url + path })),
    signIn: async (path: string, options?: SignInOptions) =>
      goneAfterTest(await signInAsStaff(browser, app, path, options)),
  };
}

/** Closes the context even if the test failed: open back office pages keep sending requests. */
function goneAfterTest(visitor: Visit): Visit {
  onTestFinished(() => visitor.context.close());
  return visitor;
}

/** Opens a page of the back office signed in as staff. The app must be started with `STAFF_ENV`. */
export async function signInAsStaff(
  browser: Browser,
  app: TestApp,
  path: string,
  options: SignInOptions = {},
): Promise<Visit> {
  const admin = await visit(browser, { ...options, url: app.url + path });
  const { page } = admin;
  // Shorter than the timeout of a test, so that a failure names the locator.
  page.setDefaultTimeout(45_000);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // The address changes before the page does.
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor({ state: 'detached' });
  await page.locator('main h1').waitFor();
  return admin;
}

/**
 * Whether the page is wider than the window, which it should never be. Compared with the width that the test requested:
 * a phone zooms out a page that is too wide, and `innerWidth` grows with it.
 */
export const scrollsSideways = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) >
  (page.viewportSize()?.width ?? 0);
