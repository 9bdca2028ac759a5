import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
});

const book = (firstName: string, time: string) =>
  postJson(
    `${site.url}/api/appointments`,
    bookingBody({
      firstName,
      email: `at${time.slice(0, 2)}@example.com`,
      scheduledDate: tuesdayAt(time),
    }),
  );

const PATH = '/admin/appointments/day-sheet';

describe('the day sheet', () => {
  it('has the next working day with clients, blocked and free times, and its footer', async () => {
    await book('Dana', '09:00');
    await site.db
      .insertInto('timeOff')
      .values({
        startsAt: new Date(tuesdayAt('13:00')),
        endsAt: new Date(tuesdayAt('17:00')),
        reason: 'Court',
        createdBy: 'admin',
      })
      .execute();
    const { page, troubles } = await site.signIn(PATH);
    await page.getByRole('heading', { name: 'Tuesday, Mar 11, 2031', level: 1 }).waitFor();
    const dana = page.getByRole('row').filter({ hasText: 'Dana Whitfield' });
    for (const part of [
      '9:00 AM to 9:30 AM',
      '(619) 555-0100',
      'Initial Consultation',
      'We have two children.',
    ]) {
      await dana.getByText(part).waitFor();
    }
    await page.getByRole('row', { name: '9:30 AM to 12:00 PM Free' }).waitFor();
    await page.getByRole('row', { name: '1:00 PM to 5:00 PM Blocked: Court' }).waitFor();
    await page.getByText(/^Confidential: for .*Printed by admin, Mar 10, 2031/).waitFor();

    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('heading', { name: 'Wednesday, Mar 12, 2031' }).waitFor();
    expect(new URL(page.url()).search).toBe('?date=2031-03-12');
    expect(troubles).toEqual([]);
  });

  it('is printed alone, black on white, without breaking a row over pages', async () => {
    for (const time of ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']) {
      await book(`Client ${time}`, time);
    }
    const { page } = await site.signIn(`${PATH}?date=2031-03-11`, { theme: 'dark' });
    await page.getByRole('row').filter({ hasText: 'Client 16:00' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const look = await page.evaluate(() => ({
      page: getComputedStyle(document.body).backgroundColor,
      cell: getComputedStyle(document.querySelector('tbody td') ?? document.body).color,
      breaks: [
        ...new Set(
          [...document.querySelectorAll('tr')].map((row) => getComputedStyle(row).breakInside),
        ),
      ],
      foot: getComputedStyle(document.querySelector('tfoot') ?? document.body).display,
    }));
    expect(look).toEqual({
      page: 'rgb(255, 255, 255)',
      cell: 'rgb(0, 0, 0)',
      breaks: ['avoid'],
      foot: 'table-footer-group',
    });
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
    }
  });

  it('is linked from the appointments, the day in the week and the dashboard', async () => {
    const { page } = await site.signIn('/admin', { device: 'phone' });
    await page.getByRole('link', { name: 'Day sheet for Tuesday' }).click();
    await page.getByRole('heading', { name: 'Tuesday, Mar 11, 2031' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('link', { name: 'Back to the appointments' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Day sheet' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Week' }).click();
    await page.getByRole('button', { name: 'Thursday, 0 booked or blocked' }).click();
    await page.getByRole('button', { name: 'Book or block a time on Thursday, Mar 13' }).click();
    await page.getByRole('menuitem', { name: 'Day sheet' }).click();
    await page.getByRole('heading', { name: 'Thursday, Mar 13, 2031' }).waitFor();
  });
});
