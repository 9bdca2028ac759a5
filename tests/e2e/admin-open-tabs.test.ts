import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { focusWindow, startAdmin } from './admin.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});
beforeEach(async () => {
  for (const table of ['appointments', 'timeOff', 'contactSubmissions'] as const) {
    await deleteAll(site.db, table);
  }
});

const APPOINTMENTS = '/admin/appointments';
const MESSAGES = '/admin/contact-submissions';

/** Simulates a proxy or browser that blocks the stream of live changes. */
const WITHOUT_LIVE = { isWithoutLive: true };

async function book(firstName: string, time = '09:00'): Promise<string> {
  const email = `${firstName}@example.com`;
  const body = bookingBody({ firstName, email, scheduledDate: tuesdayAt(time) });
  return (await (await postJson(`${site.url}/api/appointments`, body)).json()).id;
}

const isInView = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return top >= 0 && bottom <= window.innerHeight && bottom > top;
  });

describe('an open tab', () => {
  it('shows new messages on focus, and on entering a screen again', async () => {
    const { page } = await site.signIn(MESSAGES, WITHOUT_LIVE);
    await page.getByText('No messages yet').waitFor();
    await insertMessage(site.db, { firstName: 'Orla' });
    await focusWindow(page);
    await page.getByText(/Orla/).first().waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await insertMessage(site.db, { firstName: 'Ines' });
    await page.goBack();
    await page.getByText(/Ines/).first().waitFor();
  });

  it('shows new appointments on focus', async () => {
    const { page } = await site.signIn(APPOINTMENTS, WITHOUT_LIVE);
    await page.getByText('Nothing is booked').waitFor();
    await book('Dana');
    await focusWindow(page);
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).waitFor();
  });
});

it('an open appointment that somebody deletes loses its buttons', async () => {
  const id = await book('Dana');
  const { page } = await site.signIn(`${APPOINTMENTS}?open=${id}`, WITHOUT_LIVE);
  const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).waitFor();
  await staff.call('DELETE', `/api/admin/appointments/${id}`);
  await focusWindow(page);
  await page.getByText('This appointment has been deleted.').waitFor();
  expect(await page.getByRole('button', { name: /^(Confirm|Move|More)$/ }).count()).toBe(0);
});

it('a status that was changed meanwhile is refused, and the list shows the new one', async () => {
  const id = await book('Dana');
  const { page } = await site.signIn(APPOINTMENTS, WITHOUT_LIVE);
  await page.getByRole('button', { name: 'Confirm the appointment of Dana Whitfield' }).click();
  await staff.call('PUT', `/api/admin/appointments/${id}`, { status: 'cancelled' });
  // There are no mail settings yet, as the confirmation text shows.
  await page.getByText('The mail to the client is caught here, not sent.').waitFor();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Failed to update appointment status').waitFor();
  await page.getByRole('listitem').getByText('Cancelled', { exact: true }).waitFor();
});

describe('on a phone', () => {
  it('“Book for a client” brings its first mistake and a taken time into view', async () => {
    await book('Ruth');
    const { page } = await site.signIn(APPOINTMENTS, { device: 'phone' });
    await page.getByRole('button', { name: 'Book for a client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await dialog.getByLabel('Notes (optional)').fill('By phone.');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName');
    expect(await isInView(page)).toBe(true);
    await dialog.getByLabel('First name').fill('Noor');
    await dialog.getByLabel('Last name').fill('Haddad');
    await dialog.getByLabel(/^Email/).fill('noor@example.com');
    await dialog.getByLabel('Practice area').selectOption('other');
    await dialog.getByLabel('Start').fill('2031-03-11T09:00');
    await dialog.getByLabel('Notes (optional)').fill('By phone, twice.');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByText('Nearest free times:').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Nearest free times:');
    expect(await isInView(page)).toBe(true);
  });

  it('“Block time” puts the focus on its first mistake', async () => {
    const { page } = await site.signIn(APPOINTMENTS, { device: 'phone' });
    await page.getByRole('button', { name: 'Block time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('startsAt');
  });
});

it('an address of the back office that leads nowhere keeps the navigation and leads back', async () => {
  const { page } = await site.signIn('/admin/nowhere');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
});
