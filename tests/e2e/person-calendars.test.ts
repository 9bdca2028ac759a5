import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  type CalendarPeer,
  startCalendarPeer,
} from '../../src/features/calendars/testing/calendar-peer.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { untilHydrated } from './browser.ts';
import { CALENDLY, fillConfig, INTEGRATIONS, toast } from './integrations-page.ts';

/** Two attorneys, Host 0 and Host 1, take consultations. */

let peer: CalendarPeer;
const site = startAdmin(async () => {
  peer = await startCalendarPeer();
  return { env: peer.env };
});
afterAll(() => peer.close());
let areHostsThere = false;
beforeEach(async () => {
  peer.trouble = () => undefined;
  peer.state.busy = [];
  for (const table of ['hostFeeds', 'calendarSettings', 'appointments'] as const) {
    await deleteAll(site.db, table);
  }
  if (areHostsThere) return;
  await site.db.transaction().execute((tx) => insertHosts(tx, 2));
  await site.app.deps.content.settle();
  areHostsThere = true;
});

const utc = (time: string) => new Date(tuesdayAt(time)).toISOString();
const people = (page: Page) => page.getByRole('region', { name: 'Personal calendars' });

/** The times that a visitor can select on the day on which the calendar is busy. */
async function timesOf(page: Page): Promise<string[]> {
  await page.goto(`${site.url}/schedule`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Mar 11, 2031' }).click();
  await page.getByRole('button', { name: '10:00 AM', exact: true }).waitFor();
  return page.getByRole('button', { name: /^\d+:\d\d AM$/, disabled: false }).allTextContents();
}

it('an attorney’s calendar is connected, and the next visitor is offered the other one’s time only', async () => {
  peer.state.busy = [{ start: utc('09:00'), end: utc('10:00') }];
  // The other attorney is booked at 9:30.
  const taken = await postJson(
    `${site.url}/api/appointments`,
    bookingBody({ scheduledDate: tuesdayAt('09:30'), attorney: 'host-1', email: 'b@example.com' }),
  );
  expect(taken.status).toBe(201);
  const visitor = await site.visit('/');
  expect(await timesOf(visitor.page)).toEqual(expect.arrayContaining(['9:00 AM', '9:30 AM']));

  const { page, troubles } = await site.signIn(INTEGRATIONS);
  await people(page).getByRole('button', { name: 'Connect Calendar of Host 0' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar of Host 0' });
  await fillConfig(page, { ...CALENDLY, token: 'wrong' }, dialog);
  await dialog.getByRole('button', { name: 'Test Connection' }).click();
  await dialog.getByText('Calendly answered 401').waitFor();
  await fillConfig(page, CALENDLY, dialog);
  await dialog.getByRole('button', { name: 'Test Connection' }).click();
  await dialog.getByText('Connected to the event type “Consultation”').waitFor();
  expect(await site.db.selectFrom('calendarSettings').select('id').execute()).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Connect Calendar', exact: true }).click();
  await toast(page, 'Calendar integration created successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await people(page).getByText('Calendly (event type T)').waitFor();
  await people(page).getByText('Busy times block time slots: last read').waitFor();
  await page.getByText('No calendar yet').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const times = await timesOf(visitor.page);
  expect(times).toContain('9:00 AM');
  expect(times).not.toContain('9:30 AM');
  const booked = await postJson(`${site.url}/api/appointments`, bookingBody());
  expect(booked.status).toBe(201);
  expect(await timesOf(visitor.page)).not.toContain('9:00 AM');

  await people(page)
    .getByRole('button', { name: 'Delete Calendly (event type T) of Host 0' })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Calendar integration deleted successfully').waitFor();
  await people(page).getByRole('button', { name: 'Connect Calendar of Host 0' }).waitFor();
  expect(await timesOf(visitor.page)).toContain('9:30 AM');
  expect(troubles).toEqual([]);
});

it('a provider’s refusal is shown beside the person, and can be retried', async () => {
  const { page } = await site.signIn(INTEGRATIONS);
  peer.trouble = ({ url }) =>
    url.pathname === '/user_busy_times'
      ? { status: 403, body: { title: 'Permission Denied', message: 'Upgrade your plan' } }
      : undefined;
  await people(page).getByRole('button', { name: 'Connect Calendar of Host 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar of Host 1' });
  await fillConfig(page, CALENDLY, dialog);
  await dialog.getByRole('button', { name: 'Connect Calendar', exact: true }).click();
  const row = people(page).getByRole('listitem').filter({ hasText: 'Host 1' });
  await row.getByText('Upgrade your plan').waitFor();
  peer.trouble = () => undefined;
  await row.getByRole('button', { name: 'Retry' }).click();
  await row.getByText('Busy times block time slots: last read').waitFor();
});

it('each person has a feed whose address is shown once', async () => {
  const { page, troubles } = await site.signIn(INTEGRATIONS, { device: 'phone' });
  await people(page).getByRole('button', { name: 'Create Feed of Host 1' }).click();
  const address = await page.getByLabel('Feed of Host 1').inputValue();
  const read = () => fetch(site.url + new URL(address).pathname);
  expect((await read()).status).toBe(200);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await people(page).getByText('It was last read').waitFor();
  expect(await page.getByLabel('Feed of Host 1').count()).toBe(0);
  await people(page).getByRole('button', { name: 'Revoke Feed of Host 1' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await toast(page, 'Address revoked').waitFor();
  expect((await read()).status).toBe(404);
  expect(troubles).toEqual([]);
});
