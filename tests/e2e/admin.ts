import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { CLIENT_ID, PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { MAIN_GROUPS } from '../../web/admin/main-groups.ts';
import type { AdminPath, Entry } from '../../web/admin/section.ts';
import { entryOf, isSetting, sectionOf } from '../../web/admin/sections.ts';
import { SETTINGS } from '../../web/admin/settings-groups.ts';
import { openVisit, sharedBrowser, type Visit, type VisitOptions, visit } from './browser.ts';

type AppOptions = NonNullable<Parameters<typeof startTestApp>[0]>;

export type SignInOptions = Omit<VisitOptions, 'url'> & {
  /** The username; `admin` unless given. */
  as?: string;
};

/**
 * Starts an app, and a browser if there is none yet, for the tests of one file, from its first hook to its last.
 * `prepare` returns the options of the app.
 */
export function startAdmin(prepare: () => Promise<AppOptions> | AppOptions = () => ({})) {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    const options = await prepare();
    [app, browser] = await Promise.all([
      startTestApp({ ...options, env: { ...STAFF_ENV, ...options.env } }),
      sharedBrowser(),
    ]);
  });
  afterAll(async () => {
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
    visit: (path = '/', options?: SignInOptions) =>
      visit(browser, { ...options, url: app.url + path }),
    signIn: (path: string, options?: SignInOptions) => signInAsStaff(browser, app, path, options),
    /** Like `visit`, for use in a hook: the caller must close the visit. */
    open: (path: string, options?: SignInOptions) =>
      signInAsStaff(browser, app, path, options, openVisit),
    signInByForm: (path: string, options?: SignInOptions) =>
      signInByForm(browser, app, path, options),
  };
}

/**
 * Opens a page of the back office, signed in as staff with a new session. The app must be started with `STAFF_ENV`.
 * With `openVisit` as `open`, it can be called in a hook. Skips the sign-in form, which takes half a second of CPU time
 * in the browser and has its own tests.
 */
export async function signInAsStaff(
  browser: Browser,
  app: TestApp,
  path: string,
  { as = 'admin', ...options }: SignInOptions = {},
  open = visit,
): Promise<Visit> {
  const session = await newSession(app, as);
  return whenShown(await open(browser, { ...options, session, url: app.url + path }));
}

/** Like `signInAsStaff`, through the sign-in form. */
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
  // The URL changes before the page does.
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor({ state: 'detached' });
  return whenShown(admin);
}

async function whenShown(admin: Visit): Promise<Visit> {
  // Shorter than the timeout of a test, so that a failure names the locator.
  admin.page.setDefaultTimeout(45_000);
  await admin.page.locator('main h1').waitFor();
  return admin;
}

/** The session storage that the sign-in form leaves in the tab: the keys are those of Amplify. */
async function newSession(app: TestApp, username: string): Promise<Record<string, string>> {
  const { body } = await poolClient(app).signIn(username);
  const { AccessToken, IdToken, RefreshToken } = body.AuthenticationResult;
  const client = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
  return {
    [`${client}.LastAuthUser`]: username,
    [`${client}.${username}.accessToken`]: AccessToken,
    [`${client}.${username}.idToken`]: IdToken,
    [`${client}.${username}.refreshToken`]: RefreshToken,
    [`${client}.${username}.clockDrift`]: '0',
    [`${client}.${username}.signInDetails`]: JSON.stringify({
      loginId: username,
      authFlowType: 'USER_SRP_AUTH',
    }),
    'lawfront-keep-signed-in': '0',
  };
}

/**
 * Whether the page is wider than the window, which it should never be. Compares with the width that the test requested,
 * because a phone zooms out a page that is too wide, and `innerWidth` grows with it.
 */
export const scrollsSideways = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) >
  (page.viewportSize()?.width ?? 0);

