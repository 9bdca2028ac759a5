import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { chooseMore, scrollsSideways, startAdmin } from './admin.ts';
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

const row = (page: Page, name: string) => page.locator('[data-open-row]').filter({ hasText: name });
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
    await page.getByText('3 h late').first().waitFor();
    const names = page.locator('[data-open-row]');
    expect(await names.first().textContent()).toContain('Ayesha');
    await names.first().click();
    const message = page.getByRole('region', { name: 'Ayesha Whitfield' });
    await message.getByText('My husband has moved out.').waitFor();
    await message.getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Answered by Phone' }).waitFor();
    await page.keyboard.press('Escape');
    await message.getByLabel('Reply to Ayesha Whitfield').focus();
    await message.getByText('Mail is not connected.').waitFor();
    await message.getByRole('button', { name: 'Saved answers' }).click();
    await page.getByRole('menuitem', { name: 'First reply' }).click();
    await message.getByRole('button', { name: 'Preview' }).click();
    await message.getByText(/^Dear Ayesha,\s+We will call you/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await message.getByRole('button', { name: 'Send reply' }).click();
    await toast(page, 'The reply is caught here, not sent.');
    const replies = page.getByRole('region', { name: 'Replies' });
    await replies.getByText(/Dear Ayesha/).waitFor();
    expect(troubles).toEqual([]);
  });
});

it('messages are worked in bulk: assigned, marked as spam and taken back', async () => {
  const { page, troubles } = await site.signIn(PATH);
  await chooseMore(page, 'Select');
  const choose = async (item: string) => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'More changes' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await row(page, 'Tomas').waitFor();
  await choose('Assign to me');
  await toast(page, '2 contacts assigned');
  await page.getByLabel('Who answers').selectOption('mine');
  await choose('Mark as spam');
  await toast(page, '2 contacts marked as spam');
  await row(page, 'Tomas').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await toast(page, '2 contacts marked as not spam');
  await row(page, 'Tomas').waitFor();
  expect(troubles).toEqual([]);
});

it('the label of suspected spam is taken from several messages at once, and given back', async () => {
  await site.db.updateTable('contactSubmissions').set({ suspectedSpam: true }).execute();
  const { page, troubles } = await site.signIn(PATH);
  const labels = page.getByText('Suspected spam', { exact: true });
  await labels.nth(1).waitFor();
  await chooseMore(page, 'Select');
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
  await chooseMore(page, 'Answer Times');
  const settings = page.getByRole('dialog', { name: 'Answer Times' });
  await settings.getByLabel('Answer within, in hours').fill('900');
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.getByText(/whole number of hours from 1 to 240/).waitFor();
  await settings.getByLabel('Answer within, in hours').fill('24');
  await settings.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Answer times updated successfully');
  await row(page, 'Tomas').click();
  await page.getByRole('button', { name: 'Saved answers' }).click();
  await page.getByRole('menuitem', { name: 'Edit Templates' }).click();
  await page.getByRole('button', { name: 'Add Template' }).click();
  const template = page.getByRole('dialog', { name: 'Add Template' });
  await template.getByLabel('Name').fill('Call');
  await template.getByRole('textbox', { name: 'Text' }).fill('Dear {nobody}');
  await template.getByRole('button', { name: 'Save Template' }).click();
  await template.getByText(/There is no field {nobody} here/).waitFor();
  await template.getByRole('textbox', { name: 'Text' }).fill('Dear {client}');
  await template.getByRole('button', { name: 'Save Template' }).click();
  await toast(page, 'Template saved successfully');
  // The templates are still open.
  await dialogsClosed(page, 1);
  await page.goto(`${site.url}/admin`);
  await page.getByText('2 unresolved').first().waitFor();
  expect(troubles).toEqual([]);
});
