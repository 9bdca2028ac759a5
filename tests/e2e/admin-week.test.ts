import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin();
beforeEach(async () => {
  await site.db.deleteFrom('appointments').execute();
  await site.db.deleteFrom('timeOff').execute();
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
const boxOf = async (of: Locator) =>
  (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

describe('the list', () => {
  it('opens an appointment by a press anywhere in its row', async () => {
    await book('Dana', '09:00');
    const { page, context } = await site.signIn(LIST);
    const row = page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' });
    await row.click({ position: { x: 30, y: 20 } });
    await page.getByRole('dialog', { name: 'Dana Whitfield' }).waitFor();
    await context.close();
  });

  it('has the rarer actions of an appointment in a menu that Escape closes alone', async () => {
    await book('Dana', '09:00');
    const { page, context, troubles } = await site.signIn(LIST);
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
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: /delete this appointment/ }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the week', () => {
  it('gives the width of a cancelled appointment to the one in its place', async () => {
    const id = await book('Dana', '09:00');
    await site.db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await book('Ruth', '09:00');
    const { page, context } = await site.signIn(WEEK);
    const live = await boxOf(entry(page, 'Ruth Whitfield'));
    const cancelled = await boxOf(entry(page, 'Dana Whitfield, Cancelled'));
    expect(cancelled.width).toBeLessThan(30);
    expect(live.width).toBeGreaterThan(3 * cancelled.width);
    await context.close();
  });

  it('marks today, and shows a line at the present time in the current week only', async () => {
    const { page, context } = await site.signIn('/admin');
    await page.clock.setFixedTime(new Date('2031-03-11T10:30:00-07:00'));
    await page.goto(`${site.url}${WEEK}`);
    const today = page.getByRole('heading', { level: 3 }).and(page.locator('[aria-current=date]'));
    expect(await today.textContent()).toBe('Tue Mar 11');
    const line = await boxOf(page.locator('[data-now]'));
    const column = await boxOf(page.locator('[data-now]').locator('..'));
    // 10:30 AM is a quarter of the way from 8 AM to 6 PM.
    expect((line.y + 1 - column.y) / column.height).toBeCloseTo(0.25, 2);
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('heading', { name: 'Week of Mar 17, 2031' }).waitFor();
    await page.getByText('Nothing').first().waitFor();
    expect(await page.locator('[data-now]').count()).toBe(0);
    await context.close();
  });
});
