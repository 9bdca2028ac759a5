import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { pressByKey, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { boxOf } from './browser.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
});

const WEEK = '/admin/appointments?view=week&week=2031-03-11';
const LIST = '/admin/appointments';

async function book(firstName: string, time: string): Promise<string> {
  const body = bookingBody({
    firstName,
    email: `${firstName}@example.com`,
    scheduledDate: tuesdayAt(time),
  });
  return (await (await postJson(`${site.url}/api/appointments`, body)).json()).id;
}

const entry = (page: Page, name: string) => page.getByRole('button', { name });
const cell = (page: Page, date: string, hour: number) =>
  page.locator(`[data-date="${date}"][data-hour="${hour}"]`);

describe('the list', () => {
  it('opens an appointment by a press anywhere in its row', async () => {
    await book('Dana', '09:00');
    const { page } = await site.signIn(LIST);
    const row = page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' });
    await row.click({ position: { x: 300, y: 20 } });
    await page.getByRole('dialog', { name: 'Dana Whitfield' }).waitFor();
  });

  it('has the rarer actions of an appointment in a menu that Escape closes alone', async () => {
    await book('Dana', '09:00');
    const { page, troubles } = await site.signIn(LIST);
    await entry(page, 'Dana Whitfield').first().click();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Write to the client',
      'Calendar file',
      'Cancel appointment',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: /delete this appointment/ }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('appointments that are over and still open', () => {
  it('are counted and listed, oldest first, until they are completed', async () => {
    await Promise.all([book('Dana', '09:00'), book('Ruth', '10:30'), book('Noor', '11:00')]);
    // Noor's appointment, Monday from 6:45 AM to 7:15 AM, is in progress; the others were last week.
    for (const [firstName, start] of [
      ['Dana', '2031-03-06T18:00:00Z'],
      ['Ruth', '2031-03-05T18:00:00Z'],
      ['Noor', '2031-03-10T13:45:00Z'],
    ] as const) {
      await site.db
        .updateTable('appointments')
        .set({
          scheduledDate: new Date(start),
          duration: 30,
          endsAt: new Date(Date.parse(start) + 30 * 60_000),
        })
        .where('firstName', '=', firstName)
        .execute();
    }
    const { page, troubles } = await site.signIn(LIST);
    await page.getByRole('button', { name: 'Past, not closed (2)' }).click();
    const names = page.getByRole('listitem').getByRole('button', { name: /^\w+ Whitfield$/ });
    await expect.poll(() => names.allTextContents()).toEqual(['Ruth Whitfield', 'Dana Whitfield']);
    await page.getByRole('listitem').filter({ hasText: 'Ruth' }).hover();
    await page.getByRole('button', { name: /^Status of Ruth/ }).click();
    await page.getByRole('menuitemradio', { name: /^Completed/ }).click();
    const days = page.getByLabel('Which days').locator('option:checked');
    await expect.poll(() => days.textContent()).toBe('Past, not closed (1)');
    await expect.poll(() => names.allTextContents()).toEqual(['Dana Whitfield']);
    expect(await violationsOn(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('the week', () => {
  it('marks today, and shows a line at the present time in the current week only', async () => {
    const { page } = await site.signIn('/admin');
    await page.clock.setFixedTime(new Date('2031-03-11T10:30:00-07:00'));
    await page.goto(`${site.url}${WEEK}`);
    const today = page.getByRole('heading', { level: 3 }).and(page.locator('[aria-current=date]'));
    expect(await today.textContent()).toBe('Tue Mar 11');
    const line = await boxOf(page.locator('[data-now]'));
    const hour = await boxOf(cell(page, '2031-03-11', 10));
    expect(Math.abs(line.y + 1 - (hour.y + hour.height / 2))).toBeLessThan(2);
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('heading', { name: 'Week of Mar 17, 2031' }).waitFor();
    await page.getByText('Nothing').first().waitFor();
    expect(await page.locator('[data-now]').count()).toBe(0);
  });
});

describe('in the week, an appointment', () => {
  const startOf = async (firstName: string) =>
    (
      await site.db
        .selectFrom('appointments')
        .select('scheduledDate')
        .where('firstName', '=', firstName)
        .executeTakeFirstOrThrow()
    ).scheduledDate.toISOString();

  /** Drags an entry to a quarter of an hour, without releasing the mouse button. */
  async function dragTo(page: Page, name: string, { date = '2031-03-11', hour = 9, quarter = 0 }) {
    const { x, y, width, height } = await boxOf(entry(page, name));
    const to = await boxOf(cell(page, date, hour));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 20, y + height / 2 + 5);
    await page.mouse.move(to.x + to.width / 2, to.y + ((quarter + 0.5) / 4) * to.height, {
      steps: 5,
    });
  }

  it('is dragged to another day and time, which changes nothing until staff confirm', async () => {
    await book('Dana', '09:00');
    const { page, troubles } = await site.signIn(WEEK);
    await dragTo(page, 'Dana Whitfield', { date: '2031-03-12', hour: 10, quarter: 1 });
    await page.getByText('10:15 AM', { exact: true }).waitFor();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByText('Now on Tuesday, Mar 11, 2031, 9:00 AM').waitFor();
    expect(await dialog.getByLabel('New start').inputValue()).toBe('2031-03-12T10:15');
    expect(await startOf('Dana')).toBe('2031-03-11T16:00:00.000Z');
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await expect.poll(() => startOf('Dana')).toBe('2031-03-12T17:15:00.000Z');
    expect(troubles).toEqual([]);
  });

  it('stays where it is on Escape, and over another one', async () => {
    await book('Dana', '09:00');
    await book('Ruth', '10:30');
    const { page } = await site.signIn(WEEK);
    await dragTo(page, 'Dana Whitfield', { hour: 10, quarter: 2 });
    await page.getByText('10:30 AM, taken').waitFor();
    await page.mouse.up();
    await page.getByText('10:30 AM, taken').waitFor({ state: 'detached' });
    await dragTo(page, 'Dana Whitfield', { date: '2031-03-12' });
    await page.getByText('9:00 AM', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // A click without a drag still opens it.
    await entry(page, 'Dana Whitfield').click();
    await page.getByRole('dialog', { name: 'Dana Whitfield' }).waitFor();
  });

  it('is moved by the keyboard', async () => {
    await book('Dana', '09:00');
    const { page } = await site.signIn(WEEK);
    await entry(page, 'Dana Whitfield').focus();
    await page.keyboard.press('Shift+M');
    const start = page.getByRole('dialog', { name: 'Dana Whitfield' }).getByLabel('New start');
    expect(await start.inputValue()).toBe('2031-03-11T09:00');
  });
});

describe('an empty time of the week', () => {
  const slots = (page: Page) =>
    page.getByRole('button', { name: 'Book or block a time on Wednesday, Mar 12' });

  it('is booked or blocked from a menu', async () => {
    const { page, troubles } = await site.signIn(WEEK);
    const hour = await boxOf(cell(page, '2031-03-12', 11));
    // In the second half hour.
    await page.mouse.click(hour.x + 40, hour.y + hour.height * 0.7);
    await page.getByRole('menuitem', { name: 'Block time' }).waitFor();
    await page.getByRole('menuitem', { name: 'Book for a client' }).click();
    const booking = page.getByRole('dialog', { name: 'Book for a client' });
    expect(await booking.getByLabel('Start').inputValue()).toBe('2031-03-12T11:30');
    await page.keyboard.press('Escape');
    await booking.waitFor({ state: 'detached' });
    // With the keyboard, for the first free time.
    await slots(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Block time' }).click();
    const block = page.getByRole('dialog', { name: 'Block time' });
    expect(await block.getByLabel('From').inputValue()).toBe('2031-03-12T09:00');
    expect(await block.getByLabel('Until').inputValue()).toBe('2031-03-12T10:00');
    await pressByKey(block.getByRole('button', { name: 'Block', exact: true }));
    await page.getByText('Blocked, 9:00 AM to 10:00 AM').waitFor();
    expect(troubles).toEqual([]);
  });

  it('has a menu that Escape closes, and nothing to choose in the past', async () => {
    const { page } = await site.signIn('/admin/appointments?view=week&week=2031-03-04');
    const past = page.getByRole('button', { name: 'Book or block a time on Wednesday, Mar 5' });
    await past.click();
    await expect.poll(() => page.getByRole('menuitem', { disabled: true }).count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await past.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
