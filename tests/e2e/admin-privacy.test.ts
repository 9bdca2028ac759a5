import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { usesEverything } from '../../src/testing/privacy-client.ts';
import { openSection, startAdmin } from './admin.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

const site = startAdmin();

const DANA = 'dana.whitfield@example.com';

beforeEach(async () => {
  for (const table of [
    'appointments',
    'contactSubmissions',
    'probateCalculations',
    'newsletterSubscribers',
    'outboxEmails',
  ] as const) {
    await deleteAll(site.db, table);
  }
});

async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

const dana = () => usesEverything(site.app, { email: DANA, firstName: 'Dana', time: '09:00' });

describe('one person', () => {
  it('is found, exported and erased, and no URL contains their e-mail address', async () => {
    await dana();
    const { page, context, troubles } = await site.signIn('/admin/privacy');
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    await find(page, DANA.toUpperCase());
    const heading = page.getByRole('heading', { name: DANA.toUpperCase() });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Mails 6').click();
    await page.getByRole('link', { name: 'Booking confirmation' }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({ format: 'lawfront-person', messages: [{ firstName: 'Dana' }] });

    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
    await dialog.getByText('Mar 11, 2031, 9:00 AM').waitFor();
    await dialog.getByLabel(/^Type /).fill('someone@example.com');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('Tick this, or cancel first.').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('This is not the address above').waitFor();
    await dialog.getByLabel(/^Type /).fill(DANA);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page
      .getByText('Deleted: 1 message, 1 appointment, 1 calculation, 1 subscription, 6 mails.')
      .waitFor();
    await page.getByText('Nothing is left').waitFor();
    await page.getByRole('link', { name: 'Messages (Contact Submissions)', exact: true }).waitFor();
    expect(await site.db.selectFrom('contactSubmissions').select('id').execute()).toEqual([]);

    await openSection(page, '/admin/audit-log');
    await page.getByText('erased a person').waitFor();
    await page.getByText('exported the data of a person').waitFor();
    expect(addresses.filter((address) => /dana|whitfield/i.test(address))).toEqual([]);
    expect(addresses.filter((address) => address.includes('privacy.find'))).toHaveLength(2);
    expect(troubles).toEqual([]);
  });

  it('is shown again before erasure when new records arrived meanwhile', async () => {
    await dana();
    const { page } = await site.signIn('/admin/privacy');
    await find(page, DANA);
    await page.getByText('Messages 1').waitFor();
    await usesEverything(site.app, { email: DANA, firstName: 'Dana', time: '10:00' });
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel(/^Type /).fill(DANA);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('Messages 2').waitFor();
    // The error message is still shown after the person's data has been fetched again.
    const refusal = page.getByText('Reload and review before you continue.');
    expect(await refusal.isVisible()).toBe(true);
  });

  it('without records shows an empty result, and an invalid address stays in the field', async () => {
    const { page, troubles } = await site.signIn('/admin/privacy');
    await find(page, 'nobody@example.com');
    await page.getByText('Nothing is kept').waitFor();
    await find(page, 'nobody');
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('nobody');
    expect(troubles).toEqual([]);
  });
});

it('is accessible and looks right', async () => {
  await dana();
  const { page, troubles } = await site.signIn('/admin/privacy');
  await find(page, DANA);
  await page.getByText('Appointments 1').click();
  const check = async (what: string) =>
    expect([what, await faultsOnTopAtWidths(page)]).toEqual([what, []]);
  await check('found');
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page
    .getByRole('dialog')
    .getByLabel(/^Type /)
    .fill(DANA);
  await check('asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Nothing is left').waitFor();
  await check('erased');
  expect(troubles).toEqual([]);
});
