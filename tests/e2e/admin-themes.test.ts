import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { type SignInOptions, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin();
beforeEach(async () => {
  const { db } = site.app.deps;
  await db.deleteFrom('themeSettings').where('isDefault', '=', false).execute();
  await db.updateTable('themeSettings').set({ isActive: true }).execute();
});

const admin = (options: SignInOptions = {}, path = '/admin/themes') => site.signIn(path, options);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const installed = (page: Page) => page.getByRole('region', { name: 'Installed Themes' });

/** The primary colour of a page. */
const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));

/** The primary colour of a visitor's page. */
async function primaryColour(): Promise<string> {
  const { page } = await site.visit();
  const colour = await colourOf(page);
  return colour;
}

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Theme file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

it('a template is found, previewed, installed, activated and exported; the default cannot be deleted', async () => {
  const { page, troubles } = await admin();
  await page.getByRole('button', { name: 'Nature' }).click();
  await page.getByLabel('Search templates').fill('green');
  await page.waitForURL(/category=Nature&q=green|q=green&category=Nature/);
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Deep Green']);

  await button(page, 'Preview Deep Green').first().click();
  const home = page.frameLocator('iframe');
  await home.getByRole('heading', { level: 1 }).waitFor();
  const shown = () =>
    home
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary').trim());
  const green = await shown();
  expect(green).toMatch(/^#/);
  await button(page, 'Phone').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dark' }).click();
  await expect.poll(shown).not.toBe(green);
  expect(await primaryColour()).not.toBe(green);

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Install Deep Green' }).click();
  await toast(page, 'Theme template installed successfully');
  expect(await colourOf(page)).not.toBe(green);
  await dialog.getByRole('button', { name: 'Activate Deep Green' }).click();
  await toast(page, 'Theme activated successfully');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => colourOf(page)).toBe(green);
  await page.getByRole('heading', { level: 2, name: 'Deep Green' }).waitFor();
  await expect.poll(() => button(page, 'Activate Deep Green').count()).toBe(0);
  await expect.poll(primaryColour).toBe(green);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export Deep Green').click(),
  ]);
  await toast(page, 'Theme "Deep Green" exported successfully');
  expect(download.suggestedFilename()).toBe('deep-green.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(Object.keys(file)).toEqual(['displayName', 'description', 'cssVariables']);
  // The page was rendered with the green theme in its own style sheet, which another theme must override as well.
  await page.reload();
  await button(page, 'Activate Professional Blue').first().click();
  await toast(page, 'Theme activated successfully');
  // A toast under the pointer pauses its timeout.
  await page.getByRole('button', { name: /^Undo/ }).hover();
  await expect.poll(() => colourOf(page)).not.toBe(green);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => colourOf(page)).toBe(green);

  for (const name of [
    'Cannot delete Deep Green: it is the active theme',
    'Cannot delete Professional Blue: it is the default theme',
  ]) {
    expect(await button(page, name).getAttribute('aria-disabled')).toBe('true');
  }
  expect(troubles).toEqual([]);
});

it('a theme is imported from a file, its JSON and colour fields stay in sync, and low contrast needs confirmation', async () => {
  const { page, troubles } = await admin();
  await chooseFile(page, 'x.json', '{"displayName": 7}');
  await toast(page, 'Invalid theme file format');
  await chooseFile(
    page,
    'pale.json',
    JSON.stringify({ displayName: 'Pale  Mist', cssVariables: { '--foreground': '#dddddd' } }),
  );
  await toast(page, 'Theme imported successfully. Review and save.');
  const dialog = page.getByRole('dialog');
  const json = dialog.getByLabel('Colours and fonts');
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('pale-mist');
  expect(await json.inputValue()).toContain('"--foreground": "#dddddd"');
  await dialog.getByText('Below AA').waitFor();

  await dialog.getByLabel('primary', { exact: true }).fill('#123456');
  expect(JSON.parse(await json.inputValue())).toEqual({
    '--foreground': '#dddddd',
    '--primary': '#123456',
  });
  await json.fill('{\n  "--primary": "#654321"\n  "--card": "#ffffff"\n}');
  await button(page, 'Create Theme').click();
  await dialog.getByText('A quote or comma is wrong or missing: check line 3').first().waitFor();
  // The check beside the fields says so while they are typed; at the field, once the form was checked.
  await expect.poll(() => json.getAttribute('aria-invalid')).toBe('true');
  await json.fill('{\n  "--primary": "#654321",\n  "--foreground": "#dddddd"\n}');
  await expect
    .poll(() => dialog.getByLabel('primary', { exact: true }).inputValue())
    .toBe('#654321');
  await button(page, 'Create Theme').click();
  await toast(page, 'Theme created successfully');

  await button(page, 'Activate Pale Mist').click();
  await dialog.getByText('foreground on').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Keep the current theme').click();
  await expect.poll(() => primaryColour()).not.toBe('#654321');
  await button(page, 'Activate Pale Mist').click();
  await button(page, 'Activate anyway').click();
  await toast(page, 'Theme activated successfully');
  await expect.poll(primaryColour).toBe('#654321');
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
});

