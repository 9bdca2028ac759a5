import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';

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

async function openEditor() {
  const { body } = await staff.call('POST', `/api${LIST}`, POST);
  const visit = await site.signIn(`${LIST}/${body.id}`, { zone: 'Europe/Berlin' });
  await visit.page.getByRole('textbox', { name: 'Content' }).waitFor();
  return visit;
}

const stored = () =>
  site.db
    .selectFrom('blogPosts')
    .select(['author', 'guestLine', 'publishedAt'])
    .executeTakeFirstOrThrow();
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const textOf = async (path: string) => (await fetch(site.url + path)).text();

it('the publication date is set in the past, and changed later, in the firm’s time zone', async () => {
  const { page, troubles } = await openEditor();
  await page.getByRole('radio', { name: /^Published/ }).check();
  await page.getByText('In Pacific Time. Empty: now.').waitFor();
  await page.getByLabel('Publication day').fill('2031-07-04');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('This is in the future: choose Scheduled instead').waitFor();
  await page.getByLabel('Publication day').fill('2024-07-04');
  await page.getByRole('button', { name: 'Publish' }).click();
  await told(page, 'Blog post updated successfully');
  expect((await stored()).publishedAt).toEqual(new Date('2024-07-04T16:00:00Z'));

  await page.getByLabel('Publication day').fill('2023-01-31');
  await page.getByLabel('Time', { exact: true }).fill('21:30');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(async () => (await stored()).publishedAt)
    .toEqual(new Date('2023-02-01T05:30:00Z'));
  const [entry] = await staff.auditLog();
  expect(entry).toMatchObject({
    action: 'article.update',
    before: { publishedAt: '2024-07-04T16:00:00.000Z' },
    after: { publishedAt: '2023-02-01T05:30:00.000Z' },
  });
  await expect
    .poll(() => textOf('/blog/who-keeps-the-dog'))
    .toContain('"datePublished":"2023-02-01T05:30:00.000Z"');
  expect(await textOf('/blog')).toContain('Jan 31, 2023');
  expect(await textOf('/blog/rss.xml')).toContain('Wed, 01 Feb 2023 05:30:00 GMT');
  await page.goto(site.url + LIST);
  await page.getByText('Jan 31, 2023').waitFor();
  expect(troubles).toEqual([]);
});

it('a guest author is named with a line about them, and replaced by the firm', async () => {
  const { page, troubles } = await openEditor();
  const { author: firm } = await stored();
  await page.getByRole('radio', { name: /^Published/ }).check();
  await page.getByLabel('Author', { exact: true }).selectOption('Guest author…');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Required', { exact: true }).waitFor();
  await page.getByLabel('Guest’s name').fill('Kim Ito');
  await page.getByLabel('Line below the name').fill('Guest author, CPA');
  await page.getByRole('button', { name: 'Publish' }).click();
  await told(page, 'Blog post updated successfully');
  expect(await stored()).toMatchObject({ author: 'Kim Ito', guestLine: 'Guest author, CPA' });
  const visitor = await site.visit('/blog/who-keeps-the-dog');
  await visitor.page.getByRole('heading', { name: 'Kim Ito' }).waitFor();
  await visitor.page.getByText('Guest author, CPA').waitFor();

  await page.reload();
  await expect.poll(() => page.getByLabel('Guest’s name').inputValue()).toBe('Kim Ito');
  await page.getByLabel('Author', { exact: true }).selectOption(firm);
  await page.getByRole('button', { name: 'Update' }).click();
  await told(page, 'Blog post updated successfully');
  expect(await stored()).toMatchObject({ author: firm, guestLine: null });
  expect(troubles).toEqual([]);
});
