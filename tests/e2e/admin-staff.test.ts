import { beforeEach, expect, it } from 'vitest';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

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
  const { page, context, troubles } = await site.signIn('/admin/staff');
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
  await context.close();
});

it.each(['light', 'dark'] as const)(
  'is accessible in the %s theme, also on a phone',
  async (theme) => {
    const { page, context } = await site.signIn('/admin/staff', { theme, device: 'phone' });
    await page.getByText('25 shown').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await context.close();
  },
);
