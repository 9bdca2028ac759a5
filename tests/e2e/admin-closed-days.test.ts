import { beforeEach, expect, it } from 'vitest';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
  await deleteAll(site.db, 'extraHours');
});

/** How many start times are free on a day, with any host or with one attorney. */
const freeOn = async (date: string, attorney = ''): Promise<number> => {
  const path = `/api/appointments/availability?from=${date}&to=${date}&attorney=${attorney}`;
  const { days } = await (await fetch(site.url + path)).json();
  return days[0].slots.filter(({ state }: { state: string }) => state === 'free').length;
};

it('staff close the federal holidays of two years and some of the court’s, and open them again', async () => {
  const memorialDay = bookingBody({ scheduledDate: '2031-05-26T10:00:00' });
  expect((await postJson(`${site.url}/api/appointments`, memorialDay)).status).toBe(201);
  const { page, troubles } = await site.signIn('/admin/closed-days');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Holidays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Holidays', exact: true });
  await dialog.getByText('Proposed by rule; compare with your court’s own list.').waitFor();
  await dialog.getByText('Already booked, not cancelled: Dana Whitfield, 10:00 AM').waitFor();
  await dialog.getByRole('button', { name: 'Close 22 days' }).waitFor();
  const court = dialog.getByRole('region', { name: 'California court holidays' });
  await court.getByText('rule 1.11, read on Nov 28, 2026').waitFor();
  expect(await court.getByLabel('Fri, Sep 26, 2031: Native American Day').isChecked()).toBe(false);
  await court.getByLabel(/^All 28 days/).check();
  await dialog.getByRole('button', { name: 'Close 30 days' }).waitFor();
  await court.getByLabel('Fri, Sep 26, 2031: Native American Day').uncheck();
  await dialog.getByRole('button', { name: 'Close 29 days' }).click();
  await page.getByText('Closed: 29. Existing appointments are kept: 1.').waitFor();
  await page.getByText('Whole firm: Labor Day').waitFor();
  expect(await freeOn('2031-09-01')).toBe(0);
  expect(await freeOn('2032-11-26')).toBe(0);
  expect(await freeOn('2031-09-26')).toBe(13);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No day is closed.').waitFor();
  expect(await freeOn('2031-09-01')).toBe(13);
  expect(troubles).toEqual([]);
});

it('local days are added from the holidays, and the selection stays', async () => {
  const { page, troubles } = await site.signIn('/admin/closed-days?open=holidays');
  const holidays = page.getByRole('dialog', { name: 'Holidays', exact: true });
  await holidays.getByLabel(/^Mon, Oct 13, 2031: Columbus Day/).uncheck();
  await holidays.getByRole('button', { name: 'Add Local Days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closed Days' });
  await dialog.getByLabel('First day').fill('2031-03-28');
  await dialog.getByLabel('Reason').fill('Rodeo Day');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Whole firm: Rodeo Day').waitFor();
  await holidays.getByRole('button', { name: 'Close 21 days' }).waitFor();
  expect(await freeOn('2031-03-28')).toBe(0);
  expect(troubles).toEqual([]);
});

