import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { openAccountMenu, startAdmin } from './admin.ts';

const site = startAdmin();

const NEW_PASSWORD = 'A-quiet-harbor-5';

it('a member of staff changes their password', async () => {
  const { page } = await site.signIn('/admin');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor();
  await page.getByText('Administrator').waitFor();

  const [current, next, again] = ['Current Password', 'New Password', 'Confirm Password'].map(
    (label) => page.getByLabel(label, { exact: true }),
  );
  const change = async (from: string, to: string, repeated = to) => {
    await current?.fill(from);
    await next?.fill(to);
    await again?.fill(repeated);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  // The focus moves after the message is shown; a field filled before that would leave its text in another.
  const hasFocus = (field: Locator | undefined) =>
    expect.poll(() => field?.evaluate((input) => input === document.activeElement)).toBe(true);
  await change(PASSWORD, 'short');
  await page.getByText('Password must be at least 8 characters').waitFor();
  await hasFocus(next);
  await change(PASSWORD, NEW_PASSWORD, 'Another-harbor-5');
  await page.getByText("Passwords don't match").waitFor();
  await hasFocus(again);
  await change('not my password', NEW_PASSWORD);
  await page.getByText('The current password is incorrect.').waitFor();
  await change(PASSWORD, NEW_PASSWORD);
  await page.getByText('Password changed!').waitFor();
  expect(await current?.inputValue()).toBe('');

  // The session continues, and changing the password back requires the new one.
  await page.reload();
  await change(NEW_PASSWORD, PASSWORD);
  await page.getByText('Password changed!').waitFor();
});

it('signing out everywhere ends the sessions on all devices', async () => {
  await site.signIn('/admin');
  const { page } = await site.signIn('/admin', { device: 'phone' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await page.waitForURL('**/login**');
  const open = await site.db
    .selectFrom('localIdentity.sessions')
    .select('originJti')
    .where('revokedAt', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

it('ends the session of another device, which is signed out at once', async () => {
  const other = await site.signIn('/admin');
  const { page } = await site.signIn('/admin/account');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await sessions.filter({ hasText: 'This device' }).waitFor();
  const before = await sessions.count();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByText('Your other devices are signed out').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  expect(before).toBeGreaterThan(1);

  await other.page.goto(`${site.url}/admin/mail`);
  await other.page.getByText('Your session has ended').waitFor();
});
