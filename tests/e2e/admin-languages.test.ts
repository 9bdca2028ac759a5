import { beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { unsaved } from '../../web/ui/confirm.ts';
import { startAdmin } from './admin.ts';
import { dialogsClosed } from './browser.ts';
import { tabTo } from './keyboard.ts';

const site = startAdmin();

beforeEach(async () => {
  await deleteAll(site.db, 'translations');
  await deleteAll(site.db, 'siteLanguages');
});

const stored = () =>
  site.db
    .selectFrom('translations')
    .select(['entityKey', 'content', 'isPublished', 'savedBy', 'path'])
    .execute();

it('a profile is translated, published and seen to be out of date, and the language is published', async () => {
  const { page, troubles } = await site.signIn('/admin/languages?kind=attorneys');
  await page.getByRole('link', { name: 'Ines Halloran' }).click();
  await page.getByRole('heading', { name: 'Ines Halloran in Spanish' }).waitFor();
  const [role, statement] = [page.getByLabel('Role in Spanish'), page.getByLabel('Statement in')];
  await role.fill('Abogada');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Translate it before you publish').first().waitFor();
  await expect
    .poll(() => statement.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await stored()).toEqual([]);

  await statement.fill('Primero escucho.');
  for (const field of await page.getByRole('textbox', { name: /in Spanish$/ }).all()) {
    if ((await field.inputValue()) === '') await field.fill('Universidad de San Diego');
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Translation published').waitFor();
  await page.getByText('Up to date', { exact: true }).waitFor();
  expect(await stored()).toMatchObject([
    { entityKey: 'ines-halloran', isPublished: true, savedBy: 'admin' },
  ]);

  // The original changes: its editor says what has become of the translation, and leads to it.
  await page.goto(`${site.url}/admin/team/ines-halloran`);
  await page.getByText('Español: up to date').waitFor();
  await page.getByLabel('Statement').fill('I listen, and then I answer.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Español: out of date').waitFor();
  await page.getByRole('link', { name: 'Edit translation in Español' }).click();
  await page.getByText('What has changed since it was translated').waitFor();

  await page.getByRole('link', { name: 'All Spanish translations' }).click();
  await page.getByRole('heading', { name: /^Out of date 1$/ }).waitFor();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const question = page.getByRole('dialog', { name: 'Publish Spanish?' });
  await question.getByText('1 item out of date', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Publish Spanish' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByText('Published', { exact: true }).waitFor();
  const home = async () => (await fetch(site.url)).text();
  await expect.poll(home).toContain('lang="es"');

  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('button', { name: 'Withdraw Spanish' }).click();
  await page.getByText('Not published', { exact: true }).waitFor();
  await expect.poll(home).not.toContain('lang="es"');
  // The text that was missing.
  expect(troubles).toEqual([expect.stringContaining('400 (Bad Request)')]);
});

it('a page is translated with its address, and shown in both languages', async () => {
  const { page } = await site.signIn('/admin/languages?kind=pages&state=missing');
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByLabel('Name in Spanish').fill('Quiénes somos');
  await page.getByRole('button', { name: 'Use /quienes-somos' }).click();
  await page.getByLabel('Heading in Spanish').first().fill('Quiénes somos en San Diego');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview in both languages' });
  await preview
    .frameLocator('iframe')
    .last()
    .getByRole('heading', { name: 'Quiénes somos en San Diego' })
    .waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page.getByText('Draft saved').waitFor();
  expect(await stored()).toMatchObject([{ isPublished: false, path: '/quienes-somos' }]);

  await page.getByLabel('Heading in Spanish').first().fill('Otra cosa');
  await dialogsClosed(page);
  await page.getByRole('link', { name: 'All Spanish translations' }).click();
  await page
    .getByRole('dialog', { name: unsaved().title })
    .getByRole('button', { name: 'Leave' })
    .click();
  await page.getByRole('heading', { name: /^Drafts 1$/ }).waitFor();
});

it.each([
  ['articles', 'Title in Spanish', 'Lo primero'],
  ['attorneys', 'Role in Spanish', 'Abogada asociada'],
])('%s are shown in both languages before they are published', async (kind, field, text) => {
  const { page } = await site.signIn(`/admin/languages?kind=${kind}`);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByLabel(field).fill(text);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview in both languages' });
  await preview.frameLocator('iframe').last().getByText(text).first().waitFor();
  await expect
    .poll(() => preview.frameLocator('iframe').last().locator('html').getAttribute('lang'))
    .toMatch(/^es/);
  await preview.frameLocator('iframe').first().locator('h1').waitFor();
  expect(await preview.frameLocator('iframe').first().getByText(text).count()).toBe(0);
  expect(await stored()).toEqual([]);
});

it('what is typed while a translation is saved is kept, as an unsaved change', async () => {
  const { page } = await site.signIn('/admin/languages?kind=practiceAreas');
  await page.getByRole('link', { name: 'Divorce' }).click();
  const label = page.getByLabel('Label in Spanish');
  await label.fill('Divorcio');
  const { promise: isTyped, resolve } = Promise.withResolvers<void>();
  await page.route('**/trpc/translations.save*', async (route) => {
    await isTyped;
    await route.continue();
  });
  const isSent = page.waitForRequest('**/trpc/translations.save*');
  await page.keyboard.press('Control+s');
  await isSent;
  await label.fill('Divorcio y separación');
  resolve();
  await page.getByText('Draft saved').waitFor();
  await page.getByText('Unsaved changes').waitFor();
  expect(await label.inputValue()).toBe('Divorcio y separación');
  expect(await stored()).toMatchObject([{ content: { label: 'Divorcio' } }]);
});

it('the keyboard goes through the work: open, write, save and next', async () => {
  const { page } = await site.signIn('/admin/languages?kind=practiceAreas');
  const first = page.getByRole('link', { name: 'Divorce' });
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const label = page.getByLabel('Label in Spanish');
  await tabTo(page, label);
  await page.keyboard.type('Divorcio');
  const next = await page.getByRole('link', { name: /^Next: / }).textContent();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: `${next?.replace('Next: ', '')} in Spanish` }).waitFor();
  expect(await stored()).toMatchObject([{ content: { label: 'Divorcio' } }]);
});

it('a colleague’s translation is shown beside one’s own, and only one is kept', async () => {
  const { page } = await site.signIn('/admin/languages/es/practiceAreas/divorce');
  await page.getByLabel('Label in Spanish').fill('Mío');
  await site.db
    .insertInto('translations')
    .values({
      ...{ entity: 'practiceAreas', entityKey: 'divorce', language: 'es', savedBy: 'maren' },
      content: JSON.stringify({ label: 'Divorcio' }),
      source: JSON.stringify({ label: 'Divorce' }),
    })
    .execute();
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: /Somebody else saved this translation/ });
  await conflict.getByText('Divorcio', { exact: true }).waitFor();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => page.getByLabel('Label in Spanish').inputValue()).toBe('Divorcio');
});
