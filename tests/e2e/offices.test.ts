import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertOffice } from '../../src/features/firm/testing/insert-office.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';
import { axeFaults } from './sweep/axe-faults.ts';
import { lookFaultsAtWidths } from './sweep/sweep.ts';

/** Three attorneys: Host 2 works in Oceanside, and only Host 1 speaks Vietnamese. */

const ADDRESS = '12 Pier View Way, Oceanside, CA 92054';
const TUESDAY = 'Mar 11, 2031';
let app: TestApp;
let browser: Browser;
let hosts: number[];
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  const { db, content } = app.deps;
  hosts = await db.transaction().execute((tx) => insertHosts(tx, 3));
  await insertOffice(db, { hosts: [hosts[2] ?? 0] });
  await db
    .updateTable('attorneys')
    .set({ languages: ['English', 'Vietnamese'] })
    .where('slug', '=', 'host-1')
    .execute();
  await content.settle();
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'appointments'));

const booked = () =>
  app.deps.db.selectFrom('appointments').select(['hostNumber', 'officeKey']).execute();

describe('a client of a firm with two offices', () => {
  it('chooses the office, and reads it until the confirmation', async () => {
    const { page, troubles } = await visit(browser, {
      device: 'phone',
      url: `${app.url}/schedule`,
    });
    await untilHydrated(page);
    await page.getByLabel('Where').selectOption('Oceanside');
    const attorneys = page.getByLabel('Attorney').locator('option');
    await expect.poll(() => attorneys.allInnerTexts()).toEqual(['Anyone', 'Host 2']);
    await page.getByRole('button', { name: TUESDAY }).click();
    await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to Your Information' }).click();
    await page.getByText(`Oceanside, ${ADDRESS}`).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The choice is still there after going back, and after a reload.
    await page.reload();
    await untilHydrated(page);
    await page.getByText(`Oceanside, ${ADDRESS}`).waitFor();
    await page.getByLabel('First Name').fill('Dana');
    await page.getByLabel('Last Name').fill('Whitfield');
    await page.getByLabel('Email Address').first().fill('dana@example.com');
    await page.getByLabel('Practice Area').selectOption('divorce');
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await page.getByText(ADDRESS).waitFor();
    await page.getByText('Park behind the house.').waitFor();
    expect(await booked()).toEqual([{ hostNumber: hosts[2], officeKey: 'oceanside' }]);
    expect(troubles).toEqual([]);
  });

  it('chooses a video call without scripts, reads whom they will meet, and needs no office', async () => {
    const { db, content } = app.deps;
    const type = db.updateTable('consultationTypes').where('key', '=', 'initial');
    const ways = JSON.stringify([{ place: 'video', text: 'https://video.example/firm' }]);
    await type.set({ otherPlaces: ways }).execute();
    await content.settle();
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/schedule?place=video`);
    const where = page.getByLabel('Where');
    expect(await where.inputValue()).toBe('video');
    expect(await where.locator('option').allInnerTexts()).toEqual([
      ...['Any of our offices', 'San Diego', 'Oceanside', 'By video'],
    ]);
    await page.getByLabel('Attorney').selectOption('Anyone who speaks Vietnamese (1)');
    await page.getByRole('button', { name: TUESDAY }).click();
    await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await page.getByText('By video').waitFor();
    await page.getByText('Host 1').waitFor();
    await page.getByLabel('First Name').fill('Dana');
    await page.getByLabel('Last Name').fill('Whitfield');
    await page.getByRole('main').getByLabel('Email Address').fill('dana@example.com');
    await page.getByLabel('Practice Area').selectOption('divorce');
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await page.getByText('https://video.example/firm').waitFor();
    const row = await db.selectFrom('appointments').select(['hostNumber', 'place']).execute();
    expect(row).toEqual([{ hostNumber: hosts[1], place: 'video' }]);
    await context.close();
    await type.set({ otherPlaces: '[]' }).execute();
    await content.settle();
  });

  it('chooses office and language without scripts', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/schedule?office=main`);
    await page.getByLabel('Attorney').selectOption('Anyone who speaks Vietnamese (1)');
    await page.getByRole('button', { name: 'Show Times' }).click();
    await page.waitForURL(/[?&]office=main\b/);
    expect(await page.getByLabel('Attorney').inputValue()).toBe('~Vietnamese');
    await page.getByRole('button', { name: TUESDAY }).click();
    await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await page.getByLabel('First Name').fill('Dana');
    await page.getByLabel('Last Name').fill('Whitfield');
    await page.getByRole('main').getByLabel('Email Address').fill('dana@example.com');
    await page.getByLabel('Practice Area').selectOption('divorce');
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await booked()).toEqual([{ hostNumber: hosts[1], officeKey: 'main' }]);
    await context.close();
  });

  it.each(['/contact', '/schedule?office=oceanside', '/attorneys/host-2'])(
    'finds both offices on %s, which is accessible and looks right',
    async (path) => {
      const { page } = await visit(browser, { url: app.url + path });
      const footer = page.getByRole('contentinfo');
      await footer.getByText('12 Pier View Way').waitFor();
      await footer.getByText('1200 Harbor Point Drive').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await lookFaultsAtWidths(page)).toEqual([]);
    },
  );
});
