import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  type CalendarPeer,
  startCalendarPeer,
} from '../../src/features/calendars/testing/calendar-peer.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startAdmin } from './admin.ts';
import {
  CALENDLY,
  configOf,
  failOnce,
  fillConfig,
  INTEGRATIONS,
  toast,
} from './integrations-page.ts';

let peer: CalendarPeer;
const site = startAdmin(async () => {
  peer = await startCalendarPeer();
  return { env: peer.env };
});
afterAll(() => peer.close());
beforeEach(async () => {
  peer.trouble = () => undefined;
  await deleteAll(site.db, 'calendarFeed');
  await deleteAll(site.db, 'calendarSettings');
});

async function addCalendar(page: Page) {
  await fillConfig(page, CALENDLY);
  await page.getByLabel('API Key').fill('key-of-the-calendar-9abc');
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await toast(page, 'Calendar integration created successfully').waitFor();
}

it('calendars are added inactive, activated, changed without disclosing their secrets, and deleted', async () => {
  const { page, troubles } = await site.signIn(INTEGRATIONS);
  await page.getByText('No calendar yet').waitFor();
  await addCalendar(page);
  await page.getByText('Inactive', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Activate Calendly' }).click();
  await toast(page, 'Calendar integration activated').waitFor();
  await page.getByText('Active', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit Calendly' }).click();
  await page.getByRole('heading', { name: 'Edit Calendly' }).waitFor();
  const config = await (await configOf(page)).inputValue();
  expect(JSON.parse(config)).toEqual({ ...CALENDLY, token: '••••7Qx2' });
  await page.getByLabel('Webhook URL').fill('https://hooks.firm.example/in');
  await page.getByRole('button', { name: 'Save Calendar' }).click();
  await page
    .getByRole('tabpanel')
    .getByText('Enter the whole value again, because you have changed webhookUrl')
    .waitFor();
  // The browser itself logs the rejected request.
  troubles.length = 0;
  await page.getByLabel('API Key').fill('key-of-the-calendar-9abc');
  await page.getByRole('button', { name: 'Save Calendar' }).click();
  await toast(page, 'Calendar integration updated successfully').waitFor();
  await page.getByText('address set').waitFor();
  const stored = await site.db.selectFrom('calendarSettings').selectAll().executeTakeFirstOrThrow();
  const place = (name: string) => `calendar_settings.${name}:${stored.id}`;
  const { token } = JSON.parse(stored.config);
  expect(site.app.deps.secrets.open(token, place('token'))).toBe(CALENDLY.token);
  expect(site.app.deps.secrets.open(stored.apiKey ?? '', place('api_key'))).toMatch('key-of-the');

  await page.getByRole('button', { name: 'Delete Calendly' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete Calendly' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No calendar yet').waitFor();
  expect(troubles).toEqual([]);
});

it('a calendar that is not complete says what is missing, and is activated once it is complete', async () => {
  const empty = { provider: 'custom', config: '{}' };
  await site.db.insertInto('calendarSettings').values(empty).execute();
  const { page, troubles } = await site.signIn(INTEGRATIONS);
  await page.getByText('Not complete', { exact: true }).waitFor();
  await page.getByText('Enter the address of busy times, a webhook URL, or both.').waitFor();
  expect(await page.getByRole('button', { name: /^Activate / }).count()).toBe(0);
  await page.getByRole('button', { name: /^Complete / }).click();
  await page.getByRole('heading', { name: /^Edit / }).waitFor();
  await fillConfig(page, { busyIcsUrl: 'https://calendar.example/private-abc/basic.ics' });
  await page.getByRole('button', { name: 'Save Calendar' }).click();
  await toast(page, 'Calendar integration updated successfully').waitFor();
  await page.getByText('Not complete', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Activate / }).click();
  await toast(page, 'Calendar integration activated').waitFor();
  expect(troubles).toEqual([]);
});

it('calendar settings are validated while typing, and a failed save keeps the input', async () => {
  const { page } = await site.signIn(INTEGRATIONS);
  for (const provider of ['google', 'calendly', 'google']) {
    await page.getByLabel('Provider').selectOption(provider);
  }
  expect(await page.getByLabel('Key file to read').count()).toBe(1);
  await page.getByLabel('Provider').selectOption('outlook');
  await page.getByRole('button', { name: 'Edit as text (for your IT)' }).click();
  await expect.poll(() => page.getByLabel('Configuration').inputValue()).toContain('tenantId');
  await fillConfig(page, '{\n  "tenantId": "",\n');
  await page.getByText('Line 3, column 1: this is not valid JSON.').waitFor();
  await page.getByLabel('Provider').selectOption('calendly');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => page.getByLabel('Provider').inputValue()).toBe('outlook');
  await page.getByLabel('Provider').selectOption('calendly');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => page.getByLabel('Configuration').inputValue()).toContain('eventType');

  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await page.getByText('token: Required').waitFor();
  await fillConfig(page, ' ');
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await page.getByText('Validation Error').waitFor();
  await toast(page, 'Please fill in all required fields').waitFor();

  await failOnce(page, 'calendars.create');
  await fillConfig(page, CALENDLY);
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await toast(page, 'Failed to create calendar integration').waitFor();
  expect(JSON.parse(await page.getByLabel('Configuration').inputValue())).toEqual(CALENDLY);
  await addCalendar(page);

  await failOnce(page, 'calendars.activate');
  await page.getByRole('button', { name: 'Activate Calendly' }).click();
  await toast(page, 'Failed to activate calendar integration').waitFor();
  await page.getByText('Inactive', { exact: true }).waitFor();
});

