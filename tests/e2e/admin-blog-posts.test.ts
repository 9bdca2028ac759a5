import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { focusWindow, type SignInOptions, startAdmin } from './admin.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});
beforeEach(() => deleteAll(site.db, 'blogPosts'));

const LIST = '/admin/blog-posts';
const POST = {
  title: 'Who keeps the dog',
  excerpt: 'Animals in a divorce.',
  content: '<p>The court may decide.</p>',
  category: 'divorce',
};

const at = (path: string, options: SignInOptions = {}) => site.signIn(path, options);
const written = async (changes: object = {}) =>
  (await staff.call('POST', `/api${LIST}`, { ...POST, ...changes })).body;
const save = (id: string, changes: object = {}) =>
  staff.call('PUT', `/api${LIST}/${id}`, { ...POST, ...changes });
const stored = () =>
  site.db
    .selectFrom('blogPosts')
    .select(['title', 'slug', 'content', 'category', 'isPublished', 'publishedAt'])
    .executeTakeFirstOrThrow();
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? element.labels : null;
      const labelledBy = element?.getAttribute('aria-labelledby');
      return (
        element?.getAttribute('aria-label') ??
        (labelledBy && document.getElementById(labelledBy)?.textContent) ??
        (element as HTMLSelectElement | null)?.labels?.[0]?.textContent ??
        labels?.[0]?.textContent ??
        element?.textContent
      );
    });
    if (focused?.trim().startsWith(name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

it('a blog post is written, published and viewed with the keyboard alone', async () => {
  const { page, troubles } = await at(LIST);
  await page.getByText('No blog posts yet').waitFor();
  await tabTo(page, 'Create Blog Post');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New Blog Post' }).waitFor();
  await text(page).waitFor();

  await tabTo(page, 'Title');
  await page.keyboard.type('Widow’s share & yours');
  await tabTo(page, 'Web address');
  expect(await page.getByLabel('Web address').inputValue()).toBe('widows-share-yours');
  await tabTo(page, 'Excerpt');
  await page.keyboard.type('What the law leaves to whom.');
  await tabTo(page, 'Heading');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');
  await page.keyboard.type('First things');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Find the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('will');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.getByText('5 words').waitFor();
  await tabTo(page, 'Draft');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Category');
  await page.keyboard.type('Pro');
  await tabTo(page, 'Publish');
  await page.keyboard.press('Enter');

  await told(page, 'Blog post created successfully');
  await page.waitForURL(/\/admin\/blog-posts\/[0-9a-f-]{36}$/);
  expect(await stored()).toMatchObject({
    title: 'Widow’s share & yours',
    slug: 'widows-share-yours',
    content: '<h2>First things</h2><p>Find the <strong>will</strong>.</p>',
    category: 'probate',
    isPublished: true,
  });
  await page.getByRole('link', { name: 'View Post' }).waitFor();
  await tabTo(page, 'View Post');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'First things' }).waitFor();
  expect(troubles).toEqual([]);
});

it('a new post stays open in the same editor after saving', async () => {
  const { page, troubles } = await at(`${LIST}/new`);
  await text(page).waitFor();
  await page.getByLabel('Excerpt').fill('Animals in a divorce.');
  await page.getByLabel('Category').selectOption('divorce');
  await text(page).click();
  await page.keyboard.type('The court decides.');
  await page.getByLabel('Title').click();
  await page.keyboard.type('The dog');
  await page.keyboard.press('Control+s');
  await told(page, 'Blog post created successfully');
  await page.waitForURL(/\/admin\/blog-posts\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
  await page.keyboard.type(' stays');
  expect(await page.getByLabel('Title').inputValue()).toBe('The dog stays');
  await page.keyboard.press('Control+s');
  await told(page, 'Blog post updated successfully');
  expect(await stored()).toMatchObject({ title: 'The dog stays' });
  expect(troubles).toEqual([]);

  // Creating another post starts with an empty form.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Create Blog Post');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New Blog Post' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('');
  await page.goBack();
  await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('The dog stays');
});

it('a sample is marked in the list until it is rewritten', async () => {
  const { id } = await written();
  await site.db.updateTable('blogPosts').set({ isSample: true }).execute();
  const { page } = await at(LIST);
  const row = page.getByRole('row').filter({ hasText: POST.title });
  await row.getByText('Sample', { exact: true }).waitFor();
  await save(id, { content: '<p>The firm writes this itself.</p>' });
  await focusWindow(page);
  await row.getByText('Sample', { exact: true }).waitFor({ state: 'detached' });
});

it('a failed save shows an error and keeps the input, and a retry succeeds', async () => {
  const { id } = await written();
  const { page } = await at(`${LIST}/${id}`);
  await text(page).waitFor();
  await page.getByLabel('Title').fill('Who keeps the cat');
  await page.getByRole('radio', { name: /^Published/ }).check();
  await page.route('**/trpc/articles.update', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).click();
  await told(page, 'Failed to update blog post');
  expect(await page.getByLabel('Title').inputValue()).toBe('Who keeps the cat');
  await page.unroute('**/trpc/articles.update');
  await page.keyboard.press('Control+s');
  await told(page, 'Blog post updated successfully');
  expect(await stored()).toMatchObject({ title: 'Who keeps the cat', isPublished: true });
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).waitFor();
  expect(await stored()).toMatchObject({ isPublished: false, publishedAt: null });
});

