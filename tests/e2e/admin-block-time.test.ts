import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
});

const spans = async () =>
  (
    await site.db.selectFrom('timeOff').select(['startsAt', 'endsAt']).orderBy('startsAt').execute()
  ).map(({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`);

const openDialog = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: 'Block time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block time' });
  await dialog.getByRole('button', { name: kind }).click();
  return dialog;
};

describe('blocked time', () => {
  it('is whole days', async () => {
    const { page, troubles } = await site.signIn('/admin/appointments');
    const dialog = await openDialog(page, 'Whole days');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByLabel('First day').and(page.locator('[aria-invalid=true]')).waitFor();
    await dialog.getByLabel('First day').fill('2031-11-27');
    await dialog.getByLabel('Last day').fill('2031-11-28');
    await dialog.getByLabel('Reason').fill('Thanksgiving');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('Time blocked', { exact: true }).waitFor();
    expect(await spans()).toEqual(['2031-11-27T08:00:00.000Z 2031-11-29T08:00:00.000Z']);
    await openDialog(page, 'Once');
    await dialog.getByText('Nov 27, 2031 to Nov 28, 2031, all day').waitFor();
    expect(troubles).toEqual([]);
  });

  it('repeats, after the appointments in it were shown, and is opened again in part', async () => {
    await postJson(
      `${site.url}/api/appointments`,
      bookingBody({ scheduledDate: '2031-03-14T09:30:00', email: 'dana@example.com' }),
    );
    const { page, troubles } = await site.signIn('/admin/appointments', { device: 'phone' });
    const dialog = await openDialog(page, 'Repeating');
    await dialog.getByRole('button', { name: 'Monday to Friday' }).click();
    await dialog.getByRole('checkbox', { name: 'Mon' }).uncheck();
    await dialog.getByLabel('From').fill('09:00');
    await dialog.getByLabel('Until', { exact: true }).fill('10:00');
    await dialog.getByLabel('First day').fill('2031-03-11');
    await dialog.getByLabel('Ends').selectOption('After a number of times');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByText('Enter an end date or a number of times').waitFor();
    await dialog.getByLabel('Times').fill('5');
    expect(await scrollsSideways(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'One appointment is already booked then' });
    await question.getByText('Dana Whitfield, Mar 14, 2031, 9:30 AM').waitFor();
    expect(await spans()).toEqual([]);
    await question.getByRole('button', { name: 'Block anyway' }).click();
    await page.getByText('5 times blocked. Existing appointments are kept: 1.').waitFor();
    const all = await spans();
    expect(all.map((span) => span.slice(0, 16))).toEqual(
      [11, 12, 13, 14, 18].map((day) => `2031-03-${day}T16:00`),
    );

    await openDialog(page, 'Once');
    const open = async (day: number, item: string) => {
      await dialog.getByRole('button', { name: `Unblock: Mar ${day}, 2031, 9:00 AM` }).click();
      await dialog.getByRole('menuitem', { name: item }).click();
    };
    await open(12, 'Unblock this time');
    await expect.poll(() => spans()).toEqual(all.filter((_span, index) => index !== 1));
    await open(14, 'Unblock this and later times');
    await expect.poll(() => spans()).toEqual([all[0], all[2]]);
    await open(13, 'Unblock the whole series');
    await expect.poll(() => spans()).toEqual([]);
    await dialog.getByText('Nothing is blocked.').waitFor();
    expect(troubles).toEqual([]);
  });
});
