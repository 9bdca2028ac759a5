import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareProbateWithTrust } from '../../src/features/probate/rules.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { launchBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

async function open(path: string) {
  const visitor = await visit(browser, { url: app.url + path });
  await untilHydrated(visitor.page);
  return { ...visitor, estate: visitor.page.getByLabel('Estate value') };
}

const hasFocus = (page: Page) =>
  page.getByLabel('Estate value').evaluate((field) => field === document.activeElement);

const resultFor = (page: Page, dollars: string) =>
  page.getByRole('columnheader', { name: `For an estate of ${dollars}` }).waitFor();

describe('the calculator teaser on the home page', () => {
  it('Enter opens the calculator with the amount', async () => {
    const { page, context, estate, troubles } = await open('/');
    await estate.fill('1.5m');
    await page.getByText('A planning estimate for an estate of $1,500,000.').waitFor();
    await estate.press('Enter');
    await resultFor(page, '$1,500,000');
    expect(await estate.inputValue()).toBe('1,500,000');
    expect(new URL(page.url()).hash).toBe('#1500000');
    expect(new URL(page.url()).search).toBe('');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['-5', 'abc', '', '1,5m'])(
    'shows a field error for the unreadable amount %j',
    async (text) => {
      const { page, context, estate } = await open('/');
      await estate.fill(text);
      await page.getByRole('button', { name: 'Calculate' }).click();
      await page.getByText('Enter an amount above $0').waitFor();
      expect(await estate.getAttribute('aria-invalid')).toBe('true');
      expect(await hasFocus(page)).toBe(true);
      expect(await estate.inputValue()).toBe(text);
      expect(new URL(page.url()).pathname).toBe('/');
      await estate.fill('500000.00');
      await page.getByText('Enter an amount above $0').waitFor({ state: 'detached' });
      await page.getByText('A planning estimate for an estate of $500,000.').waitFor();
      await context.close();
    },
  );

  it('states a share of the estate that matches its estimates', async () => {
    const page = await (await fetch(app.url)).text();
    const text = page.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '');
    const [, ...given] =
      /costs (\d+)–(\d+)% of an estate between \$([\d,]+) and \$([\d,]+)/.exec(text) ?? [];
    const [least = 0, most = 0, from = 0, to = 0] = given.map((n) => Number(n.replaceAll(',', '')));
    expect(to).toBeGreaterThan(from);
    for (let estate = from; estate <= to; estate += 500) {
      const percent = (100 * compareProbateWithTrust(estate).totalProbate) / estate;
      expect(percent).toBeGreaterThanOrEqual(least);
      expect(percent).toBeLessThanOrEqual(most);
    }
    for (const estate of [to + 100_000, 1_000_000, 5_000_000, 30_000_000]) {
      expect((100 * compareProbateWithTrust(estate).totalProbate) / estate).toBeLessThan(least);
    }
  });
});

describe('the calculator', () => {
  it('shows a field error and a toast for an unreadable amount, and focuses the field', async () => {
    const { page, context, estate } = await open('/probate-calculator');
    await estate.fill('1,5m');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter a valid estate value greater than $0.').waitFor();
    await page.getByRole('main').getByText('Enter an amount above $0').waitFor();
    expect(await estate.getAttribute('aria-invalid')).toBe('true');
    expect(await hasFocus(page)).toBe(true);
    await estate.fill('500.000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await resultFor(page, '$500,000');
    expect(await estate.getAttribute('aria-invalid')).toBeNull();
    await context.close();
  });

  it('keeps the caret position while a digit in the middle is edited', async () => {
    const { page, context, estate } = await open('/probate-calculator');
    await estate.fill('500000');
    expect(await estate.inputValue()).toBe('500,000');
    await estate.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await resultFor(page, '$52,500,000');
    await context.close();
  });

  it('shows simplified procedures for small estates before the savings of a trust', async () => {
    const { page, context } = await open('/probate-calculator#150000');
    await page
      .getByRole('heading', { name: 'An estate of this size may need no full probate.' })
      .waitFor();
    expect(await page.getByRole('heading', { name: /could save/ }).count()).toBe(0);
    await page.getByText('$208,850 can be collected with an affidavit').waitFor();
    await context.close();
  });

  it('says so when the statutory fee is lower than the estimate', async () => {
    const { page, context } = await open('/probate-calculator#20000000');
    await page.getByText('up to $163,000 each on an estate of this size').waitFor();
    await page.getByText('$331,000 in all').waitFor();
    await context.close();
  });
});

describe('without scripts', () => {
  async function withoutScripts(path: string) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url + path);
    return { page, context, estate: page.getByLabel('Estate value') };
  }

  it('calculates with the amount from the home page', async () => {
    const { page, context, estate } = await withoutScripts('/');
    await estate.fill('1.5m');
    await estate.press('Enter');
    await resultFor(page, '$1,500,000');
    expect(await estate.inputValue()).toBe('1,500,000');
    await estate.fill('$750,000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await resultFor(page, '$750,000');
    expect(new URL(page.url()).search).toBe('?estate=%24750%2C000');
    await context.close();
  });

  it('keeps unreadable input and shows a field error', async () => {
    const { page, context, estate } = await withoutScripts('/probate-calculator?estate=1%2C5m');
    expect(await estate.inputValue()).toBe('1,5m');
    await page.getByText('Enter an amount above $0').waitFor();
    expect(await page.getByRole('button', { name: 'Calculate' }).count()).toBe(1);
    expect(await page.getByLabel('Email Address (optional)').isVisible()).toBe(false);
    await context.close();
  });
});

describe('printed', () => {
  it.each(['light', 'dark', 'warm'] as const)(
    'from the %s theme is one page, dark on white, with the parts before the totals',
    async (theme) => {
      const url = `${app.url}/probate-calculator#14000000`;
      const { page, context } = await visit(browser, { theme, url });
      await resultFor(page, '$14,000,000');
      for (const format of ['Letter', 'A4']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      const look = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
      expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
      const top = async (line: Locator) => (await line.boundingBox())?.y ?? Number.NaN;
      const part = await top(page.getByRole('rowheader', { name: 'Court costs' }));
      const saving = await top(page.getByRole('heading', { name: 'could save your family' }));
      expect(part).toBeLessThan(saving);
      expect(saving).toBeLessThan(await top(page.getByText('This is a planning estimate')));
      await context.close();
    },
  );
});
