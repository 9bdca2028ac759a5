import { beforeAll, describe, expect, it } from 'vitest';
import { hasPermission } from '../../src/platform/auth/permission-rules.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { roleToken } from '../../src/testing/people.ts';
import { MAIN_GROUPS } from '../../web/admin/main-groups.ts';
import type { Entry } from '../../web/admin/section.ts';
import { SECTION_PERMISSIONS } from '../../web/admin/section-permissions.ts';
import { isSetting, SECTIONS } from '../../web/admin/sections.ts';
import { SETTINGS, SETTINGS_GROUPS } from '../../web/admin/settings-groups.ts';
import { openSection, scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

const ROLES = ['manager', 'attorney', 'editor', 'auditor'] as const;

beforeAll(async () => {
  for (const role of ROLES) await roleToken(site.app, role);
  await insertMessage(site.db);
});

const seenBy = (role: (typeof ROLES)[number]) =>
  SECTIONS.filter(({ to }) => {
    const read = SECTION_PERMISSIONS[to]?.read;
    return !read || hasPermission(role, read);
  });

const isSeenBy = (role: (typeof ROLES)[number], entry: Entry) => {
  const seen = seenBy(role);
  return entry === SETTINGS
    ? seen.some(isSetting)
    : entry.sections.some((each) => seen.includes(each));
};

describe.each(ROLES)('the role %s', (role) => {
  it('sees exactly its sections', async () => {
    const { page } = await site.signIn('/admin', { as: role });
    const sidebar = page.getByRole('complementary', { name: 'Back office' });
    await page.getByRole('heading', { name: `Welcome back, ${role}` }).waitFor();
    const labels = await sidebar
      .locator('nav a')
      .evaluateAll((all) => all.map((link) => link.childNodes[1]?.textContent));
    const labelsOf = (entries: readonly Entry[]) =>
      entries.filter((entry) => isSeenBy(role, entry)).map(({ label }) => label);
    expect(labels).toEqual(labelsOf([...MAIN_GROUPS.flatMap(({ entries }) => entries), SETTINGS]));
    await openSection(page, '/admin/settings');
    const settings = await page
      .locator('main li > a')
      .evaluateAll((all) => all.map((link) => link.childNodes[1]?.textContent));
    expect(settings).toEqual(labelsOf(SETTINGS_GROUPS.flatMap(({ entries }) => entries)));
  });
});

// The other roles open every screen in `role-controls.test.ts`.
it('a manager opens each section, and no request is refused', async () => {
  const { page, pending, troubles } = await site.signIn('/admin', { as: 'manager' });
  for (const { to } of seenBy('manager')) {
    await openSection(page, to);
    await expect.poll(() => page.locator('main').getByText('Loading…').count()).toBe(0);
    await expect.poll(() => pending().filter((path) => !/live\.changes/.test(path))).toEqual([]);
    expect([to, troubles]).toEqual([to, []]);
  }
});

it('a section that the role does not include is not shown, nor found by the command palette', async () => {
  const { page, troubles } = await site.signIn('/admin/contact-submissions', { as: 'editor' });
  await page.getByText('Your role does not include this page.').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Type a name, a section or an action').fill('Co');
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option', { name: 'Contact Submissions' }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

it('an auditor is told that they cannot change what they see', async () => {
  const { page } = await site.signIn('/admin/contact-submissions', { as: 'auditor' });
  await page.getByText('You have read-only access to this page.').waitFor();
  await page.getByText('Dana Whitfield').first().waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save View…' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Export CSV' }).count()).toBe(0);
});

it('a manager gives roles and invites, but not with more rights than their own', async () => {
  const { page, troubles } = await site.signIn('/admin/staff', { as: 'manager' });
  await page.getByRole('button', { name: 'Change the role of editor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Role of editor' });
  expect(await dialog.getByRole('radio', { name: 'Owner' }).count()).toBe(0);
  await dialog.getByRole('radio', { name: 'Attorney' }).check();
  await dialog.getByLabel('Attorney (optional)').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await page.getByText('editor has another role now').waitFor();
  expect(await page.getByRole('button', { name: 'Change the role of admin' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody' });
  await invite.getByText('Mail is not connected.').waitFor();
  await invite.getByLabel('E-mail').fill('theo@example.com');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('The invitation is caught here, not sent.').waitFor();
  await page.getByRole('button', { name: 'Withdraw the invitation of theo@example.com' }).click();
  await page.getByText('The invitation is withdrawn').waitFor();

  await page.getByRole('button', { name: 'What the roles may do' }).click();
  await page.getByRole('dialog', { name: 'What the roles may do' }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(troubles).toEqual([]);
  await site.db
    .updateTable('users')
    .set({ role: 'editor' })
    .where('username', '=', 'editor')
    .execute();
});