/** Focuses the window, as when a user returns to the tab: lists that may have changed are fetched again. */
export const focusWindow = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Chooses an item of the menu in the head of a screen. */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Chooses an item of the open menu with the keyboard. */
export async function chooseByKeyboard(
  page: Page,
  name: string | RegExp,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  const item = page.getByRole(role, { name });
  const isFocused = () => item.evaluate((element) => element === document.activeElement);
  // The menu takes the focus a moment after it has opened.
  await page.locator('[role="menu"] :focus').waitFor({ state: 'attached' });
  while (!(await isFocused())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/**
 * Presses a button with the keyboard. A click would be lost if content that is still loading moves the button between
 * pressing and releasing the mouse.
 */
export const pressByKey = (button: Locator): Promise<void> => button.press('Enter');

/** Opens a section through the navigation: by its entry or through the settings, then by its tab. */
export async function openSection(page: Page, to: AdminPath): Promise<void> {
  const section = sectionOf(to) ?? expect.fail(`${to} is no section`);
  const entry = entryOf(section) ?? expect.fail(`${to} is in no entry`);
  const main = page.getByRole('main');
  const link = (place: Locator, { label }: Entry) =>
    place.getByRole('link', { name: new RegExp(`^${label}\\b`) });
  const sidebar = page.getByRole('complementary', { name: 'Back office' });
  const tabs = page.getByRole('navigation', { name: 'Back office, short' });
  // A page to print has no navigation, only a way back.
  const back = page.getByRole('link', { name: 'Back to the settings' });
  await sidebar.or(tabs).or(back).filter({ visible: true }).waitFor();
  if (await back.isVisible()) {
    await back.click();
    await main.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  }
  const path = () => new URL(page.url()).pathname;
  const title = main.getByRole('heading', { level: 1 });
  let shown = { path: path(), title: await title.elementHandle() };
  /** The address changes before the page does, and the pages of one entry have the same title. */
  const untilReplaced = async () => {
    if (path() !== shown.path) await shown.title?.waitForElementState('hidden');
    shown = { path: path(), title: await title.elementHandle() };
  };
  if (!(await sidebar.isVisible())) {
    if (entry === SETTINGS) {
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Settings').click();
    } else if (MAIN_GROUPS[0]?.entries.includes(entry)) {
      await link(tabs, entry).click();
    } else {
      await tabs.getByRole('button', { name: 'More' }).click();
      await link(page.getByRole('dialog', { name: 'More' }), entry).click();
    }
  } else if (isSetting(section)) {
    await link(sidebar, SETTINGS).click();
    await main.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    if (!(await link(main, entry).isVisible())) await main.locator('summary').click();
    await link(main, entry).click();
  } else {
    await link(sidebar, entry).click();
  }
  await page.waitForURL(() => entry.sections.some((each) => each.to === path()));
  await untilReplaced();
  if (path() !== to) {
    const titles = main.getByRole('navigation', { name: entry.label, exact: true });
    const name = section.tabs?.[0]?.title ?? section.title;
    await titles.getByRole('link', { name, exact: true }).click();
  }
  await page.waitForURL(({ pathname }) => pathname === to);
  await untilReplaced();
  await page.getByRole('dialog', { name: 'More' }).waitFor({ state: 'detached' });
}

/** The button with the user's name at the foot of the sidebar. */
export const accountButton = (page: Page) =>
  page.getByRole('button', { name: /: account and theme$/ });

export async function openAccountMenu(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
}

/**
 * Makes the list fail to load until "Try again" has asked for it. It is pressed while the list still fails, because the
 * screen also asks by itself when its window gets the focus.
 */
export async function failAndRetry(page: Page, lists: RegExp): Promise<void> {
  await page.route(lists, (route) => route.abort());
  const isShown = async () => {
    await focusWindow(page);
    return page.getByText('The list could not be loaded. Nothing is lost.').isVisible();
  };
  await expect.poll(isShown).toBe(true);
  const asked = page.waitForRequest(lists);
  await page.locator('button:not([aria-busy])', { hasText: 'Try again' }).click();
  await asked;
  await page.unroute(lists);
  await expect.poll(isShown).toBe(false);
}
