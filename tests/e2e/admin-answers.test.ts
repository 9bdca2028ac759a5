import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { dialogsClosed } from './browser.ts';

const site = startAdmin();

const PATH = '/admin/contact-submissions';
const PHONE = { width: 390, height: 844 };

beforeEach(async () => {
  for (const table of ['contactSubmissions', 'replyTemplates', 'outboxEmails'] as const) {
    await deleteAll(site.db, table);
  }
  // The first computation replaces all due times, so wait for it.
  const settings = site.db.selectFrom('answerSettings').select('computedFor');
  await vi.waitFor(
    async () => expect((await settings.executeTakeFirstOrThrow()).computedFor).not.toBeNull(),
    { timeout: 20_000 },
  );
  const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);
  await insertMessage(site.db, {
    firstName: 'Tomas',
    createdAt: hours(-20),
    answerDueAt: hours(5.5),
  });
  await insertMessage(site.db, {
    firstName: 'Ayesha',
    createdAt: hours(-30),
    answerDueAt: hours(-3.5),
  });
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

describe.each([
  ['desktop', { width: 1280, height: 900 }],
  ['phone', PHONE],
])('on a %s', (_device, size) => {
  it('a message is answered from a template, with a preview, and says what became of the mail', async () => {
    await site.db
      .insertInto('replyTemplates')
      .values({ name: 'First reply', body: 'Dear {client},\n\nWe will call you.\n\n{firm}' })
      .execute();
    const { page, troubles } = await site.signIn(`${PATH}?sort=due`);
    await page.setViewportSize(size);
    await page.getByText('3 h late').waitFor();
    const names = page.getByRole('button', { name: /^(Tomas|Ayesha) Whitfield$/ });
    expect(await names.first().textContent()).toContain('Ayesha');
    await names.first().click();
    await page.getByText('My husband has moved out.').last().waitFor();
    await page.getByRole('button', { name: 'Answered by Phone' }).waitFor();
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to Ayesha Whitfield' });
    await dialog.getByText('Mail is not connected.').waitFor();
    await dialog.getByLabel('Template').selectOption({ label: 'First reply' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText(/^Dear Ayesha,\s+We will call you/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Send Reply' }).click();
    await toast(page, 'The reply is caught here, not sent.');
    const replies = page.getByRole('region', { name: 'Replies' });
    await replies.getByText(/Dear Ayesha/).waitFor();
    expect(troubles).toEqual([]);
  });
});

it('messages are worked in bulk: assigned, marked as spam and taken back', async () => {
  const { page, troubles } = await site.signIn(PATH);
  const choose = async (item: string) => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'More changes' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('button', { name: 'Tomas Whitfield', exact: true }).waitFor();
  await choose('Assign to me');
  await toast(page, '2 contacts assigned');
  await page.getByLabel('Who answers').selectOption({ label: 'Mine' });
  await choose('Mark as spam');
  await toast(page, '2 contacts marked as spam');
  await page
    .getByRole('button', { name: 'Tomas Whitfield', exact: true })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await toast(page, '2 contacts marked as not spam');
  await page.getByRole('button', { name: 'Tomas Whitfield', exact: true }).waitFor();
  expect(troubles).toEqual([]);
});

it('the label of suspected spam is taken from several messages at once, and given back', async () => {
  await site.db.updateTable('contactSubmissions').set({ suspectedSpam: true }).execute();
  const { page, troubles } = await site.signIn(PATH);
  const labels = page.getByText('Suspected spam', { exact: true });
  await labels.nth(1).waitFor();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'More changes' }).click();
  await page.getByRole('menuitem', { name: 'Not spam' }).click();
  await toast(page, '2 contacts marked as not spam');
  await labels.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await toast(page, '2 contacts marked as before');
  await labels.nth(1).waitFor();
  const audited = site.db.selectFrom('auditLog').select('action').orderBy('id', 'desc').limit(2);
  expect(await audited.execute()).toEqual(Array(2).fill({ action: 'contact.spam' }));
  expect(troubles).toEqual([]);
});

it('the settings and the templates can be changed, and the dashboard says who waits', async () => {
  const { page, troubles } = await site.signIn(PATH);
  await page.getByRole('button', { name: 'Answer Times' }).click();
  const settings = page.getByRole('dialog', { name: 'Answer Times' });
  await settings.getByLabel('Answer within, in hours').fill('900');
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.getByText(/whole number of hours from 1 to 240/).waitFor();
  await settings.getByLabel('Answer within, in hours').fill('24');
  await settings.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Answer times updated successfully');
  await page.getByRole('button', { name: 'Tomas Whitfield', exact: true }).click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Templates' }).click();
  await page.getByRole('button', { name: 'Add Template' }).click();
  const template = page.getByRole('dialog', { name: 'Add Template' });
  await template.getByLabel('Name').fill('Call');
  await template.getByRole('textbox', { name: 'Text' }).fill('Dear {nobody}');
  await template.getByRole('button', { name: 'Save Template' }).click();
  await template.getByText(/There is no field {nobody} here/).waitFor();
  await template.getByRole('textbox', { name: 'Text' }).fill('Dear {client}');
  await template.getByRole('button', { name: 'Save Template' }).click();
  await toast(page, 'Template saved successfully');
  // The reply and its templates are still open.
  await dialogsClosed(page, 2);
  await page.goto(`${site.url}/admin`);
  await page.getByText('2 messages and 0 new bookings to answer').waitFor();
  expect(troubles).toEqual([]);
});
