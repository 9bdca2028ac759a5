import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { chooseByKeyboard, scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const publicText = async (path: string) => (await fetch(site.url + path)).text();
const idOf = async (path: string) =>
  (
    await site.db
      .selectFrom('pages')
      .select('id')
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
  ).id;

/** Opens the editor of a page and waits for its fields. */
async function edit(path: string) {
  const visit = await site.signIn(`/admin/pages/${await idOf(path)}`);
  await visit.page.getByRole('button', { name: 'Save Draft' }).waitFor();
  return visit;
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish…');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await told(page, 'Page published');
}

const TEXT = { name: 'Text', exact: true } as const;
const firstBlock = (page: Page) => page.getByRole('button', { name: /^Text / }).first();

describe('the editor of a page', () => {
  it('shows a changed text in the preview, and visitors read it once it is published', async () => {
    const { page, troubles } = await edit('/about');
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel('Heading', { exact: true }).first().fill('We answer in {city}');
    await preview.getByRole('heading', { name: 'We answer in San Diego', level: 1 }).waitFor();
    await firstBlock(page).click();
    await page.getByRole('textbox', TEXT).fill('People come to us in bad weeks.');
    await preview.getByText('People come to us in bad weeks.', { exact: true }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    await page.getByLabel('Introduction', { exact: true }).fill('Call ');
    await page.getByRole('button', { name: 'Insert Firm Detail' }).first().click();
    await page.getByRole('menuitem', { name: 'Phone number' }).click();
    await expect
      .poll(() => page.getByLabel('Introduction', { exact: true }).inputValue())
      .toBe('Call {phone}');
    await page.keyboard.press('Control+s');
    await told(page, 'Draft saved');
    await page.getByText('Unpublished changes').waitFor();
    expect(await publicText('/about')).not.toContain('We answer in');
    await publish(page);
    await expect.poll(() => publicText('/about')).toContain('We answer in San Diego');
    expect(troubles).toEqual([]);
  });

  it('adds and moves a block with the keyboard alone', async () => {
    const { page } = await edit('/about');
    const labels = () =>
      page.locator('ol[aria-label="Blocks"] > li b:first-child').allTextContents();
    const before = await labels();
    await page.getByRole('button', { name: 'Add Block' }).focus();
    await page.keyboard.press('Enter');
    await chooseByKeyboard(page, /^Retention periods/);
    await expect.poll(labels).toHaveLength(before.length + 1);
    const name = `Retention periods ${before.length + 1}`;
    const up = page.getByRole('button', { name: `Move ${name} up` });
    const added = page.getByRole('button', { name: /^Retention periods/, expanded: true });
    const hasFocus = (button: Locator) =>
      button.evaluate((element) => element === document.activeElement);
    await expect.poll(() => hasFocus(added)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(up)).toBe(true);
    await page.keyboard.press('Enter');
    const moved = `Move Retention periods ${before.length} up`;
    await page.getByRole('button', { name: moved }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(moved);

    await press(page, `Remove Retention periods ${before.length}`);
    await expect.poll(labels).toEqual(before);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(labels).toHaveLength(before.length + 1);
  });

  it('leads to the field that the server refuses, also in a collapsed card', async () => {
    const { page } = await edit('/about');
    await press(page, 'Add Block');
    await page.getByRole('menuitem', { name: /^Steps:/ }).click();
    const steps = page.getByRole('button', { name: /^Steps/, expanded: true });
    await steps.click();
    await press(page, 'Save Draft');
    await page.getByRole('link', { name: /Steps, item 1: Title$/ }).click();
    const title = page.getByRole('listitem').getByLabel('Title', { exact: true });
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await title.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows what a colleague has saved meanwhile before it is overwritten', async () => {
    const id = await idOf('/practice-areas/family-law');
    const { page } = await edit('/practice-areas/family-law');
    const { body } = await staff.call('GET', `/api/admin/pages/${id}`);
    const content = { ...body.content, lead: 'Their lead.' };
    expect((await staff.call('PUT', `/api/admin/pages/${id}`, { content })).status).toBe(200);
    await page.getByLabel('Introduction', { exact: true }).fill('My lead.');
    await press(page, 'Save Draft');
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this page' });
    await dialog.locator('ins', { hasText: 'My' }).waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await told(page, 'Draft saved');
    const saved = await staff.call('GET', `/api/admin/pages/${id}`);
    expect(saved.body.draft.lead).toBe('My lead.');
  });

  it('restores a version', async () => {
    const { page } = await edit('/terms');
    const heading = page.getByLabel('Heading', { exact: true }).first();
    const before = await heading.inputValue();
    await heading.fill('House rules');
    await press(page, 'Save Draft');
    await told(page, 'Draft saved');
    await press(page, 'Versions');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.locator('ins', { hasText: 'House' }).waitFor();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await told(page, 'Version restored as the draft');
    await expect.poll(() => heading.inputValue()).toBe(before);
  });
});

it('a new page is published, linked in the navigation, and moved to another path', async () => {
  const { page, troubles } = await site.signIn('/admin/pages');
  await press(page, 'New Page');
  const dialog = page.getByRole('dialog', { name: 'New Page' });
  await dialog.getByLabel('Name').fill('Wills');
  await dialog.getByLabel('Path').fill('/about');
  await press(page, 'Create Page');
  await dialog.getByText('Another page has this path').waitFor();
  await dialog.getByLabel('Path').fill('/practice-areas/wills');
  await press(page, 'Create Page');
  await page.getByRole('button', { name: 'Save Draft' }).waitFor();
  await publish(page);
  expect(await publicText('/practice-areas/wills')).toContain('Wills');

  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('tab', { name: 'Navigation and footer' }).click();
  await press(page, 'Add Link to Navigation');
  const menu = page.getByRole('region', { name: 'Navigation', exact: true });
  await menu.getByLabel('Page').last().selectOption('/practice-areas/wills');
  await menu.getByLabel('Text').last().fill('Last wills');
  await press(page, 'Save');
  await told(page, 'Navigation and footer saved');
  await expect.poll(() => publicText('/')).toContain('Last wills');

  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Edit Wills' }).click();
  await page.getByLabel('Path').fill('/wills');
  await press(page, 'Save Draft');
  await told(page, 'Draft saved');
  const moved = await fetch(`${site.url}/practice-areas/wills`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/wills']);
  // The conflict: the path was already taken.
  expect(troubles).toEqual([expect.stringContaining('409 (Conflict)')]);
});
