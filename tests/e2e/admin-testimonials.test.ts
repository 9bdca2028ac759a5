import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { boxOf, VIEWPORTS } from './browser.ts';

const site = startAdmin();

const PATH = '/admin/testimonials';

beforeEach(async () => {
  await deleteAll(site.db, 'testimonials');
  await site.db
    .insertInto('testimonials')
    .values([
      said('Tomas B.', 'They called back the same day.', { practiceArea: 'divorce' }),
      said('P. Aldana', 'Nobody raised their voice.', { isSample: true }),
      said('A. Khan', 'Plain words, no surprises.', { isPublished: false, rating: 4 }),
    ])
    .execute();
});

const said = (clientName: string, content: string, others: object = {}) => ({
  clientName,
  content,
  rating: 5,
  practiceArea: 'custody',
  ...others,
});

const open = (options = {}, path = PATH) => site.signIn(path, options);
const card = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const home = async () => (await fetch(site.url)).text();
const stored = () =>
  site.db
    .selectFrom('testimonials')
    .select(['clientName', 'isPublished'])
    .orderBy('clientName')
    .execute();

describe('testimonials', () => {
  it('are added, found, changed and deleted', async () => {
    const { page, troubles } = await open({}, `${PATH}?new=1`);
    const dialog = page.getByRole('dialog', { name: 'Add Testimonial' });
    await dialog.getByLabel('Client Name').fill('Dana W.');
    await dialog.getByLabel('Practice Area').selectOption('Estate Planning');
    await dialog.getByRole('radio', { name: '5 stars' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await dialog.getByRole('img', { name: '4 out of 5' }).waitFor();
    await dialog.getByLabel('Testimonial', { exact: true }).fill('We sleep again.');
    await dialog.getByText('“We sleep again.”').waitFor();
    await dialog.getByRole('button', { name: 'Add Testimonial' }).click();
    await toast(page, 'Testimonial created successfully');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(home).toContain('We sleep again.');

    await page.getByLabel('Search by name or words').fill('sleep');
    await card(page, 'Tomas').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit what Dana W. said' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await edit.getByLabel('Client Name').fill('Dana Whitfield');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Testimonial updated successfully');
    await card(page, 'Dana Whitfield').waitFor();

    await page.getByRole('button', { name: 'Delete what Dana Whitfield said' }).click();
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this testimonial?',
    });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Testimonial deleted successfully');
    await page.getByText('Nothing matches').waitFor();
    expect((await stored()).map(({ clientName }) => clientName)).not.toContain('Dana Whitfield');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await card(page, 'Tomas').waitFor();
    await page.getByLabel('Status').selectOption('Drafts 1');
    await card(page, 'Tomas').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?status=draft');
    await card(page, 'A. Khan').getByText('Draft', { exact: true }).waitFor();
    await page.getByLabel('Status').selectOption('All 3');
    await page.getByLabel('Practice area').selectOption('Divorce');
    await card(page, 'A. Khan').waitFor({ state: 'detached' });
    await card(page, 'Tomas').waitFor();
    await page.getByLabel('Practice area').selectOption('all practice areas');
    await page.getByLabel('Order').selectOption('fewest stars first');
    await expect
      .poll(() => page.locator('[data-row]').allInnerTexts())
      .toEqual([expect.stringContaining('A. Khan'), expect.anything(), expect.anything()]);
    expect(troubles).toEqual([]);
  });

  it('nine of them fit on a page and a quarter, with three controls each', async () => {
    await deleteAll(site.db, 'testimonials');
    const text = 'They told me what would happen next, and then it did. That was everything.';
    await site.db
      .insertInto('testimonials')
      .values(Array.from({ length: 9 }, (_, index) => said(`Client ${index}`, text)))
      .execute();
    const { page } = await open();
    await card(page, 'Client 8').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_100);
    const controls = page.locator('[data-row]').first().locator('a, button, input');
    expect(await controls.count()).toBe(3);
    const lefts = await page
      .locator('[data-row]')
      .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it.each(['desktop', 'phone'] as const)(
    'stay in place while the counts load, %s',
    async (device) => {
      const { page } = await site.signIn('/admin', { device });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/trpc.*\bcounts\b/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(site.url + PATH);
      const search = page.getByLabel('Search by name or words');
      await search.waitFor();
      const before = await boxOf(search);
      expect(await page.getByLabel('Status').count()).toBe(1);
      expect(await page.getByLabel('Status').isVisible()).toBe(false);
      release();
      await page.getByLabel('Status').waitFor();
      expect(await boxOf(search)).toEqual(before);
    },
  );

  it('are selected after Select in the menu, or by key', async () => {
    const { page, troubles } = await open();
    await card(page, 'Tomas').waitFor();
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
    await page.getByLabel('Select this page').check();
    await page.getByRole('region', { name: 'Selected rows' }).getByText('3 selected').waitFor();
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Stop Selecting' }).click();
    await expect.poll(() => boxes.count()).toBe(0);
    for (const key of 'jx') await page.keyboard.press(key);
    await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor();
    expect(await boxes.count()).toBe(4);
    expect(troubles).toEqual([]);
  });

  it('reverts a switch when the server cannot be reached; a retry works', async () => {
    const { page } = await open();
    const published = card(page, 'Tomas').getByRole('switch', { name: 'Published' });
    await page.route('**/trpc/testimonials.update*', (route) => route.abort());
    await published.click();
    await toast(page, 'Failed to update testimonial');
    await expect.poll(() => published.isChecked()).toBe(true);
    await page.unroute('**/trpc/testimonials.update*');
    await published.click();
    await toast(page, 'Testimonial updated successfully');
    await card(page, 'Tomas').getByText('Draft', { exact: true }).waitFor();
    expect(await stored()).toContainEqual({ clientName: 'Tomas B.', isPublished: false });
  });

  it('a switch can be undone unless a colleague has changed the testimonial since', async () => {
    const { page, troubles } = await open();
    const published = card(page, 'Tomas').getByRole('switch', { name: 'Published' });
    await published.click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await card(page, 'Tomas').getByText('Draft', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(stored).toContainEqual({ clientName: 'Tomas B.', isPublished: true });

    await published.click();
    await page.getByRole('button', { name: /^Undo/ }).hover();
    await site.db
      .updateTable('testimonials')
      .set({ content: 'They called back at once.' })
      .where('clientName', '=', 'Tomas B.')
      .execute();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await toast(page, 'Failed to update testimonial');
    await toast(page, 'Somebody else has saved this testimonial since you opened it.');
    await page.getByText('They called back at once.').waitFor();
    expect(await stored()).toContainEqual({ clientName: 'Tomas B.', isPublished: false });
    expect(troubles.filter((trouble) => !/409/.test(JSON.stringify(trouble)))).toEqual([]);
  });

  it.each([
    ['Keep mine', 'Mine.'],
    ['Take theirs', 'Theirs.'],
  ])('of two who edit one, both versions are shown: %s', async (choice, expected) => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Edit what Tomas B. said' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
    const words = dialog.getByLabel('Testimonial', { exact: true });
    await words.fill('Mine.');
    await site.db
      .updateTable('testimonials')
      .set({ content: 'Theirs.', rating: 2 })
      .where('clientName', '=', 'Tomas B.')
      .execute();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else saved this testimonial' });
    await conflict.getByText('Theirs.').waitFor();
    await conflict.getByText('Mine.').waitFor();
    await conflict.getByText('2 of 5').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await conflict.getByRole('button', { name: choice }).click();
    await conflict.waitFor({ state: 'detached' });
    if (choice === 'Take theirs') {
      await expect.poll(() => words.inputValue()).toBe('Theirs.');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
    }
    await dialog.waitFor({ state: 'detached' });
    await card(page, 'Tomas').getByText(expected).waitFor();
    const { content } = await site.db
      .selectFrom('testimonials')
      .select('content')
      .where('clientName', '=', 'Tomas B.')
      .executeTakeFirstOrThrow();
    expect(content).toBe(expected);
  });

  it('shows an error and removes the row when the testimonial was deleted meanwhile', async () => {
    const { page } = await open({ isWithoutLive: true });
    await card(page, 'Tomas').waitFor();
    await site.db.deleteFrom('testimonials').where('clientName', '=', 'Tomas B.').execute();
    await page.getByRole('button', { name: 'Delete what Tomas B. said' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Failed to delete testimonial');
    await toast(page, 'Somebody else has deleted it in the meantime.');
    await card(page, 'Tomas').waitFor({ state: 'detached' });
  });

  it('keeps input after a failed save and asks before discarding it', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Testimonial' });
    await dialog.getByRole('button', { name: 'Add Testimonial' }).click();
    await dialog.getByText('Choose one of the practice areas').waitFor();
    await expect
      .poll(() =>
        dialog.getByLabel('Client Name').evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await dialog.getByLabel('Client Name').fill('Dana W.');
    await dialog.getByLabel('Practice Area').selectOption('Other');
    await dialog.getByLabel('Testimonial', { exact: true }).fill('We sleep again.');
    await page.route('**/trpc/testimonials.create*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Add Testimonial' }).click();
    await toast(page, 'Failed to create testimonial');
    // The toast is above the dialog, not below its overlay.
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await dialog.getByLabel('Client Name').inputValue()).toBe('Dana W.');
    await page.unroute('**/trpc/testimonials.create*');
    await dialog.getByRole('button', { name: 'Add Testimonial' }).click();
    await toast(page, 'Testimonial created successfully');
    await page.getByRole('button', { name: 'Edit what Tomas B. said' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await edit.waitFor({ state: 'detached' });
  });

  it('an empty list offers to add the first testimonial', async () => {
    await deleteAll(site.db, 'testimonials');
    const { page, troubles } = await open();
    await page.getByText('No testimonials yet').waitFor();
    await page.getByRole('button', { name: 'Add the first one' }).click();
    await page.getByRole('dialog', { name: 'Add Testimonial' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