it('calendars are tested before saving and show their status', async () => {
  const { page } = await site.signIn(INTEGRATIONS);
  await fillConfig(page, { ...CALENDLY, token: 'wrong' });
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await page
    .getByText('Calendly answered 401: Unauthenticated: The access token is invalid')
    .waitFor();
  await fillConfig(page, CALENDLY);
  await page.getByText('The connection does not work.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await page.getByText('Connected to the event type “Consultation”').waitFor();
  expect(await site.db.selectFrom('calendarSettings').selectAll().execute()).toEqual([]);

  await addCalendar(page);
  peer.trouble = ({ url }) =>
    url.pathname === '/invitees'
      ? { status: 403, body: { title: 'Permission Denied', message: 'Upgrade your plan' } }
      : undefined;
  await site.db
    .insertInto('appointments')
    .values({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate: new Date('2031-03-12T17:00:00Z'),
      endsAt: new Date('2031-03-12T17:30:00Z'),
    })
    .execute();
  await page.getByRole('button', { name: 'Activate Calendly' }).click();
  await page.getByText('Busy times block time slots: last read').waitFor();
  await page.getByText('1 change needs attention:').waitFor();
  await page.getByText('Permission Denied: Upgrade your plan').waitFor();
  peer.trouble = () => undefined;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('All upcoming appointments are in the calendar.').waitFor();
  expect([...peer.state.events.values()]).toEqual([
    expect.objectContaining({ title: 'Consultation: Dana W.' }),
  ]);
  await deleteAll(site.db, 'appointments');
});

it('calendars have a feed whose address is shown once', async () => {
  const { page, troubles } = await site.signIn(INTEGRATIONS);
  await page.getByRole('button', { name: 'Create Address' }).click();
  const address = await page.getByLabel('Address of the feed').inputValue();
  const read = () => fetch(site.url + new URL(address).pathname);
  expect((await read()).status).toBe(200);
  await page.reload();
  await page.getByText('admin created the address on').waitFor();
  await page.getByText('It was last read').waitFor();
  expect(await page.getByLabel('Address of the feed').count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke Address' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await toast(page, 'Address revoked').waitFor();
  await page.getByRole('button', { name: 'Create Address' }).waitFor();
  expect((await read()).status).toBe(404);
  expect(troubles).toEqual([]);
});

it('calendar forms keep input until it is discarded', async () => {
  const { page } = await site.signIn(INTEGRATIONS);
  await fillConfig(page, '{ "token": "x" }');
  await page.getByRole('tab', { name: 'Email Settings' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => page.getByLabel('Configuration').inputValue()).toBe('{ "token": "x" }');
  await page.getByRole('tab', { name: 'Email Settings' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Outgoing mail' }).waitFor();
  expect(page.url()).toContain('tab=email');
});
