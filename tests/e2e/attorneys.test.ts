import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { boxOf, newContext, sharedBrowser, visit } from './browser.ts';
import { axeFaults } from './sweep/axe-faults.ts';
import { lookFaultsAtWidths } from './sweep/sweep.ts';

/** The attorneys of a firm of forty, of whom two have the same name. */

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  const languages = ['Spanish', 'Vietnamese', 'Mandarin', 'Hindi', 'French', 'Arabic'];
  const areas = ['family-law', 'divorce', 'custody', 'estate-planning', 'trust-administration'];
  await app.deps.db
    .insertInto('attorneys')
    .values(
      Array.from({ length: 37 }, (_, n) => ({
        slug: `attorney-${n}`,
        name: n < 2 ? 'Linh Tran' : `Person ${String.fromCharCode(65 + (n % 26))}${n}`,
        role: n === 0 ? 'Partner' : 'Associate',
        position: 10 + n,
        practiceAreas: [areas[n % 5] as string],
        languages: ['English', languages[n % 6] as string],
        statement: 'Explains first, advises second.',
      })),
    )
    .execute();
  await app.deps.db.transaction().execute(takeConsultations);
});
afterAll(() => app.close());

/** Everybody takes initial consultations at the hours of the firm. */
async function takeConsultations(tx: Tx) {
  await sql`insert into hosts (attorney_id) select id from attorneys`.execute(tx);
  await sql`
    insert into consultation_type_hosts (type_key, host_number)
    select 'initial', number from hosts where attorney_id is not null`.execute(tx);
  await sql`
    insert into weekly_hours (host_number, weekday, first_start, last_start, step_minutes)
    select number, weekday, first_start, last_start, step_minutes from hosts, weekly_hours
    where host_number = 1 and attorney_id is not null`.execute(tx);
}

const PATH = '/attorneys';

describe('many attorneys', () => {
  it('are found by links, without scripts, and the heading repeats the question', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url + PATH);
    await page.getByRole('heading', { name: 'All 40 attorneys' }).waitFor();
    await page.getByRole('link', { name: /^Divorce \d+$/ }).click();
    await page.getByRole('link', { name: /^Vietnamese \d+$/ }).click();
    await page
      .getByRole('heading', { name: 'Who works on Divorce and speaks Vietnamese?', level: 1 })
      .waitFor();
    const chosen = page.locator('main [aria-current=true]');
    const [area = '', language = ''] = await chosen.allInnerTexts();
    const count = Number(/\d+$/.exec(area)?.[0]);
    expect(language).toBe(`Vietnamese ${count}`);
    expect(await page.locator('main a[href^="/attorneys/"]').count()).toBe(count);
    // A choice that would find nobody is no link.
    expect(await page.getByRole('link', { name: / 0$/ }).count()).toBe(0);
    await context.close();
  });

  it('are found with the time at which they are free first, as a link to book it', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url + PATH);
    expect(await page.getByRole('link', { name: /^First free/ }).count()).toBe(0);
    await page.getByRole('link', { name: /^Arabic \d+$/ }).click();
    const first = page.getByRole('link', { name: /^First free: Mon, Mar 10, 9:00 AM with / });
    expect(await first.count()).toBe(await page.locator('main h3').count());
    await first.first().click();
    await page.getByRole('button', { name: 'Continue to Your Information' }).waitFor();
    await context.close();
  });

  it('are told apart if two have the same name', async () => {
    const { page } = await visit(browser, { url: app.url + PATH });
    await page.getByRole('link', { name: /^Linh Tran \(Partner\)/ }).waitFor();
    await page.getByRole('link', { name: /^Linh Tran \(Associate\)/ }).click();
    await page.getByRole('heading', { name: 'Linh Tran', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/attorneys/attorney-1');
  });

  it('stand three in a row from 1024 pixels, on less than 4,000 at 1280', async () => {
    const { page } = await visit(browser, { url: app.url + PATH });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      const cards = page.locator('main li:has(h3 > a[href^="/attorneys/"])');
      const tops = await Promise.all(
        [0, 1, 2, 3].map(async (n) => Math.round((await boxOf(cards.nth(n))).y)),
      );
      expect(new Set(tops.slice(0, 3)).size).toBe(1);
      expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4_000);
  });

  it.each(['phone', 'desktop'] as const)(
    'look right and are accessible on a %s',
    async (device) => {
      const { page } = await visit(browser, { device, url: `${app.url + PATH}?area=divorce` });
      expect([...(await axeFaults(page)), ...(await lookFaultsAtWidths(page))]).toEqual([]);
    },
  );
});

describe('the page of an attorney', () => {
  const MAREN = '/attorneys/maren-castellane';

  it('has the next free times by day, each a link to book it without scripts', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url + MAREN);
    const times = page.locator('li', { hasText: 'Tue, Mar 11' }).getByRole('link');
    await times.last().click();
    await page.getByText('Maren Castellane').first().waitFor();
    await page.getByRole('button', { name: 'Continue to Your Information' }).waitFor();
    expect(new URL(page.url()).searchParams.get('start')).toMatch(/^2031-03-11T/);
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'looks right and is accessible on a %s',
    async (device) => {
      const { page } = await visit(browser, { device, url: app.url + MAREN });
      expect([...(await axeFaults(page)), ...(await lookFaultsAtWidths(page))]).toEqual([]);
    },
  );
});
