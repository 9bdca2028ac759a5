import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBusyCalendar } from '../../src/features/scheduling/testing/busy-calendar.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { sendBySmtp } from '../../src/testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { chooseByKeyboard, startAdmin } from './admin.ts';
import { dialogsClosed } from './browser.ts';

const site = startAdmin();
let mailServer: SmtpPeer;
beforeAll(async () => {
  mailServer = await startSmtpPeer();
  await sendBySmtp(site.app.deps, mailServer);
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
  await deleteAll(site.db, 'calendarSettings');
  for (const [firstName, time] of [
    ['Dana', '09:00'],
    ['Ruth', '10:30'],
  ] as const) {
    const body = bookingBody({
      firstName,
      email: `${firstName}@example.com`,
      scheduledDate: tuesdayAt(time),
    });
    await postJson(`${site.url}/api/appointments`, body);
  }
});

const PATH = '/admin/appointments';
const open = (path = PATH, options = {}) => site.signIn(path, options);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const statusOf = (page: Page, firstName: string) =>
  page.getByRole('button', { name: new RegExp(`^Status of ${firstName}`) });
const storedStatus = async (firstName: string) =>
  (
    await site.db
      .selectFrom('appointments')
      .select('status')
      .where('firstName', '=', firstName)
      .executeTakeFirst()
  )?.status;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

describe('appointments', () => {
  it('are confirmed, moved past a taken time, cancelled and reopened', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Confirm the appointment of Dana Whitfield' }).click();
    await page.getByText('A confirmation is mailed to Dana@example.com.').waitFor();
    await page.getByRole('button', { name: 'Confirm and mail' }).click();
    await toast(page, 'Appointment status updated');
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    // Nothing has been changed yet, so there is no confirmation.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByRole('button', { name: '9:00 AM', pressed: true }).waitFor();
    await dialog.getByLabel('New start').fill('2031-03-11T10:15');
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await dialog.getByText('Nearest free times:').waitFor();
    await dialog.getByRole('button', { name: 'Tue, Mar 11, 10:00 AM' }).click();
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await dialog.getByText('Tuesday, Mar 11, 2031, 10:00 AM').waitFor();
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel the appointment of Dana Whitfield?' })
      .getByRole('button', { name: 'Cancel appointment' })
      .click();
    await expect.poll(() => storedStatus('Dana')).toBe('cancelled');
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Reopen and mail' }).click();
    await dialog.getByRole('button', { name: 'Status of Dana Whitfield: Scheduled' }).waitFor();
    await expect.poll(() => storedStatus('Dana')).toBe('scheduled');
  });

  it('that were paid are cancelled with a word on what becomes of the fee', async () => {
    const { id } = await site.db
      .selectFrom('appointments')
      .select('id')
      .where('firstName', '=', 'Dana')
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('payments')
      .values({
        ...{ appointmentId: id, tokenHash: 'paid', status: 'booked', paidAt: TEST_NOW },
        ...{ consultationType: 'initial', scheduledDate: tuesdayAt('09:00'), expiresAt: TEST_NOW },
        ...{ amountMinor: 15_000, currency: 'USD' },
      })
      .execute();
    const { page } = await open();
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    const appointment = page.getByRole('dialog', { name: 'Dana Whitfield', exact: true });
    await appointment.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
    const question = page.getByRole('dialog', {
      name: 'Cancel the appointment of Dana Whitfield?',
    });
    await question.getByText('The fee of $150.00 goes back to the client’s card.').waitFor();
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
    await toast(page, 'Appointment status updated');
    const refunds = await site.db.selectFrom('paymentRefunds').select('reason').execute();
    expect(refunds).toEqual([{ reason: 'firm' }]);
  });

  it('notes are changed, and a stray key does not discard the input', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByRole('button', { name: 'Edit notes' }).click();
    await dialog.getByLabel('Notes').fill('Brings the deed.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await toast(page, 'Notes saved');
    await dialog.getByText('Brings the deed.').waitFor();
  });

  it('have a menu of statuses that says what each does, and the arrow keys change none', async () => {
    const { page, troubles } = await open();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('changeStatus')) writes.push(request.url());
    });
    const status = statusOf(page, 'Ruth');
    await page.getByRole('button', { name: 'Ruth Whitfield', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // "Completed" cannot be chosen, because the appointment is still in the future.
    await page.getByRole('menuitemradio', { name: /^Completed/, disabled: true }).waitFor();
    await page.getByRole('menuitemradio', { name: /^Scheduled/, checked: true }).waitFor();
    await chooseByKeyboard(page, /^Cancelled.*A cancellation is mailed to Ruth/, 'menuitemradio');
    await page
      .getByRole('dialog')
      .getByText('A cancellation is mailed to Ruth@example.com.')
      .waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await status.waitFor();
    expect(writes).toEqual([]);
    expect(await storedStatus('Ruth')).toBe('scheduled');
    expect(troubles).toEqual([]);
  });

  it('a status change that is rejected is reverted', async () => {
    const { page } = await open();
    await page.route('**/trpc/appointments.changeStatus*', (route) => route.abort());
    await row(page, 'Ruth').hover();
    await statusOf(page, 'Ruth').click();
    await page.getByRole('menuitemradio', { name: /^Confirmed/ }).click();
    await page.getByRole('button', { name: 'Confirm and mail' }).click();
    await toast(page, 'Failed to update appointment status');
    await row(page, 'Ruth').getByRole('button', { name: 'Confirm' }).waitFor();
  });

  it('are booked for a client; blocked time shows in the week', async () => {
    const { page, troubles } = await open();
    await page.getByRole('button', { name: 'Book for a client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await dialog.getByLabel('First name').fill('Noor');
    await dialog.getByLabel('Last name').fill('Haddad');
    await dialog.getByLabel(/^Email/).fill('noor@example.com');
    await dialog.getByLabel('Practice area').selectOption('other');
    await dialog.getByRole('button', { name: 'Mar 11, 2031' }).click();
    await dialog.getByRole('button', { name: '9:30 AM' }).click();
    await expect.poll(() => dialog.getByLabel('Start').inputValue()).toBe('2031-03-11T09:30');
    await dialog.getByLabel('Start').fill('2031-03-12T12:15');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await row(page, 'Noor Haddad').waitFor();
    await page.getByRole('button', { name: 'Block time' }).click();
    const blocks = page.getByRole('dialog', { name: 'Block time' });
    await blocks.getByLabel('From').fill('2031-03-11T09:00');
    await blocks.getByLabel('Until').fill('2031-03-11T17:00');
    await blocks.getByLabel('Reason').fill('Court');
    await blocks.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('button', { name: 'Block anyway' }).click();
    await toast(page, 'Time blocked. Existing appointments are kept: 2.');
    await dialogsClosed(page);
    await page.goto(`${site.url}${PATH}?view=week&week=2031-03-11`);
    await page.getByText('Blocked: Court').waitFor();
    await page.getByRole('button', { name: /12:15 PM Noor Haddad/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('are moved to a time at which the calendar is busy after staff confirm', async () => {
    await insertBusyCalendar(site.app.deps, {
      startsAt: new Date('2031-03-11T20:00:00Z'),
      endsAt: new Date('2031-03-11T22:00:00Z'),
    });
    const { page } = await open();
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByLabel('New start').fill('2031-03-11T13:30');
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await dialog.getByText('Your input is still here.').waitFor();
    await dialog.getByRole('button', { name: 'Move anyway' }).click();
    await dialog.getByText('Tuesday, Mar 11, 2031, 1:30 PM').waitFor();
  });
});
