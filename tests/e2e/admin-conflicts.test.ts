import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { faultsOnTop } from './sweep/axe-faults.ts';

const site = startAdmin();

beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  await deleteAll(site.db, 'conflictEntries');
});

/** Waits until all names have been compared. */
const compared = () =>
  expect
    .poll(() => site.db.selectFrom('conflictQueue').select('kind').execute(), { timeout: 20_000 })
    .toEqual([]);

const insertEntry = (entry: { name: string; otherNames?: string; note?: string }) =>
  site.db
    .insertInto('conflictEntries')
    .values({ ...entry, relation: 'former_client', createdBy: 'admin', createdAt: new Date() })
    .execute();

const FORMER_CLIENT = { firstName: 'William', lastName: 'Núñez-Ortega' };

async function writeAsVisitor(page: Page): Promise<void> {
  const form = page.locator('form[action="/contact"]');
  await form.getByLabel('First Name').fill('Ana');
  await form.getByLabel('Last Name').fill('Soto');
  await form.getByLabel('Email Address').fill('ana@example.com');
  await form.getByLabel('Practice Area').selectOption('family-law');
  await form.getByLabel('Who is on the other side?').fill('my husband Bill Nunez');
  await form.getByRole('textbox', { name: 'Message' }).fill('We want to separate.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
}

describe('a possible conflict', () => {
  it('is shown to staff, who decide, and not to the visitor', async () => {
    await insertMessage(site.db, FORMER_CLIENT);
    await compared();
    const visitor = await site.visit('/contact');
    await writeAsVisitor(visitor.page);
    await visitor.page.getByText('Your message has reached us').waitFor();
    expect(await visitor.page.locator('body').innerText()).not.toMatch(/conflict|Núñez/i);
    expect(visitor.troubles).toEqual([]);
    await compared();

    const { page, troubles } = await site.signIn('/admin');
    await page.getByText('Possible conflict of interest.').waitFor();
    await page.getByRole('link', { name: 'Message of Ana Soto', exact: true }).click();
    const pane = page.getByRole('region', { name: 'Ana Soto' });
    const check = pane.getByRole('region', { name: 'Conflict check' });
    await check.getByText('Bill and William are forms of the same first name').waitFor();
    expect(await check.innerText()).toContain('William Núñez-Ortega (client)');
    const row = page.locator('[data-row]').filter({ hasText: 'Ana Soto' });
    await row.getByText('Possible conflict').waitFor();

    await check.getByRole('button', { name: 'Decide' }).click();
    await check.getByLabel('Note (optional)').fill('We advised him in 2019.');
    await check.getByRole('button', { name: 'Conflict', exact: true }).click();
    await check.getByText('Decided by admin').waitFor();
    expect(await check.innerText()).toContain('We advised him in 2019.');
    await row.getByText('Conflict', { exact: true }).waitFor();

    await check.getByRole('link', { name: 'Message of William Núñez-Ortega' }).click();
    await page.getByText('Found in the check of').waitFor();
    await page.goto(`${site.url}/admin/audit-log`);
    await page.getByText('found a conflict of interest').waitFor();
    expect(troubles).toEqual([]);
  });

  it('is found when staff add the other side of a message', async () => {
    await insertMessage(site.db, FORMER_CLIENT);
    const id = await insertMessage(site.db);
    const { page } = await site.signIn(`/admin/contact-submissions?open=${id}`);
    const check = page.getByRole('region', { name: 'Conflict check' });
    await check.getByRole('button', { name: 'Add' }).click();
    await check.getByLabel('Other side').fill('Ortega, William');
    await check.getByRole('button', { name: 'Save other side' }).click();
    await check.getByText('Possible conflict').waitFor();
  });

  it('keeps the note that is being written when the check cannot be loaded again', async () => {
    const id = await insertMessage(site.db);
    await compared();
    const { page } = await site.signIn(`/admin/contact-submissions?open=${id}`);
    const check = page.getByRole('region', { name: 'Conflict check' });
    await check.getByText('Nothing found').waitFor();
    await check.getByRole('button', { name: 'Decide' }).click();
    await check.getByLabel('Note (optional)').fill('We advised him in 2019.');
    await page.route('**/trpc/*conflicts.check*', (route) => route.abort());
    await insertEntry({ name: 'Somebody Else' });
    await check.getByText('The conflict check could not be loaded.').waitFor();
    expect(await check.getByLabel('Note (optional)').inputValue()).toBe('We advised him in 2019.');
    await page.unroute('**/trpc/*conflicts.check*');
    await check.getByRole('button', { name: 'Try again' }).click();
    await check.getByRole('button', { name: 'Conflict', exact: true }).click();
    await check.getByText('Decided by admin').waitFor();
    expect(await check.innerText()).toContain('We advised him in 2019.');
  });

  it('is marked in the week and on the day sheet', async () => {
    await insertMessage(site.db, FORMER_CLIENT);
    const otherSide = 'William Ortega';
    const body = bookingBody({ scheduledDate: tuesdayAt('09:00'), otherSide });
    expect((await postJson(`${site.url}/api/appointments`, body)).status).toBe(201);
    await compared();
    const { page, troubles } = await site.signIn('/admin/appointments?view=week&week=2031-03-10');
    await page.getByRole('button', { name: /Possible conflict, 9:00 AM Dana Whitfield/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${site.url}/admin/appointments/day-sheet?date=2031-03-11`);
    const row = page.getByRole('row').filter({ hasText: 'Dana Whitfield' });
    await row.getByText('Possible conflict').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('the conflict list', () => {
  it('shows both versions when a colleague has saved an entry meanwhile', async () => {
    await insertEntry({ name: 'Bill Nunez', note: 'Divorce 2019' });
    const { page } = await site.signIn('/admin/conflicts');
    await page.getByRole('button', { name: 'Bill Nunez', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit entry' });
    await dialog.getByLabel('Note (optional)').fill('Custody 2020');
    await site.db
      .updateTable('conflictEntries')
      .set({ name: 'William Nunez', updatedAt: new Date() })
      .execute();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else saved this entry' });
    const row = (name: string) => conflict.getByRole('row').filter({ hasText: name });
    await row('William Nunez').getByText('Differs').waitFor();
    expect(await row('Custody 2020').innerText()).toContain('Divorce 2019');
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await conflict.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('William Nunez');
    await dialog.getByLabel('Note (optional)').fill('Custody 2021');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'Custody 2021' }).waitFor();
  });

  const file = (text: string) => ({
    name: 'former.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

  it('is imported after a look at it, edited, and emptied', async () => {
    const { page, troubles } = await site.signIn('/admin/conflicts');
    await page.getByText('The list is empty').waitFor();
    const input = page.getByTestId('import-conflicts');
    await input.setInputFiles(file('Name,Relation\nAna Ruiz,Enemy\n'));
    await page.getByText('Line 2: Relation: Choose one of the relations').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await input.setInputFiles(file('Name,Relation\nAna Ruiz,Former client\nAcme LLC,\n'));
    await page.getByText('2 will be added.').waitFor();
    await page.getByRole('button', { name: 'Add 2' }).click();
    await page.getByText('2 added to the conflict list').waitFor();
    await page.getByRole('button', { name: 'Ana Ruiz', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Other names').fill('Ana Soto');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row').filter({ hasText: 'Ana Soto' }).waitFor();
    await page.getByRole('button', { name: 'Delete Acme LLC' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Acme' }).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
});

it.each(['desktop', 'phone'] as const)('is accessible and looks right on a %s', async (device) => {
  await insertEntry({ name: 'Bill Nunez', otherNames: 'William Ortega', note: 'Divorce 2019' });
  const id = await insertMessage(site.db, { otherSide: 'William Núñez' });
  await compared();
  const { page, troubles } = await site.signIn('/admin/conflicts', { device });
  const check = async (what: string) => expect([what, await faultsOnTop(page)]).toEqual([what, []]);
  await page.getByRole('button', { name: 'Bill Nunez', exact: true }).waitFor();
  await check('list');
  await page.goto(`${site.url}/admin/contact-submissions?open=${id}`);
  const panel = page.getByRole('region', { name: 'Conflict check' });
  await panel.getByText('Divorce 2019').waitFor();
  await panel.getByRole('button', { name: 'Decide' }).click();
  await panel.scrollIntoViewIfNeeded();
  await check('check');
  await page.goto(`${site.url}/admin`);
  await page.getByText('Possible conflict of interest.').waitFor();
  await check('dashboard');
  expect(troubles).toEqual([]);
});
