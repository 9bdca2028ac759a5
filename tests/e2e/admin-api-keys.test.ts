import { expect, it } from 'vitest';
import { insertMessage } from '../../src/testing/messages.ts';
import { bearer } from '../../src/testing/people.ts';
import { READ_PERMISSIONS } from '../../web/features/api-keys/scope-tables.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { VIEWPORTS } from './browser.ts';

const site = startAdmin();

it('an owner creates a key, which works until it is revoked', async () => {
  await insertMessage(site.db);
  const { page, troubles } = await site.signIn('/admin/api-keys');
  await page.getByText('No key yet').waitFor();
  await page.getByRole('button', { name: 'Create Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Key' });
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await dialog.getByText('Choose at least one').waitFor();
  await dialog.getByLabel('Who will use it').fill('Accounting');
  await dialog.getByRole('checkbox', { name: 'Messages: read' }).check();
  await dialog.getByLabel('Only from addresses (optional)').fill('127.0.0.1\n::1');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
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

it('the scopes are tables that fit into the window without scrolling', async () => {
  const { page, troubles } = await site.signIn('/admin/api-keys');
  await page.setViewportSize({ width: 1_280, height: 860 });
  await page.getByRole('button', { name: 'Create Key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Key' });
  const body = dialog.locator('form').locator('..');
  expect(await dialog.getByRole('table').count()).toBe(6);
  expect(
    await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(0);

  await dialog.getByRole('checkbox', { name: 'Messages: change' }).check();
  await dialog.getByRole('button', { name: 'Read all' }).click();
  expect(await dialog.getByRole('checkbox', { name: 'Messages: change' }).isChecked()).toBe(false);
  const all = await dialog.getByRole('checkbox').count();
  await dialog.getByText(`${READ_PERMISSIONS.length} of ${all} chosen`).waitFor();
  await dialog.getByRole('button', { name: 'Nothing' }).click();
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await dialog
    .getByRole('cell')
    .filter({ has: page.getByLabel('People: export') })
    .click();
  expect(await dialog.getByLabel('People: export').isChecked()).toBe(true);

  await page.setViewportSize(VIEWPORTS.phone);
  const lefts = await dialog
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(await scrollsSideways(page)).toBe(false);
  expect(troubles).toEqual([]);
});
