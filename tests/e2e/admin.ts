import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { launchBrowser, type Visit, visit } from './browser.ts';

type AppOptions = NonNullable<Parameters<typeof startTestApp>[0]>;

export type SignInOptions = Omit<Partial<Parameters<typeof visit>[1]>, 'url'>;

/**
 * An app of its own for the tests of a file and a browser before it, both there from the first hook of the
 * file until its end. What the app is started with, `prepare` says.
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
    /** Somebody who has not signed in. */
    visit: async (path = '/') => goneAfterTest(await visit(browser, { url: app.url + path })),
    signIn: async (path: string, options?: SignInOptions) =>
      goneAfterTest(await signInAsStaff(browser, app, path, options)),
  };
}

/** Also of a test that has failed: pages of the office go on asking. */
function goneAfterTest(visitor: Visit): Visit {
  onTestFinished(() => visitor.context.close());
  return visitor;
}

/** Staff before a page of the back office. The app must be started with `STAFF_ENV`. */
export async function signInAsStaff(
  browser: Browser,
  app: TestApp,
  path: string,
  options: SignInOptions = {},
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

/**
 * Whether the page is wider than the window, which no width should need. Compared with the window that the test asked
 * for: on a phone a page that is too wide is shown smaller, and `innerWidth` grows with it.
 */
export const scrollsSideways = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) >
  (page.viewportSize()?.width ?? 0);
