import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { CLIENT_ID, PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
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
    signInByForm: async (path: string, options?: SignInOptions) =>
      goneAfterTest(await signInByForm(browser, app, path, options)),
  };
}

/** Closes the context even if the test failed: open back office pages keep sending requests. */
function goneAfterTest(visitor: Visit): Visit {
  onTestFinished(() => visitor.context.close());
  return visitor;
}

/**
 * Opens a page of the back office signed in as staff, with a session of its own. The app must be started with
 * `STAFF_ENV`. The form, which takes the browser half a second of processor time, has tests of its own.
 */
export async function signInAsStaff(
  browser: Browser,
  app: TestApp,
  path: string,
  options: SignInOptions = {},
): Promise<Visit> {
  const session = await newSession(app);
  return whenShown(await visit(browser, { ...options, session, url: app.url + path }));
}

/** The same through the sign-in form. */
export async function signInByForm(
  browser: Browser,
  app: TestApp,
  path: string,
  options: SignInOptions = {},
): Promise<Visit> {
  const admin = await visit(browser, { ...options, url: app.url + path });
  const { page } = admin;
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // The address changes before the page does.
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor({ state: 'detached' });
  return whenShown(admin);
}

async function whenShown(admin: Visit): Promise<Visit> {
  // Shorter than the timeout of a test, so that a failure names the locator.
  admin.page.setDefaultTimeout(45_000);
  await admin.page.locator('main h1').waitFor();
  return admin;
}

/** What the form leaves in the tab's session storage: the keys are those of Amplify. */
async function newSession(app: TestApp): Promise<Record<string, string>> {
  const { body } = await poolClient(app).signIn('admin');
  const { AccessToken, IdToken, RefreshToken } = body.AuthenticationResult;
  const client = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
  return {
    [`${client}.LastAuthUser`]: 'admin',
    [`${client}.admin.accessToken`]: AccessToken,
    [`${client}.admin.idToken`]: IdToken,
    [`${client}.admin.refreshToken`]: RefreshToken,
    [`${client}.admin.clockDrift`]: '0',
    [`${client}.admin.signInDetails`]: JSON.stringify({
      loginId: 'admin',
      authFlowType: 'USER_SRP_AUTH',
    }),
    'lawfront-keep-signed-in': '0',
  };
}

/**
 * Whether the page is wider than the window, which it should never be. Compared with the width that the test requested:
 * a phone zooms out a page that is too wide, and `innerWidth` grows with it.
 */
export const scrollsSideways = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) >
  (page.viewportSize()?.width ?? 0);
