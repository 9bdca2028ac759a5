import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { SECTIONS } from '../../web/admin/sections.ts';
import { signInAsStaff } from './admin.ts';
import {
  adminFilesOf,
  filesDuring,
  MAX_ADDED,
  MAX_DASHBOARD_SCRIPT,
  MAX_DASHBOARD_STYLE,
  measureAdminFiles,
} from './admin-files.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { openVisit, sharedBrowser, type Visit, visit } from './browser.ts';
import { fillAdmin } from './fill-admin.ts';
import {
  axeFaults,
  axeFaultsInLayer,
  closeLayer,
  linkFaultsByTheme,
  withoutPageBehind,
} from './sweep/axe-faults.ts';
import { jargonOn } from './sweep/jargon.ts';
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
  const filesOf = new Map<string, string[]>();
  beforeAll(async () => {
    staff = await signInAsStaff(browser, app, '/admin', { isFirst: true }, openVisit);
    blocked = await recordBlocked(staff.page);
  });
  afterAll(() => staff.close());

  it.each(ADMIN_SCREENS)('$path', async ({ path, ready, opens = {}, isRefused }) => {
    const { page, pending, troubles } = staff;
    const load = async () => {
      // Outside the window: over a link, where the test before left it, the pointer would preload a screen.
      await page.mouse.move(-1, -1);
      await page.goto(app.url + path);
      await page.locator('main h1').waitFor();
      await ready?.(page);
      await expect.poll(() => page.locator('main').getByText('Loading…').count()).toBe(0);
    };
    const responded = () => expect.poll(() => pending().filter(isNoStream)).toEqual([]);
    const loaded = await filesDuring(page, async () => {
      await load();
      await responded();
    });
    // Files differ by route, not by query.
    const route = path.replace(/\?.*/, '');
    if (!filesOf.has(route)) filesOf.set(route, loaded);
    expect(await textsOnBorders(page)).toEqual([]);
    const faults = [...(await screenFaults(page)), ...(await jargonOn(page))];
    const untouched = await enteredIn(page);
    let isUntouched = true;
    for (const [name, open] of Object.entries(opens)) {
      if (!isUntouched) await load();
      await open(page);
      const found = [
        ...(await axeFaultsInLayer(page)),
        ...(await withoutPageBehind(page, () => lookFaultsAtWidths(page))),
        ...(await jargonOn(page)),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      isUntouched = (await closeLayer(page)) && (await enteredIn(page)) === untouched;
    }
    expect(faults).toEqual([]);
    await responded();
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

  it('no screen loads more script and style than its budget', async () => {
    const { page } = staff;
    await page.goto(`${app.url}/admin/pages`);
    const edit = await page.getByRole('link', { name: 'Edit About us' }).getAttribute('href');
    const load = async () => {
      await page.goto(app.url + edit);
      await page.getByRole('button', { name: 'Save Draft' }).waitFor();
      await expect.poll(() => staff.pending().filter(isNoStream)).toEqual([]);
    };
    filesOf.set('the editor of a page', await filesDuring(page, load));
    const { dashboard, added } = await adminFilesOf(filesOf);
    expect(dashboard.script.gzip).toBeGreaterThan(50_000);
    expect(dashboard.script.gzip).toBeLessThanOrEqual(MAX_DASHBOARD_SCRIPT);
    expect(dashboard.style.gzip).toBeGreaterThan(10_000);
    expect(dashboard.style.gzip).toBeLessThanOrEqual(MAX_DASHBOARD_STYLE);
    expect(added.length).toBeGreaterThan(15);
    expect(added.every(({ size }) => size.gzip > 0)).toBe(true);
    // What moves out of the dashboard moves into the screens that use it, and is no more to load.
    const most = MAX_ADDED + MAX_DASHBOARD_SCRIPT - dashboard.script.gzip;
    const over = added.filter(({ size }) => size.gzip > most).map(({ path }) => path);
    expect(over.filter((path) => !path.startsWith('/'))).toEqual([]);
    if (over.length === 0) return;
    // What the screen before had begun to load may have counted: in a new tab there is none.
    const other = await signInAsStaff(browser, app, '/admin');
    const alone = await measureAdminFiles(other.page, app.url, over);
    expect(alone.added.filter(({ size }) => size.gzip > most)).toEqual([]);
  });

  it('an unknown address', async () => {
    await staff.page.goto(`${app.url}/admin/nothing-here`);
    await staff.page.locator('main h1').waitFor();
    expect(await screenFaults(staff.page)).toEqual([]);
    expect(blocked).toEqual([]);
  });
});

it('the sign-in page and that of a waiting account are accessible in every theme, and no policy blocks any of them', async () => {
  const { page, troubles } = await visit(browser, { isFirst: true, url: `${app.url}/newsletter` });
  const blocked = await recordBlocked(page);
  await page.goto(`${app.url}/login?redirect=/admin`);
  for (const name of ['Confirm', 'Sign Up', 'Sign In']) {
    await page.getByRole('tab', { name }).click();
    expect([name, await screenFaults(page)]).toEqual([name, []]);
  }
  await page.getByLabel('Username').fill('maren');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Your account is waiting for approval.').waitFor();
  expect(await screenFaults(page)).toEqual([]);
  expect({ blocked, troubles }).toEqual({ blocked: [], troubles: [] });
});

/** The address and what the fields contain: whatever differs from a page just loaded, which a reload would undo. */
const enteredIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      ...Array.from(
        document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)'),
        ({ value, checked }) => [value, checked],
      ),
    ]),
  );

/** Whether a request ends: the stream of live changes does not. */
const isNoStream = (path: string) => !path.includes('live.changes');

/**
 * What is wrong with a screen: what axe finds at both widths, links that another theme hides in their text, and the look.
 */
async function screenFaults(page: Page): Promise<string[]> {
  const faults = await lookFaultsAtWidths(page, async () => {
    const { width } = page.viewportSize() ?? {};
    return (await axeFaults(page)).map((fault) => `${width}: ${fault}`);
  });
  return [...faults, ...(await linkFaultsByTheme(page))];
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
