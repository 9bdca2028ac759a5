import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TUESDAY_9_AM } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import {
  newContext,
  nextTurn,
  openVisit,
  sharedBrowser,
  untilHydrated,
  VIEWPORTS,
  type Visit,
} from './browser.ts';
import { PAGES } from './pages.ts';
import { axeFaults, faultsOnTop } from './sweep/axe-faults.ts';
import { PUBLIC_OPENINGS } from './sweep/public-openings.ts';
import { fillSite } from './sweep/public-pages.ts';
import { routesWithout } from './sweep/routes.ts';
import { longWordFaults, lookFaults, prepareSweep } from './sweep/sweep.ts';

/** Addresses at which the booking page begins with a chosen day, with a chosen time, and with the second step. */
const BOOKING_STEPS = [
  '/schedule?date=2031-03-12',
  '/schedule?month=2031-04',
  `/schedule?start=${TUESDAY_9_AM}`,
  `/schedule?start=${TUESDAY_9_AM}&area=divorce&step=details`,
];

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  app = await startTestApp();
  paths = await fillSite(app);
});
afterAll(() => app.close());

describe.each(['phone', 'desktop'] as const)('on a %s', (device) => {
  let visit: Visit;
  let scripts = Promise.withResolvers<void>();
  beforeAll(async () => {
    visit = await openVisit(await sharedBrowser(), { device, url: `${app.url}/robots.txt` });
    visit.page.setDefaultTimeout(20_000);
    await visit.page.route(/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
  });
  afterAll(() => visit.close());

  async function untilClient(page: Page): Promise<void> {
    scripts.resolve();
    await untilHydrated(page);
    await expect.poll(visit.pending).toEqual([]);
    await nextTurn(page);
  }

  /** The next page begins without what was typed or chosen in the last one. */
  async function clearDraft(): Promise<void> {
    await visit.page.goto(`${app.url}/robots.txt`);
    await visit.page.evaluate(() => sessionStorage.clear());
  }

  /** What is wrong with a page, and what changes in it when the client loads. */
  async function faultsOf(path: string): Promise<string[]> {
    const { page, troubles } = visit;
    troubles.length = 0;
    scripts.resolve();
    await clearDraft();
    scripts = Promise.withResolvers();
    await page.goto(app.url + path, { waitUntil: 'domcontentloaded' });
    await prepareSweep(page);
    const unstyled = await page.evaluate(() => {
      window.sweep.remember();
      return window.sweep.classesWithoutRule();
    });
    await untilClient(page);
    // The server does not get the fragment, so that what depends on it appears with the client.
    const changes = path.includes('#') ? [] : await page.evaluate(() => window.sweep.changes());
    return [
      ...unstyled.map((fault) => `before the client: ${fault}`),
      ...changes.map((change) => `when the client loads: ${change}`),
      ...(await axeFaults(page)),
      ...(await lookFaults(page)),
      ...(device === 'phone' ? await longWordFaults(page) : []),
      ...troubles.filter((trouble) => !trouble.includes('404')),
    ];
  }

  // First a page of parts that the server imports later than the others: it must not be rendered without them.
  const ordered = ['/practice-areas', ...PAGES.filter((path) => path !== '/practice-areas')];
  it.each(ordered)('%s', async (path) => {
    expect(await faultsOf(path)).toEqual([]);
  });

  it.each(BOOKING_STEPS)('%s', async (path) => {
    expect(await faultsOf(path)).toEqual([]);
  });

  it('the other pages of the sitemap, and those of links in mails', async () => {
    const faults: string[] = [];
    for (const path of paths.filter((one) => !PAGES.includes(one))) {
      faults.push(...(await faultsOf(path)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  const openings = Object.entries(PUBLIC_OPENINGS).filter(
    ([, { device: only = device }]) => only === device,
  );
  it.each(openings)('%s', async (_name, { path, open }) => {
    const { page } = visit;
    scripts.resolve();
    await clearDraft();
    await page.goto(app.url + path);
    await untilClient(page);
    await open(page, device);
    expect(await faultsOnTop(page)).toEqual([]);
    expect(device === 'phone' ? await longWordFaults(page) : []).toEqual([]);
  });

  it('the steps of a booking without scripts', async () => {
    const context = await newContext(await sharedBrowser(), {
      javaScriptEnabled: false,
      viewport: VIEWPORTS[device],
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const look = async (step: string) => {
      await prepareSweep(page);
      faults.push(...(await lookFaults(page)).map((fault) => `${step}: ${fault}`));
    };
    await page.goto(`${app.url}/schedule?attorney=theo-okonjo`);
    await look('the month');
    await page.getByRole('button', { name: 'Mar 13, 2031' }).click();
    await look('the day');
    await page.getByRole('button', { name: '10:30 AM', exact: true }).click();
    await look('the details');
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await look('the details without any value');
    expect(faults).toEqual([]);
  });
});

it('covers every public route', async () => {
  expect(await routesWithout(paths, 'public')).toEqual([]);
});
