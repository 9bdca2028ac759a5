import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});
beforeEach(() => deleteAll(site.db, 'blogPosts'));

const LIST = '/admin/blog-posts';
const POST = {
  title: 'Who keeps the dog',
  slug: 'dog',
  excerpt: 'Animals in a divorce.',
  content: '<p>The court may decide.</p>',
  category: 'divorce',
};

const written = async (changes: object = {}) =>
  (await staff.call('POST', `/api${LIST}`, { ...POST, ...changes })).body;
const save = (id: string, changes: object = {}) =>
  staff.call('PUT', `/api${LIST}/${id}`, { ...POST, ...changes });
const stored = () =>
  site.db
    .selectFrom('blogPosts')
    .select(['title', 'slug', 'excerpt', 'content', 'category'])
    .executeTakeFirstOrThrow();
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

describe('versions', () => {
  it('show what has changed since, and yesterday’s text is restored', async () => {
    const { id } = await written();
    await save(id, { title: 'The dog', content: '<p>The judge may decide.</p>' });
    const { page, troubles } = await site.signIn(`${LIST}/${id}`);
    await text(page).waitFor();
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByRole('button', { name: /Current/ }).waitFor();
    // The most recent earlier version is selected initially.
    await dialog.locator('del', { hasText: 'court' }).waitFor();
    await dialog.locator('ins', { hasText: 'judge' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await told(page, 'Version restored successfully');
    await expect.poll(() => text(page).textContent()).toBe('The court may decide.');
    expect(await page.getByLabel('Title').inputValue()).toBe(POST.title);
    expect(await stored()).toEqual(POST);

    // The restored text can be edited and saved without a conflict, and the text before it can be restored.
    await page.getByLabel('Excerpt').fill('Pets in a divorce.');
    await page.keyboard.press('Control+s');
    await told(page, 'Blog post updated successfully');
    await page.getByRole('button', { name: 'Versions' }).click();
    await dialog.getByRole('button', { name: /The dog$/ }).click();
    await dialog.locator('ins', { hasText: 'Pets' }).waitFor();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(() => text(page).textContent()).toBe('The judge may decide.');
    expect(troubles).toEqual([]);
  });

  it('are restored over unsaved changes only after a question', async () => {
    const { id } = await written();
    await save(id, { content: '<p>The judge may decide.</p>' });
    const { page } = await site.signIn(`${LIST}/${id}`);
    await text(page).fill('Not saved.');
    await page.getByRole('button', { name: 'Versions' }).click();
    const restore = page.getByRole('button', { name: 'Restore this version' });
    await restore.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await text(page).textContent()).toBe('Not saved.');
    await page.getByRole('button', { name: 'Versions' }).click();
    await restore.click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect.poll(() => text(page).textContent()).toBe('The court may decide.');
  });

  it('fit a phone', async () => {
    const { id } = await written();
    await save(id, { content: '<p>The judge may decide.</p>' });
    const { page } = await site.signIn(`${LIST}/${id}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.locator('ins', { hasText: 'judge' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a stale edit', () => {
  const conflict = (page: Page) =>
    page.getByRole('dialog', { name: 'Somebody else saved this blog post' });

  it('merges what only one has changed, and asks about the rest', async () => {
    const { id } = await written();
    const { page } = await site.signIn(`${LIST}/${id}`);
    await text(page).fill('The judge decides.');
    await page.getByLabel('Title').fill('Mine');
    await save(id, { title: 'Theirs', excerpt: 'Pets in a divorce.', category: 'family-law' });
    await page.getByRole('button', { name: 'Save Draft' }).click();
    const dialog = conflict(page);
    await dialog.getByRole('row', { name: /^Text Only you changed this/ }).waitFor();
    await dialog.getByRole('row', { name: /^Excerpt Only they changed this/ }).waitFor();
    await dialog.locator('ins', { hasText: 'judge' }).waitFor();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await dialog.getByText('Choose theirs or yours: Title.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Theirs' }).check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await told(page, 'Blog post updated successfully');
    const merged = {
      ...{ title: 'Theirs', excerpt: 'Pets in a divorce.', category: 'family-law' },
      content: '<p>The judge decides.</p>',
    };
    expect(await stored()).toEqual({ slug: POST.slug, ...merged });
    expect(await page.getByLabel('Excerpt').inputValue()).toBe(merged.excerpt);
    expect(await text(page).textContent()).toBe('The judge decides.');
  });

  it('whose merge fails stays merged in the editor, and is saved by a retry', async () => {
    const { id } = await written();
    const { page } = await site.signIn(`${LIST}/${id}`);
    await text(page).fill('The judge decides.');
    await save(id, { content: '<p>Theirs.</p>', title: 'Theirs' });
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await conflict(page).getByRole('radio', { name: 'Your text' }).check();
    await page.route('**/trpc/articles.update', (route) => route.abort());
    await page.getByRole('button', { name: 'Save merged' }).click();
    await told(page, 'Failed to update blog post');
    expect(await text(page).textContent()).toBe('The judge decides.');
    expect(await page.getByLabel('Title').inputValue()).toBe('Theirs');
    await page.unroute('**/trpc/articles.update');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await told(page, 'Blog post updated successfully');
    expect(await stored()).toMatchObject({ content: '<p>The judge decides.</p>', title: 'Theirs' });
  });

  it('of a draft that this browser has kept is merged with what it was based on', async () => {
    const { id } = await written();
    const { page } = await site.signIn(`${LIST}/${id}`);
    await text(page).fill('The judge decides.');
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /draft:/.test(key)).length);
    await expect.poll(kept).toBe(1);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await save(id, { title: 'Theirs' });
    await page.goto(`${site.url}${LIST}/${id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => text(page).textContent()).toBe('The judge decides.');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await conflict(page)
      .getByRole('row', { name: /^Title Only they changed this/ })
      .waitFor();
    await conflict(page).getByRole('button', { name: 'Save merged' }).click();
    await told(page, 'Blog post updated successfully');
    expect(await stored()).toEqual({
      ...POST,
      ...{ title: 'Theirs', content: '<p>The judge decides.</p>' },
    });
  });
});