it('a failure leaves the form and the list unchanged', async () => {
  const { page } = await admin();
  await button(page, 'Create Custom Theme').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill('Harbour Blue');
  await dialog.getByLabel('Description').click();
  await expect
    .poll(() => dialog.getByLabel('Name', { exact: true }).inputValue())
    .toBe('harbour-blue');
  await page.route('**/trpc/themes.create*', (route) => route.abort());
  await button(page, 'Create Theme').click();
  await toast(page, 'Failed to create theme');
  expect(await dialog.getByLabel('Display name').inputValue()).toBe('Harbour Blue');
  await page.unroute('**/trpc/themes.create*');
  await button(page, 'Create Theme').click();
  await toast(page, 'Theme created successfully');

  await button(page, 'Create Custom Theme').click();
  await dialog.getByLabel('Display name').fill('Harbour Blue');
  await dialog.getByLabel('Description').click();
  await button(page, 'Create Theme').click();
  await dialog.getByText('Another theme has this name').first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Leave').click();
  await dialog.first().waitFor({ state: 'detached' });

  for (const [call, text, press] of [
    ['activate', 'Failed to activate theme', () => button(page, 'Activate Harbour Blue').click()],
    [
      'delete',
      'Failed to delete theme',
      async () => {
        await button(page, 'Delete Harbour Blue').click();
        await page.getByText('Are you sure you want to delete this theme?').waitFor();
        await button(page, 'Delete').click();
      },
    ],
    [
      'create',
      'Failed to install theme template',
      () => button(page, 'Install Deep Green').click(),
    ],
  ] as const) {
    await page.route(`**/trpc/themes.${call}*`, (route) => route.abort());
    await press();
    await toast(page, text);
    await page.unroute(`**/trpc/themes.${call}*`);
    expect(await installed(page).getByRole('listitem').count()).toBe(2);
  }
  await button(page, 'Delete Harbour Blue').click();
  await button(page, 'Delete').click();
  await toast(page, 'Theme deleted successfully');
  await expect.poll(() => installed(page).getByRole('listitem').count()).toBe(1);
});

it('an installed theme is edited, the active one changes at once, and a colleague’s change is not lost', async () => {
  const { db } = site.app.deps;
  await db.updateTable('themeSettings').set({ isActive: false }).execute();
  const { id } = await db
    .insertInto('themeSettings')
    .values({
      name: 'harbour',
      displayName: 'Harbour',
      description: 'Wet stone.',
      cssVariables: '{"--primary":"#1b4f72"}',
      isActive: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { page, troubles } = await admin();
  const dialog = page.getByRole('dialog', { name: 'Edit Harbour' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await button(page, 'Edit Harbour').click();
  await expect.poll(() => field('Name').getAttribute('readonly')).not.toBeNull();
  expect(await field('Colours and fonts').inputValue()).toBe('{\n  "--primary": "#1b4f72"\n}');
  await field('primary').fill('#0a2a40');
  await field('Description').fill('Deep water.');
  await dialog.getByRole('button', { name: 'Save Theme' }).click();
  await toast(page, 'Theme updated successfully');
  await expect.poll(() => colourOf(page)).toBe('#0a2a40');
  await expect.poll(primaryColour).toBe('#0a2a40');

  await button(page, 'Edit Harbour').click();
  await expect.poll(() => field('Description').inputValue()).toBe('Deep water.');
  await db
    .updateTable('themeSettings')
    .set({ description: 'Theirs.' })
    .where('id', '=', id)
    .execute();
  await field('Colours and fonts').fill('{ "--primary": "#654321", "--foreground": "#dddddd" }');
  await dialog.getByRole('button', { name: 'Save Theme' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this theme' });
  await conflict.getByText('Theirs.').waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await button(page, 'Keep editing').click();
  await expect.poll(() => primaryColour()).toBe('#0a2a40');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => field('Description').inputValue()).toBe('Theirs.');
  await field('Colours and fonts').fill('{ "--primary": "#654321", "--foreground": "#dddddd" }');
  await dialog.getByRole('button', { name: 'Save Theme' }).click();
  await button(page, 'Save anyway').click();
  await toast(page, 'Theme updated successfully');
  await expect.poll(primaryColour).toBe('#654321');
  await button(page, 'Edit a copy of Professional Blue').click();
  const copy = page.getByRole('dialog', { name: 'Create Custom Theme' });
  expect(await copy.getByLabel('Name', { exact: true }).inputValue()).toBe(
    'professional-blue-copy',
  );
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
});

it('shows messages when nothing matches and when the server does not respond', async () => {
  const { page } = await admin({}, '/admin/themes?q=nothing-like-it');
  await button(page, 'Show all templates').click();
  await page.getByText('Deep Green').first().waitFor();
  await page.route(/trpc.*themes/, (route) => route.abort());
  await page.reload();
  await page.getByText('The list of installed themes could not be loaded.').waitFor();
  await page.unroute(/trpc.*themes/);
  await button(page, 'Try again').first().click();
  await button(page, 'Try again').last().click();
  await installed(page).waitFor();
});

it('the headings are in order while the active and the installed themes are loading', async () => {
  const { page } = await admin({}, '/admin');
  const loaded = Promise.withResolvers<void>();
  await page.route('**/trpc/**themes.*', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.locator('a[href="/admin/themes"]').first().click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 2, name: 'Professional Blue' }).count()).toBe(0);
  expect(await violationsOn(page, { rules: ['heading-order'] })).toEqual([]);
  loaded.resolve();
  await installed(page).waitFor();
});

it('the screen opens at its top on a phone, where its tabs are below the fold', async () => {
  const { page } = await admin({ device: 'phone' });
  await page.getByRole('tab', { name: 'Gallery', selected: true }).waitFor();
  await installed(page).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
