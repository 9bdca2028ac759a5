import { beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin();
beforeAll(async () => {
  await postJson(`${site.url}/api/appointments`, bookingBody());
  await postJson(`${site.url}/api/contact`, {
    firstName: 'Tomas',
    lastName: 'Berglund',
    email: 'tomas@example.com',
    practiceArea: 'divorce',
    message: 'My wife moved out on Sunday.',
  });
});

describe('the dashboard', () => {
  it('shows new items, upcoming appointments and open tasks', async () => {
    const { page, context, troubles } = await site.signIn('/admin');
    await page.getByRole('heading', { name: 'Welcome back, admin', level: 1 }).waitFor();
    await page.getByText('1 new', { exact: true }).first().waitFor();
    await page.getByText('sample figure').waitFor();
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByText('Configure mail')
      .waitFor();
    await page.getByRole('region', { name: 'Submissions and Bookings, 12 Weeks' }).waitFor();
    await page.locator('.recharts-surface').first().waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(13);
    await page
      .getByRole('region', { name: 'Recent Contact Submissions' })
      .getByRole('link', { name: 'Tomas Berglund' })
      .click();
    await page.getByRole('dialog', { name: 'Tomas Berglund' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('calls an unpublished post a draft, whatever date it has', async () => {
    await site.db
      .updateTable('blogPosts')
      .set({ isPublished: false, publishedAt: new Date('2031-03-01T09:00:00-08:00') })
      .execute();
    const { page, context } = await site.signIn('/admin');
    const posts = page.getByRole('region', { name: 'Recent Blog Posts' });
    await posts.getByText('Draft', { exact: true }).first().waitFor();
    expect(await posts.getByText('Draft', { exact: true }).count()).toBe(3);
    await context.close();
  });

  it('shows the other blocks when one cannot be loaded', async () => {
    const { page, context } = await site.signIn('/admin/staff');
    await page.route('**/trpc/**dashboard.readiness**', (route) => route.abort());
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('The checklist could not be loaded.').waitFor();
    await page.unroute('**/trpc/**dashboard.readiness**');
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await page.getByText('Configure mail').waitFor();
    await context.close();
  });

  it.each([
    ['light', 'desktop'],
    ['dark', 'phone'],
    ['warm', 'desktop'],
  ] as const)('is accessible and within the width (%s, %s)', async (theme, device) => {
    const { page, context, troubles } = await site.signIn('/admin', {
      theme,
      device,
    });
    await page.locator('.recharts-surface').first().waitFor();
    await page.getByText('Configure mail').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
