import { beforeAll, expect, it } from 'vitest';
import { chooseMore, startAdmin } from './admin.ts';

const site = startAdmin();
beforeAll(async () => {
  const entry = { actor: 'maren', entity: 'users', entityId: 'u-1' };
  await site.db
    .insertInto('auditLog')
    .values([
      {
        ...entry,
        at: new Date('2031-03-10T13:00:00Z'),
        action: 'staff.approve',
        before: JSON.stringify({ username: 'tomas', role: 'pending' }),
        after: JSON.stringify({ username: 'tomas', role: 'admin' }),
      },
      {
        ...entry,
        at: new Date('2031-03-09T18:00:00Z'),
        actor: 'tomas',
        entity: 'contact_submissions',
        entityId: 'c-1',
        action: 'contact.resolve',
        before: JSON.stringify({ isResolved: false }),
        after: JSON.stringify({ isResolved: true }),
      },
    ])
    .execute();
});

it('the audit log says who did what on which day, and what it changed', async () => {
  const { page, troubles } = await site.signIn('/admin/audit-log?to=2031-03-10');
  await page.getByRole('heading', { name: 'Monday, Mar 10, 2031' }).waitFor();
  await page.getByText('maren approved tomas').click();
  const changed = page.getByRole('row', { name: 'Role' });
  expect(await changed.textContent()).toBe('Rolependingadmin');

  await page.getByLabel('Who').selectOption('tomas');
  await page.waitForURL(/actor=tomas/);
  await page.getByText('tomas marked a message as resolved').click();
  const link = page.getByRole('link', { name: 'Open Messages' });
  expect(await link.getAttribute('href')).toBe('/admin/contact-submissions?open=c-1');

  await page.getByLabel('From').fill('2031-03-10');
  await page.getByText('No entries match the filters.').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByText('maren approved tomas').waitFor();
  expect(troubles).toEqual([]);
});

it('the audit log says when it could not be loaded, and recovers', async () => {
  const { page } = await site.signIn('/admin/audit-log');
  await page.getByText('maren approved tomas').waitFor();
  await page.route('**/trpc/audit.list**', (route) => route.abort());
  await chooseMore(page, 'Refresh');
  await page.getByText('The log could not be loaded. Nothing is lost.').waitFor();
  await page.unroute('**/trpc/audit.list**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('could not be loaded').waitFor({ state: 'detached' });
});
