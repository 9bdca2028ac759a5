import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { launchBrowser } from './browser.ts';
import { scrollsSideways, signInAsStaff, violationsOn } from './office.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), launchBrowser()]);
  await postJson(`${app.url}/api/appointments`, bookingBody());
  await postJson(`${app.url}/api/contact`, {
    firstName: 'Tomas',
    lastName: 'Berglund',
    email: 'tomas@example.com',
    practiceArea: 'divorce',
    message: 'My wife moved out on Sunday.',
  });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

describe('the dashboard', () => {
  it('shows what is new, what is next and what is left to settle', async () => {
    const { page, context, troubles } = await signInAsStaff(browser, app, '/admin');
    await page.getByRole('heading', { name: 'Welcome back, admin', level: 1 }).waitFor();
    await page.getByText('1 new', { exact: true }).first().waitFor();
    await page.getByText('sample figure').waitFor();
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByText('Configure mail')
      .waitFor();
    await page.getByRole('region', { name: 'Submissions and Bookings, 12 Weeks' }).waitFor();
    await page.locator('.recharts-surface').first().waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(13);
    await page
      .getByRole('region', { name: 'Recent Contact Submissions' })
      .getByRole('link', { name: 'Tomas Berglund' })
      .click();
    await page.getByRole('dialog', { name: 'Tomas Berglund' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('one block that cannot be loaded leaves the others alone', async () => {
    const { page, context } = await signInAsStaff(browser, app, '/admin/staff');
    await page.route('**/trpc/**dashboard.readiness**', (route) => route.abort());
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('The checklist could not be loaded.').waitFor();
    await page.unroute('**/trpc/**dashboard.readiness**');
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await page.getByText('Configure mail').waitFor();
    await context.close();
  });

  it.each([
    ['light', 'desktop'],
    ['dark', 'phone'],
    ['warm', 'desktop'],
  ] as const)('is accessible and within the width (%s, %s)', async (theme, device) => {
    const { page, context, troubles } = await signInAsStaff(browser, app, '/admin', {
      theme,
      device,
    });
    await page.locator('.recharts-surface').first().waitFor();
    await page.getByText('Configure mail').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
