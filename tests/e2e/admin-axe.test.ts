import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { SECTIONS } from '../../web/admin/sections.ts';
import { THEMES } from '../../web/lib/theme.ts';
import { scrollsSideways, signInAsStaff } from './admin.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { violationsOn } from './axe.ts';
import { openVisit, sharedBrowser, type Visit, visit } from './browser.ts';
import { fillAdmin } from './fill-admin.ts';
import { routesWithout } from './sweep/routes.ts';
import { lookFaultsAtWidths } from './sweep/sweep.ts';
import { textsOnBorders } from './texts-on-borders.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), sharedBrowser()]);
  await fillAdmin(app);
});
afterAll(async () => {
  await app?.close();
});

describe('every screen and all that opens on it is accessible and looks right in every theme, and no policy blocks any of it', () => {
  let staff: Visit;
  let blocked: string[];
  beforeAll(async () => {
    staff = await signInAsStaff(browser, app, '/admin', { isFirst: true }, openVisit);
    blocked = await recordBlocked(staff.page);
  });
  afterAll(() => staff.close());

  it.each(ADMIN_SCREENS)('$path', async ({ path, ready, opens = {}, isRefused }) => {
    const { page, troubles } = staff;
    const load = async () => {
      await page.goto(app.url + path);
      await page.locator('main h1').waitFor();
      await ready?.(page);
      await expect.poll(() => page.locator('main').getByText('Loading…').count()).toBe(0);
    };
    await load();
    expect(await violationsByTheme(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await textsOnBorders(page)).toEqual([]);
    const looks = await lookFaultsAtWidths(page);
    for (const [index, [name, open]] of Object.entries(opens).entries()) {
      if (index > 0) await load();
      await open(page);
      const found = await violationsByTheme(page, await layerOf(page));
      expect([name, found]).toEqual([name, []]);
      looks.push(...(await lookFaultsAtWidths(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(looks).toEqual([]);
    const others = troubles
      .splice(0)
      .filter((trouble) => !(isRefused && trouble.includes('status of 400')));
    expect({ blocked: blocked.splice(0), others }).toEqual({ blocked: [], others: [] });
  });

  it('includes every section', () => {
    const paths = ADMIN_SCREENS.map(({ path }) => path.split('?')[0]);
    expect(SECTIONS.filter(({ to }) => !paths.includes(to))).toEqual([]);
  });

  it('includes every route', async () => {
    const paths = ADMIN_SCREENS.map(({ path }) => path);
    // The editor of a page opens from the list of pages.
    expect(await routesWithout(paths, 'admin')).toEqual(['/admin/pages/$id']);
  });

  it('an unknown address', async () => {
    await staff.page.goto(`${app.url}/admin/nothing-here`);
    await staff.page.locator('main h1').waitFor();
    expect(await violationsByTheme(staff.page)).toEqual([]);
    expect(await lookFaultsAtWidths(staff.page)).toEqual([]);
    expect(blocked).toEqual([]);
  });
});

it('the sign-in page and that of a waiting account are accessible in every theme, and no policy blocks any of them', async () => {
  const { page, troubles } = await visit(browser, { isFirst: true, url: `${app.url}/newsletter` });
  const blocked = await recordBlocked(page);
  await page.goto(`${app.url}/login?redirect=/admin`);
  for (const name of ['Confirm', 'Sign Up', 'Sign In']) {
    await page.getByRole('tab', { name }).click();
    expect([name, await violationsByTheme(page)]).toEqual([name, []]);
  }
  await page.getByLabel('Username').fill('maren');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Your account is waiting for approval.').waitFor();
  expect(await violationsByTheme(page)).toEqual([]);
  expect({ blocked, troubles }).toEqual({ blocked: [], troubles: [] });
});

/** The rules whose result depends on the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The selector of the dialog or menu on top of a screen, if any: what is behind it has already been checked in every
 * theme.
 */
async function layerOf(page: Page): Promise<string | undefined> {
  const layers = '[role="dialog"], [role="menu"]';
  return (await page.locator(layers).count()) > 0 ? layers : undefined;
}

/**
 * Violations of any rule in the light theme, and of the colour rules in the other themes, which change only colours. In
 * those, only the elements `within` a selector are checked.
 */
async function violationsByTheme(page: Page, within?: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.classList.remove('dark', 'warm');
      if (chosen !== 'light') document.documentElement.classList.add(chosen);
    }, theme);
    const violations = await violationsOn(page, {
      // A frame shows a page of the site or a mail, which have their own tests.
      without: 'iframe',
      ...(theme !== 'light' && { rules: OF_COLOURS, ...(within && { within }) }),
    });
    found.push(...violations.map((violation) => [theme, ...violation]));
  }
  return found;
}

/** Records what the content security policy blocks in pages that are opened from now on. */
async function recordBlocked(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.exposeFunction('recordBlocked', (what: string) => void blocked.push(what));
  await page.addInitScript(() => {
    const { recordBlocked: record } = window as unknown as { recordBlocked(what: string): void };
    document.addEventListener('securitypolicyviolation', (event) => {
      record(`${location.pathname}: ${event.effectiveDirective} blocks ${event.blockedURI}`);
    });
  });
  return blocked;
}
