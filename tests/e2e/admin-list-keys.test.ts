import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { chooseMore, startAdmin } from './admin.ts';

const site = startAdmin();

/** A call of `contact.submission`, alone or together with others. */
const SUBMISSION_CALL = /\/trpc\/[^?]*contact\.submission[,?]/;

beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  const names = ['Tomas', 'Ayesha', 'Noor'];
  for (const [index, firstName] of names.entries()) {
    const createdAt = new Date(Date.UTC(2031, 2, 10 - index));
    const message = `${firstName} wrote this.`;
    await insertMessage(site.db, { firstName, lastName: 'Berglund', message, createdAt });
  }
});

const open = async (width = 1280, search = '') => {
  const visit = await site.signIn(`/admin/contact-submissions${search}`);
  await visit.page.setViewportSize({ width, height: 900 });
  await opener(visit.page, 'Noor').waitFor();
  return visit;
};
const opener = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} Berglund`, exact: true });
const pane = (page: Page, name: string) => page.getByRole('region', { name: `${name} Berglund` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Marks a message as read, opens it, and marks it as unread, by keys. */
async function readThenUnread(page: Page, name: string) {
  await opener(page, name).focus();
  await page.keyboard.press('u');
  await page.getByText('Contact marked as read', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await pane(page, name).waitFor();
  await page.keyboard.press('u');
  await page.getByText('Contact marked as unread').waitFor();
}

describe('the keys of a list', () => {
  it('j and k move between rows and open them beside the list, Escape closes it', async () => {
    const { page, troubles } = await open();
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Tomas Berglund');
    await pane(page, 'Tomas').getByText('Tomas wrote this.').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Ayesha Berglund');
    await pane(page, 'Ayesha').getByText('Ayesha wrote this.').waitFor();
    await page.keyboard.press('j');
    await pane(page, 'Noor').getByText('Noor wrote this.').waitFor();
    expect(new URL(page.url()).searchParams.get('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    await pane(page, 'Noor').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Noor Berglund');
    expect(troubles).toEqual([]);
  });

  it('e marks the row resolved and u unread, but not while somebody types', async () => {
    const { page } = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('eu');
    await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe('eu');
    await page.getByLabel('Search by name').fill('');
    await opener(page, 'Ayesha').focus();
    await page.keyboard.press('e');
    await page.getByText('Contact marked as resolved').waitFor();
    await expect.poll(states).toContainEqual({ firstName: 'Ayesha', ...RESOLVED });
    await readThenUnread(page, 'Noor');
    await expect.poll(states).toContainEqual({ firstName: 'Noor', ...UNREAD });
    expect((await states()).filter(({ isResolved }) => isResolved)).toHaveLength(1);
  });

  it('a message that is marked as unread before it is loaded stays unread', async () => {
    const { page } = await open();
    const isMarked = Promise.withResolvers<void>();
    await page.route(SUBMISSION_CALL, async (route) => {
      await isMarked.promise;
      await route.continue();
    });
    let marks = 0;
    page.on('request', (request) => {
      if (request.url().includes('contact.markRead')) marks += 1;
    });
    await readThenUnread(page, 'Noor');
    const loaded = page.waitForResponse(SUBMISSION_CALL);
    isMarked.resolve();
    await (await loaded).finished();
    // The menu is there once the loaded message is shown.
    await pane(page, 'Noor').getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    expect(marks).toBe(1);
    expect(await states()).toContainEqual({ firstName: 'Noor', ...UNREAD });
  });

  it('r begins a reply, Escape returns to the row, and the draft outlives other messages', async () => {
    const { page, troubles } = await open();
    const reply = (name: string) =>
      page.getByRole('textbox', { name: `Reply to ${name} Berglund` });
    await opener(page, 'Tomas').focus();
    await page.keyboard.press('r');
    await expect
      .poll(() => reply('Tomas').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('We will call you.');
    expect(await reply('Tomas').inputValue()).toBe(
      'Dear {client},\n\nWe will call you.\n\n{firm}\n{phone}',
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Tomas Berglund');
    await page.keyboard.press('j');
    await reply('Ayesha').waitFor();
    expect(await reply('Ayesha').inputValue()).toBe('');
    await page.keyboard.press('k');
    await expect.poll(() => reply('Tomas').inputValue()).toContain('We will call you.');
    await page.getByRole('complementary').getByRole('link', { name: 'People' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('have no effect while a dialog is open', async () => {
    const { page } = await open();
    await opener(page, 'Tomas').focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await dialog.getByText('Messages: mark as resolved').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Tomas Berglund');
    expect((await states()).filter(({ isResolved }) => isResolved)).toEqual([]);
  });
});

describe('a row', () => {
  it('opens by a press anywhere in it', async () => {
    const { page } = await open();
    await page.getByText('Ayesha wrote this.').click();
    await pane(page, 'Ayesha').waitFor();
    await page.getByText('Noor wrote this.').first().click();
    await pane(page, 'Noor').waitFor();
    await page.goBack();
    await page.getByRole('region', { name: /Berglund/ }).waitFor({ state: 'detached' });
  });

  it('does not open by a press on its buttons, nor by selecting its text', async () => {
    const { page } = await open();
    await opener(page, 'Noor').hover();
    await page.getByRole('button', { name: 'Mark Read: Noor Berglund' }).click();
    await page.getByText('Contact marked as read').waitFor();
    const text = await page.getByText('Ayesha wrote this.').boundingBox();
    if (!text) throw new Error('The row has no text.');
    await page.mouse.move(text.x + 2, text.y + 8);
    await page.mouse.down();
    await page.mouse.move(text.x + 70, text.y + 8);
    await page.mouse.up();
    expect(await page.evaluate(() => `${window.getSelection()}`)).not.toBe('');
    expect(new URL(page.url()).searchParams.has('open')).toBe(false);
  });
});

const states = () =>
  site.db
    .selectFrom('contactSubmissions')
    .select(['firstName', 'isRead', 'isResolved'])
    .orderBy('firstName', 'asc')
    .execute();
const UNREAD = { isRead: false, isResolved: false };
const RESOLVED = { isRead: true, isResolved: true };

describe('the selection', () => {
  it('is resolved and undone in one step', async () => {
    const { page, troubles } = await open();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Mark Resolved' }).click();
    await page.getByText('2 contacts marked as resolved').waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(await states()).toEqual([
      { firstName: 'Ayesha', ...RESOLVED },
      { firstName: 'Noor', ...UNREAD },
      { firstName: 'Tomas', ...RESOLVED },
    ]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('2 contacts marked as unresolved').waitFor();
    expect(new Set((await states()).map(({ isResolved }) => isResolved))).toEqual(new Set([false]));
    expect(troubles).toEqual([]);
  });

  it('extends to all that match, on all pages, and ends with another filter', async () => {
    for (let i = 0; i < 51; i += 1)
      await insertMessage(site.db, { firstName: 'Old', isRead: true });
    const { page } = await site.signIn('/admin/contact-submissions');
    await chooseMore(page, 'Select');
    await page.getByLabel('Select this page').check();
    await page.getByRole('button', { name: 'Select all 54 that match' }).click();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByText('54 selected').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('new');
    await bar.waitFor({ state: 'detached' });
  });
});
