import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usesEverything } from '../../src/features/privacy/testing/privacy-client.ts';
import { bearer, STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD, poolClient } from '../../src/testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { SECTIONS } from '../../web/admin/sections.ts';
import { THEMES } from '../../web/lib/theme.ts';
import { scrollsSideways, signInAsStaff } from './admin.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { violationsOn } from './axe.ts';
import { launchBrowser, type Visit, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), launchBrowser()]);
  await fill(app);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe('every screen and all that opens on it is accessible in every theme, and no policy blocks any of it', () => {
  let staff: Visit;
  let blocked: string[];
  beforeAll(async () => {
    staff = await signInAsStaff(browser, app, '/admin');
    blocked = await recordBlocked(staff.page);
  });

  it.each(ADMIN_SCREENS)('$path', async ({ path, ready, opens = {} }) => {
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
    for (const [index, [name, open]] of Object.entries(opens).entries()) {
      if (index > 0) await load();
      await open(page);
      expect([name, await violationsByTheme(page)]).toEqual([name, []]);
    }
    expect({ blocked, troubles }).toEqual({ blocked: [], troubles: [] });
  });

  it('includes every section', () => {
    const paths = ADMIN_SCREENS.map(({ path }) => path.split('?')[0]);
    expect(SECTIONS.filter(({ to }) => !paths.includes(to))).toEqual([]);
  });

  it('an unknown address', async () => {
    await staff.page.goto(`${app.url}/admin/nothing-here`);
    await staff.page.locator('main h1').waitFor();
    expect(await violationsByTheme(staff.page)).toEqual([]);
    expect(blocked).toEqual([]);
  });
});

it('the sign-in page and that of a waiting account are accessible in every theme, and no policy blocks any of them', async () => {
  const { page, context, troubles } = await visit(browser, { url: `${app.url}/newsletter` });
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
  await context.close();
});

/** A record of each kind, and an account that waits for approval. */
async function fill(filled: TestApp): Promise<void> {
  const { db } = filled.deps;
  await usesEverything(filled, { email: 'dana@example.com', firstName: 'Dana', time: '09:00' });
  await db
    .updateTable('newsletterSubscribers')
    .set({ status: 'confirmed', confirmedAt: new Date('2031-03-10T13:00:00Z') })
    .execute();
  // Every attorney takes consultations: the week has a lane for each.
  await db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression((eb) => eb.selectFrom('attorneys').select('id').where('isActive', '=', true))
    .onConflict((conflict) => conflict.column('attorneyId').doNothing())
    .execute();
  await db
    .insertInto('blogSources')
    .values({
      name: 'Courts Bulletin',
      url: 'https://courts.example/feed.xml',
      failures: 3,
      lastError: 'The server answered 404',
    })
    .execute();
  await db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression(db.selectFrom('attorneys').select('id').where('isActive', '=', true).limit(1))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { AccessToken } = await poolClient(filled).newUser('maren');
  await fetch(`${filled.url}/api/identity/me`, { headers: bearer(AccessToken) });
}

/** The rules whose result depends on the colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Violations of any rule in light, and of those about colours in the other themes, which change nothing else. */
async function violationsByTheme(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.classList.remove('dark', 'warm');
      if (chosen !== 'light') document.documentElement.classList.add(chosen);
    }, theme);
    const violations = await violationsOn(page, {
      // A frame shows a page of the site or a mail, which have tests of their own.
      without: 'iframe',
      ...(theme !== 'light' && { rules: OF_COLOURS }),
    });
    found.push(...violations.map((violation) => [theme, ...violation]));
  }
  return found;
}

/** Records what the content security policy blocks in pages that are loaded from now on. */
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
