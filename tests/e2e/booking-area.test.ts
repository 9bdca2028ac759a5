import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAreaHosts } from '../../src/features/scheduling/testing/area-hosts.ts';
import { tuesdayAt } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

/** Host 0 works on family law and Host 1 on estate planning, and is off until ten. */

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  const hosts = await insertAreaHosts(app, [['family-law'], ['estate-planning']]);
  await app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(tuesdayAt('08:00')),
      endsAt: new Date(tuesdayAt('10:00')),
      hostNumber: hosts[1] ?? null,
      createdBy: 'admin',
    })
    .execute();
});
afterAll(() => app.close());

const ESTATE = 'do not usually work on Estate Planning';
const AT_THIS_TIME = `At this time only attorneys are free who ${ESTATE}.`;
const AT_THESE_TIMES = `At these times only attorneys are free who ${ESTATE}.`;
const SUFFIX = 'not with an attorney for your practice area';

const timesOf = (page: Page) => page.locator('section[aria-labelledby="slots-day"]');

it('the steps say so before the booking', async () => {
  const { page, troubles } = await visit(browser, { device: 'phone', url: `${app.url}/schedule` });
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mar 11, 2031' }).click();
  expect(await timesOf(page).innerText()).not.toContain(SUFFIX);
  await main.getByRole('button', { name: '9:00 AM', exact: true }).click();
  await main.getByRole('button', { name: 'Continue to Your Information' }).click();
  await main.getByLabel('First Name').fill('Dana');
  const notice = main.getByRole('status').getByText(AT_THIS_TIME);
  await main.getByLabel('Practice Area').selectOption({ label: 'Family Law' });
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);
  await main.getByLabel('Practice Area').selectOption({ label: 'Estate Planning' });
  await notice.waitFor();

  await main.getByRole('button', { name: 'Choose another time' }).click();
  await main.getByText(AT_THESE_TIMES).waitFor();
  expect(await timesOf(page).getByRole('button', { name: SUFFIX }).count()).toBe(2);
  await main.getByRole('button', { name: '10:00 AM', exact: true }).click();
  await main.getByRole('button', { name: 'Continue to Your Information' }).click();
  expect(await main.getByLabel('First Name').inputValue()).toBe('Dana');
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);
  expect(troubles).toEqual([]);
});

it('the pages without scripts say so before the booking', async () => {
  const url = `${app.url}/schedule?area=estate-planning&date=2031-03-11`;
  const page = await (await newContext(browser, { javaScriptEnabled: false })).newPage();
  await page.goto(url);
  const times = timesOf(page);
  await times.getByText(AT_THESE_TIMES).waitFor();
  expect(await times.getByRole('button', { name: SUFFIX }).count()).toBe(2);
  await times.getByRole('button', { name: '9:30 AM' }).click();
  await page.getByText(AT_THIS_TIME).waitFor();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await times.getByRole('button', { name: '10:00 AM', exact: true }).click();
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByText(ESTATE).count()).toBe(0);
});
