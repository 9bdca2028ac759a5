import { beforeEach, expect, it } from 'vitest';
import { openSection, startAdmin } from './admin.ts';

const site = startAdmin();

beforeEach(async () => {
  await site.db.deleteFrom('users').where('username', '!=', 'admin').execute();
  await site.db
    .insertInto('users')
    .values([
      { username: 'maren', sub: 'maren', email: 'maren@example.com', role: 'admin' },
      ...Array.from({ length: 30 }, (_, i) => ({
        username: `stranger-${i}`,
        sub: `sub-${i}`,
        role: 'pending',
      })),
    ])
    .execute();
});

it('staff search and page through many accounts', async () => {
  const { page, troubles } = await site.signIn('/admin/staff');
  await page.getByText('25 shown').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('7 shown').waitFor();
  await page.getByRole('group', { name: 'Status' }).getByText('With access').click();
  await page.getByText('2 shown').waitFor();
  expect(new URL(page.url()).search).toBe('?status=active');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByLabel('Search by name or e-mail').fill('stranger-7');
  await page.getByText('1 shown').waitFor();
  await page.getByRole('button', { name: 'Approve stranger-7' }).click();
  await page.getByText('stranger-7 has access now').waitFor();
  await page.getByRole('button', { name: 'Revoke access of stranger-7' }).waitFor();
  expect(troubles).toEqual([]);
});

it('staff see in the navigation how many people wait', async () => {
  const { page } = await site.signIn('/admin');
  const settings = page.getByRole('complementary').getByRole('link', { name: /^Settings/ });
  const waiting = (count: number) => settings.getByText(`${count} waiting for approval`);
  await waiting(30).waitFor();
  await settings.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Staff and roles.*30 waiting for approval$/ })
    .click();
  // All accounts have the same sign-up time, so their order is undefined.
  await page.getByLabel('Search by name or e-mail').fill('stranger-29');
  // The row moves when the list is filtered; a press meanwhile would miss the button.
  await page.getByText('1 shown').waitFor();
  await page.getByRole('button', { name: 'Refuse stranger-29' }).click();
  await page
    .getByRole('dialog', { name: 'Refuse stranger-29?' })
    .getByRole('button', { name: 'Refuse' })
    .click();
  await waiting(29).waitFor();
  // Another user decides on this account; the count is up to date on the next page.
  await site.db.deleteFrom('users').where('username', '=', 'stranger-28').execute();
  await openSection(page, '/admin/appointments');
  await waiting(28).waitFor();
});

it('the only administrator is told why nobody can revoke it', async () => {
  const { page } = await site.signIn('/admin/staff?status=active');
  await page.getByRole('button', { name: 'Revoke access of admin' }).waitFor();
  await page.getByRole('button', { name: 'Revoke access of maren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Nobody else is an owner or administrator.').waitFor();
  expect(await page.getByRole('button', { name: 'Revoke access of admin' }).count()).toBe(0);
});
