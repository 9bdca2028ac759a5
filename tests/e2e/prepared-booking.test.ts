import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson, TUESDAY_9_AM } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { violationsOn } from './axe.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

/** The link that the tool returns, with the address of this test's server. */
async function prepare(): Promise<string> {
  const params = {
    name: 'prepare_booking',
    arguments: { type: 'initial', start: TUESDAY_9_AM },
  };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { result } = await (await postJson(`${app.url}/mcp`, message)).json();
  const { pathname, search } = new URL(result.structuredContent.link);
  return app.url + pathname + search;
}

it('a person opens the link of a prepared booking, enters their details and books the held time', async () => {
  const { page } = await visit(browser, { device: 'phone', url: await prepare() });
  await untilHydrated(page);
  const notice = page.getByText('This time is held for you until 7:15 AM.');
  await notice.waitFor();
  expect(await page.getByText('Tuesday, Mar 11, 2031').isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitfield');
  await page.getByLabel('Email Address').first().fill('dana@example.com');
  await page.getByLabel('Practice Area').selectOption('family-law');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
  const rows = await app.deps.db.selectFrom('appointments').select('scheduledDate').execute();
  expect(rows).toEqual([{ scheduledDate: new Date(TUESDAY_9_AM) }]);
});
