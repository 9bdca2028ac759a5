import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fresno from '../fixtures/fresno.json' with { type: 'json' };
import { startAdmin } from './admin.ts';

const site = startAdmin();

const upload = (page: Page, text: string) =>
  page.getByTestId('content-file').setInputFiles({
    name: 'site-content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

it('the content is downloaded, and put back without a difference', async () => {
  const { page, troubles } = await site.signIn('/admin/firm');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Content' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('site-content.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 1, firm: { name: 'Pacific Harbor Law' } });
  await upload(page, text);
  await dialog(page, 'Nothing to change').waitFor();
  expect(troubles).toEqual([]);
});

it.each([
  ['{"version": 1', /not a file with the content of a site/],
  [JSON.stringify({ ...fresno, firm: { ...fresno.firm, phone: '12' } }), /^Firm profile, phone:/],
  [
    JSON.stringify({ ...fresno, articles: [{ ...fresno.articles[0], category: 'sports' }] }),
    /^Articles, no. 1, category:/,
  ],
])('a file that does not fit is refused in words: %.40s', async (text, words) => {
  const { page } = await site.signIn('/admin/firm');
  await upload(page, text);
  const refused = dialog(page, 'This file cannot be used');
  await refused.getByRole('listitem').filter({ hasText: words }).waitFor();
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await refused.waitFor({ state: 'detached' });
});

it('a document replaces the content after a summary and a confirmation', async () => {
  const { page, troubles } = await site.signIn('/admin/firm');
  await upload(page, JSON.stringify(fresno));
  const question = dialog(page, 'Replace the content of the site?');
  await question.getByText(/^Added: Wage Claims, /).waitFor();
  await question.getByText('Removed: Maren Castellane, Theo Okonjo, Ines Halloran').waitFor();
  await question.getByText('Entries that are missing from the file are deleted.').waitFor();
  expect(await page.getByLabel('Name of the firm').inputValue()).toBe('Pacific Harbor Law');
  await question.getByRole('button', { name: 'Replace' }).click();
  const replaced = dialog(page, 'Site content replaced');
  await replaced.getByRole('button', { name: 'Reload This Page' }).click();
  await expect
    .poll(() => page.getByLabel('Name of the firm').inputValue())
    .toBe('Valley Workers Counsel');
  expect(await (await fetch(site.url)).text()).toContain('Valley Workers Counsel');
  expect(troubles).toEqual([]);
});