it('staff close days and open one again, by keyboard alone', async () => {
  const { page, troubles } = await site.signIn('/admin/closed-days?open=closed');
  const dialog = page.getByRole('dialog', { name: 'Add Closed Days' });
  await dialog.getByLabel('First day').fill('2031-03-14');
  await dialog.getByLabel('Last day').fill('2031-03-13');
  await page.keyboard.press('Enter');
  await dialog.getByText('Must not be before the first day').waitFor();
  await dialog.getByLabel('Last day').fill('2031-03-17');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Fri, Mar 14, 2031 to Mon, Mar 17, 2031').waitFor();
  expect([await freeOn('2031-03-14'), await freeOn('2031-03-18')]).toEqual([0, 13]);
  await page.getByRole('button', { name: /^Reopen: Fri, Mar 14/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('No day is closed.').waitFor();
  expect(await freeOn('2031-03-14')).toBe(13);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Fri, Mar 14, 2031 to Mon, Mar 17, 2031').waitFor();
  expect(await freeOn('2031-03-14')).toBe(0);
  expect(troubles).toEqual([]);
});

it('days on which something is booked are closed only after a question', async () => {
  const body = bookingBody();
  expect((await postJson(`${site.url}/api/appointments`, body)).status).toBe(201);
  const { page } = await site.signIn('/admin/closed-days?open=closed');
  const dialog = page.getByRole('dialog', { name: 'Add Closed Days' });
  await dialog.getByLabel('First day').fill('2031-03-11');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const question = page.getByRole('dialog', { name: 'One appointment is already booked then' });
  await question.getByText('Dana Whitfield').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await freeOn('2031-03-11')).toBe(12);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await page.getByText('Tue, Mar 11, 2031').first().waitFor();
  expect(await freeOn('2031-03-11')).toBe(0);
});

it('extra hours open a Saturday, on a phone too', async () => {
  const { page, troubles } = await site.signIn('/admin/closed-days', { device: 'phone' });
  await page.getByRole('button', { name: 'Add Extra Hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Extra Hours' });
  await dialog.getByLabel('Day').fill('2031-03-15');
  await dialog.getByLabel('Last start').fill('10:00');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Sat, Mar 15, 2031, starts from 09:00 to 10:00 every 30 minutes').waitFor();
  expect(await freeOn('2031-03-15')).toBe(3);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: /^Remove the extra hours/ }).click();
  await page.getByText('There are no extra hours.').waitFor();
  expect(await freeOn('2031-03-15')).toBe(0);
  expect(troubles).toEqual([]);
});

it('staff read why there is no time, and open the appointment that takes it', async () => {
  expect((await postJson(`${site.url}/api/appointments`, bookingBody())).status).toBe(201);
  const { page, troubles } = await site.signIn(
    '/admin/closed-days?open=why&date=2031-03-11&type=divorce',
  );
  const dialog = page.getByRole('dialog', { name: 'Why Are There No Free Times?' });
  await dialog.getByText('12 of 13 times are free.').waitFor();
  expect(await dialog.getByLabel('Consultation').inputValue()).toBe('divorce');
  await dialog.getByText('Appointment of Dana Whitfield, 9:00 AM to 9:30 AM.').waitFor();
  await dialog.getByLabel('Day').fill('2031-03-15');
  await dialog.getByText('The firm as a whole has no hours on this day.').waitFor();
  await dialog.getByText('No time is free.').waitFor();
  await dialog.getByLabel('Day').fill('2031-03-11');
  await dialog.getByRole('link', { name: 'Open the appointment of Dana Whitfield' }).click();
  await page.getByRole('dialog', { name: 'Dana Whitfield' }).waitFor();
  expect(troubles).toEqual([]);
});

it('staff read that a day is closed, and why', async () => {
  await site.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date('2031-03-11T07:00:00Z'),
      endsAt: new Date('2031-03-12T07:00:00Z'),
      reason: 'Move of the office',
      createdBy: 'admin',
    })
    .execute();
  const { page } = await site.signIn('/admin/closed-days?open=why&date=2031-03-11');
  const dialog = page.getByRole('dialog', { name: 'Why Are There No Free Times?' });
  await dialog.getByText('No time is free.').waitFor();
  expect(await dialog.getByText('The whole firm is closed: Move of the office.').count()).toBe(13);
});

it('leave of one person closes only that person', async () => {
  await site.db.transaction().execute((tx) => insertHosts(tx, 2));
  const { page } = await site.signIn('/admin/closed-days');
  await page.getByLabel('Whose days').selectOption('Host 0');
  await page.getByRole('button', { name: 'Add Closed Days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closed Days' });
  await dialog.getByLabel('First day').fill('2031-03-11');
  await dialog.getByLabel('Reason').fill('Leave');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByText('Host 0: Leave').waitFor();
  expect([await freeOn('2031-03-11', 'host-0'), await freeOn('2031-03-11', 'host-1')]).toEqual([
    0, 13,
  ]);
  await page.getByLabel('Whose days').selectOption('Host 1');
  await page.getByText('No day is closed.').waitFor();
});
