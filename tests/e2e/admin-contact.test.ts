import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { chooseMore, failAndRetry, startAdmin } from './admin.ts';

const site = startAdmin();

const PATH = '/admin/contact-submissions';

beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  await site.db
    .insertInto('contactSubmissions')
    .values([
      message('Tomas', 'divorce', 'My wife moved out on Sunday.', '2031-03-10T13:00:00Z'),
      message(
        'Ayesha',
        'estate-planning',
        '=HYPERLINK("x") We bought a condo.',
        '2031-03-09T13:00:00Z',
      ),
    ])
    .execute();
});

const message = (firstName: string, practiceArea: string, text: string, createdAt: string) => ({
  firstName,
  lastName: 'Berglund',
  email: `${firstName.toLowerCase()}@example.com`,
  phone: '(619) 555-0100',
  practiceArea,
  message: text,
  createdAt: new Date(createdAt),
});

/** Too narrow for list and message side by side. */
const NARROW = { width: 1000, height: 900 };

const open = (options = {}) => site.signIn(PATH, options);
const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const opener = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} Berglund`, exact: true });
const status = (page: Page) => page.getByLabel('Status', { exact: true });
/** Presses a button of a row, which appears with the pointer. */
const onRow = async (page: Page, name: string, action: 'Mark Read' | 'Mark Resolved') => {
  await row(page, name).hover();
  await page.getByRole('button', { name: `${action}: ${name} Berglund` }).click();
};
const states = () =>
  site.db
    .selectFrom('contactSubmissions')
    .select(['firstName', 'isRead', 'isResolved'])
    .orderBy('firstName', 'desc')
    .execute();

describe('contact submissions', () => {
  it('are found, read and resolved', async () => {
    const { page, troubles } = await open();
    await page.setViewportSize(NARROW);
    await status(page).getByText('New 2').waitFor({ state: 'attached' });
    await page.getByLabel('Search by name').fill('condo');
    await page.waitForURL((url) => url.searchParams.get('q') === 'condo');
    await row(page, 'Tomas').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear Filters' }).click();

    await opener(page, 'Tomas').click();
    const message = page.getByRole('region', { name: 'Tomas Berglund' });
    await message.getByText('My wife moved out on Sunday.').waitFor();
    await status(page).getByText('New 1').waitFor({ state: 'attached' });
    await message.getByRole('button', { name: 'More for this message' }).click();
    const ownProgram = page.getByRole('menuitem', { name: 'Reply in your mail program' });
    expect(await ownProgram.getAttribute('href')).toBe(
      'mailto:tomas%40example.com?subject=Your%20message%20to%20Pacific%20Harbor%20Law&body=Dear%20Tomas%2C%0A%0A',
    );
    await page.keyboard.press('Escape');
    await message.getByRole('button', { name: 'Mark Resolved' }).click();
    await message.waitFor({ state: 'detached' });
    await toast(page, 'Contact marked as resolved');
    await row(page, 'Tomas').getByText('Resolved', { exact: true }).waitFor();
    expect(await states()).toEqual([
      { firstName: 'Tomas', isRead: true, isResolved: true },
      { firstName: 'Ayesha', isRead: false, isResolved: false },
    ]);

    await status(page).selectOption('new');
    await row(page, 'Tomas').waitFor({ state: 'detached' });
    await page.reload();
    await row(page, 'Ayesha').waitFor();
    expect(await row(page, 'Tomas').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('beside the list: the toast covers no button of the message', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1280, height: 700 });
    await opener(page, 'Tomas').click();
    const pane = page.getByRole('region', { name: 'Tomas Berglund' });
    await onRow(page, 'Ayesha', 'Mark Read');
    await toast(page, 'Contact marked as read');
    const button = pane.getByRole('button', { name: 'Send reply' });
    const notice = page.getByRole('region', { name: 'Notifications (F8)' });
    const bottom = async () => {
      const box = await notice.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual((await button.boundingBox())?.y ?? Number.NaN);
  });

  it('an opened one is read without a toast over its buttons, and can be marked as unread', async () => {
    const { page, troubles } = await open();
    await opener(page, 'Tomas').click();
    const pane = page.getByRole('region', { name: 'Tomas Berglund' });
    await expect.poll(async () => (await states())[0]?.isRead).toBe(true);
    expect(await page.getByText('Contact marked as read').count()).toBe(0);
    await pane.getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
    await toast(page, 'Contact marked as unread');
    await pane.waitFor({ state: 'detached' });
    await row(page, 'Tomas').getByText('New', { exact: true }).waitFor();
    expect((await states())[0]?.isRead).toBe(false);
    expect(troubles).toEqual([]);
  });

  it('a failed change shows an error and reverts the list; a retry works', async () => {
    const { page } = await open();
    await row(page, 'Tomas').waitFor();
    await page.route('**/trpc/contact.markRead*', (route) => route.abort());
    await onRow(page, 'Tomas', 'Mark Read');
    await toast(page, 'Failed to mark contact as read');
    await row(page, 'Tomas').getByText('New', { exact: true }).waitFor();
    await page.unroute('**/trpc/contact.markRead*');
    await onRow(page, 'Tomas', 'Mark Read');
    await toast(page, 'Contact marked as read');
  });

  it('a bulk change can be undone in one step, also by keyboard', async () => {
    const { page, troubles } = await open();
    await onRow(page, 'Tomas', 'Mark Resolved');
    const undo = page.getByRole('button', { name: /^Undo/ });
    // The toast stays while the pointer is over it.
    await undo.hover();
    await undo.click();
    await toast(page, 'Contact marked as unresolved');
    await row(page, 'Tomas').getByText('New', { exact: true }).waitFor();

    await onRow(page, 'Tomas', 'Mark Read');
    await toast(page, 'Contact marked as read');
    await opener(page, 'Tomas').focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Contact marked as unread');
    await row(page, 'Tomas').getByText('New', { exact: true }).waitFor();
    expect(
      await opener(page, 'Tomas').evaluate((button) => button === document.activeElement),
    ).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('an undo skips what a colleague changed meanwhile, and reports it', async () => {
    const { page } = await open();
    await onRow(page, 'Tomas', 'Mark Read');
    await toast(page, 'Contact marked as read');
    await page.getByRole('button', { name: /^Undo/ }).hover();
    const { id } = await site.db
      .updateTable('contactSubmissions')
      .set({ isResolved: true })
      .where('firstName', '=', 'Tomas')
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('auditLog')
      .values({
        actor: 'maren',
        action: 'contact.resolve',
        entity: 'contact_submissions',
        entityId: id,
      })
      .execute();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await toast(page, 'Failed to mark contact as unread');
    await page.getByText('Somebody else has changed this message since').waitFor();
    await row(page, 'Tomas').getByText('Resolved', { exact: true }).waitFor();
  });

  it('shows an error and removes the row when the submission was deleted meanwhile', async () => {
    const { page } = await open({ isWithoutLive: true });
    await row(page, 'Ayesha').waitFor();
    await site.db.deleteFrom('contactSubmissions').where('firstName', '=', 'Tomas').execute();
    await onRow(page, 'Tomas', 'Mark Resolved');
    await toast(page, 'Failed to mark contact as resolved');
    await toast(page, 'Somebody else has deleted it in the meantime.');
    await row(page, 'Tomas').waitFor({ state: 'detached' });
  });

  it('shows an error with a retry when the list cannot be loaded', async () => {
    const { page } = await open();
    await row(page, 'Tomas').waitFor();
    await failAndRetry(page, /trpc.*contact\.submissions/);
    await row(page, 'Tomas').waitFor();
  });

  it('are exported as CSV without executable formulas', async () => {
    const { page } = await open();
    const download = page.waitForEvent('download');
    await chooseMore(page, 'Export CSV');
    const file = await download;
    expect(file.suggestedFilename()).toBe('contact-submissions.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain(`"'=HYPERLINK(""x"") We bought a condo."`);
  });

  it('can be processed with the keyboard alone', async () => {
    const { page, troubles } = await open();
    await page.setViewportSize(NARROW);
    await row(page, 'Tomas').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Type a name, a section or an action').waitFor();
    await page.keyboard.type('new mess');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?status=new');
    await opener(page, 'Tomas').focus();
    await page.keyboard.press('Enter');
    const message = page.getByRole('region', { name: 'Tomas Berglund' });
    await message.getByRole('button', { name: 'Mark Resolved' }).waitFor();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const isThere = await message
        .getByRole('button', { name: 'Mark Resolved' })
        .evaluate((button) => button === document.activeElement);
      if (isThere) break;
    }
    await page.keyboard.press('Enter');
    await message.waitFor({ state: 'detached' });
    await expect
      .poll(states)
      .toContainEqual({ firstName: 'Tomas', isRead: true, isResolved: true });
    await page.getByRole('heading', { name: 'Contact Submissions' }).press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Contact Submissions' }).focus();
    // The two keys must be pressed within 1.2 seconds of each other.
    await page.evaluate(() => {
      for (const key of ['g', 's']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });
});
