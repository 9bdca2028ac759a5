import { expect, it } from 'vitest';
import { insertMessage } from '../../src/testing/messages.ts';
import { bearer } from '../../src/testing/people.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

it('an owner creates a key, which works until it is revoked', async () => {
  await insertMessage(site.db);
  const { page, troubles } = await site.signIn('/admin/api-keys');
  await page.getByText('No key yet').waitFor();
  await page.getByRole('button', { name: 'Create Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Choose at least one').waitFor();
  await dialog.getByLabel('Name').fill('Accounting');
  await dialog.getByRole('checkbox', { name: 'Read messages' }).check();
  await dialog.getByLabel('Network addresses (optional)').fill('127.0.0.1\n::1');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const shown = page.getByRole('dialog', { name: 'The key of Accounting' });
  const key = await shown.getByLabel('Key').inputValue();
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  const ask = () => fetch(`${site.url}/api/admin/contact-submissions`, { headers: bearer(key) });
  expect((await (await ask()).json()).length).toBe(1);

  await page.getByText('messages:read').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Revoke Accounting' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke Accounting?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await page.getByText('Accounting is revoked').waitFor();
  expect((await ask()).status).toBe(401);
  expect(troubles).toEqual([]);
});