it('validation errors are shown at their fields', async () => {
  await written({ slug: 'taken' });
  const { page } = await at(`${LIST}/new`);
  await text(page).waitFor();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(3);
  await page.getByText('Choose one of the categories').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('title');
  await page.getByLabel('Title').fill('Another');
  await page.getByLabel('Web address').fill('Taken');
  await page.getByLabel('Excerpt').fill('Short.');
  await text(page).fill('Long.');
  await page.getByLabel('Category').selectOption('probate');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Another blog post has this web address', { exact: true }).waitFor();
});

it('a schedule is in the firm’s time zone, whatever the browser’s', async () => {
  const { id } = await written();
  const { page } = await at(`${LIST}/${id}`, { zone: 'Europe/Berlin' });
  await page.getByRole('radio', { name: /^Scheduled/ }).check();
  await page.getByText('In Pacific Time').waitFor();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Choose a day and a time').waitFor();
  await page.getByLabel('Day').fill('2031-03-09');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Choose a time in the future').waitFor();
  await page.getByLabel('Day').fill('2031-07-04');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await told(page, 'Blog post updated successfully');
  expect((await stored()).publishedAt).toEqual(new Date('2031-07-04T16:00:00Z'));
  await page.goto(site.url + LIST);
  await page.getByText('appears Jul 04, 2031, 9:00 AM').waitFor();
});

describe('two people who edit one post', () => {
  it('see both versions and choose which one is saved', async () => {
    const { id } = await written();
    const { page } = await at(`${LIST}/${id}`);
    await text(page).waitFor();
    await save(id, { title: 'Theirs' });
    await page.getByLabel('Title').fill('Mine');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this blog post' });
    await dialog
      .getByRole('row', { name: /^Title/ })
      .getByText('Theirs')
      .waitFor();
    await dialog.getByRole('radio', { name: 'Mine' }).check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await told(page, 'Blog post updated successfully');
    expect((await stored()).title).toBe('Mine');

    await save(id, { title: 'Theirs again' });
    await page.getByLabel('Title').fill('Mine again');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Theirs again');
  });
});

it('an unsaved draft is offered again and removed once it is saved', async () => {
  const { id } = await written();
  const { page } = await at(`${LIST}/${id}`);
  await text(page).fill('A better beginning.');
  await page.getByText('Not saved yet').waitFor();
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /draft:/.test(key)));
  await expect.poll(keys).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto(`${site.url}${LIST}/${id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => text(page).textContent()).toBe('A better beginning.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await told(page, 'Blog post updated successfully');
  expect((await stored()).content).toBe('<p>A better beginning.</p>');
  await expect.poll(keys).toEqual([]);
});

it('an article with elements that the editor does not support is edited as HTML', async () => {
  const content = '<figure>1<figcaption>2</figcaption></figure>';
  const { id } = await written({ content });
  const { page } = await at(`${LIST}/${id}`);
  await page.getByText(/which only the HTML view keeps/).waitFor();
  expect(await text(page).inputValue()).toBe(content);
});

it('is deleted after confirmation, and a preview is a link', async () => {
  const { id, title } = await written();
  const { page, troubles } = await at(`${LIST}/${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const path = await page.getByRole('link', { name: 'Open Preview' }).getAttribute('href');
  await page.goto(site.url + path);
  await page.getByText('This is a draft. It is not on the website.').waitFor();
  const response = await fetch(site.url + path);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).not.toContain('application/ld+json');
  expect((await fetch(`${site.url}${path}x`)).status).toBe(404);

  await page.goto(site.url + LIST);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog', { name: /delete this blog post\?/ }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await told(page, 'Blog post deleted successfully');
  await page.getByText('No blog posts yet').waitFor();
  expect(troubles).toEqual([]);
});
