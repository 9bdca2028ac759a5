import { beforeEach, describe, expect, it } from 'vitest';
import {
  insertCounts,
  insertSampleCounts,
} from '../../src/features/visits/testing/insert-counts.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startAdmin } from './admin.ts';

const TODAY = '2031-03-10';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'visitCounts');
});

describe('the visits', () => {
  it('say when the first figures come', async () => {
    const { page, troubles } = await site.signIn('/admin/visits');
    await page.getByText('Counting has begun.').waitFor();
    expect(troubles).toEqual([]);
  });

  it('show the figures of a period that staff choose', async () => {
    await insertSampleCounts(site.db, { today: TODAY, days: 40 });
    const { page, troubles } = await site.signIn('/admin');
    await page.getByRole('complementary').getByRole('link', { name: 'Visits' }).click();
    const views = page.getByRole('region', { name: 'Views' });
    await views.getByText('from Feb 10, 2031 to Mar 09, 2031').waitFor();
    await views.locator('.recharts-surface').first().waitFor();
    expect(await views.getByRole('row').count()).toBe(29);
    await page.getByRole('button', { name: '13 weeks' }).click();
    await views.getByRole('heading', { name: 'Views by week' }).waitFor();
    await views.getByText('1,720').waitFor();
    // Counting began within the period.
    await views.getByText('from Jan 29, 2031 to Mar 09, 2031').waitFor();
    const pages = page.getByRole('region', { name: 'Pages' });
    expect(await pages.getByRole('listitem').allInnerTexts()).toEqual([
      'Home\n1,240',
      '/about\n480',
      'Page not found\n80',
    ]);
    const bookings = page.getByRole('region', { name: 'Bookings', exact: true });
    expect(await bookings.getByRole('listitem').allInnerTexts()).toEqual([
      'Saw the schedule\n360',
      'Chose a time\n160',
      'Reached the details\n120',
      'Booked\n40',
    ]);
    await page.getByRole('button', { name: '1 week', exact: true }).click();
    const devices = page.getByRole('region', { name: 'Devices' });
    await devices.getByText('fewer than 5').waitFor();
    await page
      .getByRole('region', { name: 'Searches without results' })
      .getByText('zoning variance')
      .waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows the change of the traffic once there are two months', async () => {
    await insertSampleCounts(site.db, { today: TODAY, days: 56 });
    await insertCounts(site.db, [
      { day: '2031-03-01', kind: 'device', name: 'tablet', count: 300 },
    ]);
    const { page, troubles } = await site.signIn('/admin');
    await page.getByRole('region', { name: 'Figures' }).getByText('+25%').waitFor();
    expect(await page.getByText('sample figure').count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});
