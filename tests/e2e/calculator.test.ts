import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { californianFigures } from '../../src/features/probate/testing/californian.ts';
import { addHours } from '../../src/platform/time/date-math.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { scrollsSideways } from './admin.ts';
import { newContext, sharedBrowser, untilHydrated, type VIEWPORTS, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

async function open(path: string) {
  const visitor = await visit(browser, { url: app.url + path });
  await untilHydrated(visitor.page);
  return { ...visitor, estate: visitor.page.getByLabel('Estate value') };
}

const PROBATE_DURATION = '12–18 months';

const hasFocus = (page: Page) =>
  page.getByLabel('Estate value').evaluate((field) => field === document.activeElement);

const resultFor = (page: Page, dollars: string) =>
  page.getByRole('columnheader', { name: `For an estate of ${dollars}` }).waitFor();

describe('the calculator teaser on the home page', () => {
  it('Enter opens the calculator with the amount', async () => {
    const { page, estate, troubles } = await open('/');
    await estate.fill('1.5m');
    await page.getByText('A planning estimate for an estate of $1,500,000.').waitFor();
    await page.getByText(PROBATE_DURATION, { exact: true }).waitFor();
    await estate.press('Enter');
    await resultFor(page, '$1,500,000');
    expect(await page.getByText(PROBATE_DURATION, { exact: true }).count()).toBe(2);
    expect(await estate.inputValue()).toBe('1,500,000');
    expect(new URL(page.url()).hash).toBe('#1500000');
    expect(new URL(page.url()).search).toBe('');
    expect(troubles).toEqual([]);
  });

  it.each(['-5', 'abc', '', '1,5m'])(
    'shows a field error for the unreadable amount %j',
    async (text) => {
      const { page, estate } = await open('/');
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
      const percent = (100 * californianFigures(estate).totalProbate) / estate;
      expect(percent).toBeGreaterThanOrEqual(least);
      expect(percent).toBeLessThanOrEqual(most);
    }
    for (const estate of [to + 100_000, 1_000_000, 5_000_000, 30_000_000]) {
      expect((100 * californianFigures(estate).totalProbate) / estate).toBeLessThan(least);
    }
  });
});

describe('the calculator', () => {
  it('shows a field error and a toast for an unreadable amount, and focuses the field', async () => {
    const { page, estate } = await open('/probate-calculator');
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
  });

  it('keeps the caret position while a digit in the middle is edited', async () => {
    const { page, estate } = await open('/probate-calculator');
    await estate.fill('500000');
    expect(await estate.inputValue()).toBe('500,000');
    await estate.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await resultFor(page, '$52,500,000');
  });

  it('shows simplified procedures for small estates before the savings of a trust', async () => {
    const { page } = await open('/probate-calculator#150000');
    await page
      .getByRole('heading', { name: 'An estate of this size may not need full probate.' })
      .waitFor();
    expect(await page.getByRole('heading', { name: /could save/ }).count()).toBe(0);
    await page.getByText('$208,850 can be collected with an affidavit').waitFor();
  });

  it('says so when the statutory fee is lower than the estimate', async () => {
    const { page } = await open('/probate-calculator#20000000');
    await page.getByText('up to $163,000 each on an estate of this size').waitFor();
    await page.getByText('$331,000 in all').waitFor();
  });
});

describe('the slider for the value of the estate', () => {
  async function openResult(amount: string, device: keyof typeof VIEWPORTS = 'desktop') {
    const url = `${app.url}/probate-calculator#${amount}`;
    const visitor = await visit(browser, { device, url });
    await untilHydrated(visitor.page);
    const { page } = visitor;
    const slider = page.getByRole('slider', { name: 'Value of the estate' });
    await slider.waitFor();
    return { ...visitor, slider, estate: page.getByLabel('Estate value') };
  }

  const hashOf = (page: Page) => new URL(page.url()).hash;

  it('changes the result, the field and the address by the keyboard, without history entries', async () => {
    const { page, slider, estate, troubles } = await openResult('1000000');
    const historyLength = await page.evaluate(() => window.history.length);
    await slider.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    await page
      .getByRole('heading', { name: 'A living trust could save your family $39,600.' })
      .waitFor();
    await resultFor(page, '$1,200,000');
    expect(await slider.getAttribute('aria-valuetext')).toBe('$1,200,000');
    expect(await estate.inputValue()).toBe('1,200,000');
    await expect.poll(() => hashOf(page)).toBe('#1200000');
    expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
    expect(await slider.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await resultFor(page, '$25,000,000');
    await page.keyboard.press('Home');
    await resultFor(page, '$50,000');
    await expect.poll(() => hashOf(page)).toBe('#50000');
    expect(troubles).toEqual([]);
  });

  it('is announced in one sentence once it is settled', async () => {
    const context = await newContext(browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install({ time: TEST_NOW });
    await page.goto(`${app.url}/probate-calculator#1000000`);
    await untilHydrated(page);
    const summary = page.getByRole('region', { name: 'Comparison' }).getByRole('status');
    await expect.poll(() => summary.textContent()).toContain('For an estate of $1,000,000:');
    await page.clock.pauseAt(addHours(TEST_NOW, 1));
    await page.getByRole('slider').focus();
    for (const dollars of ['$1,100,000', '$1,200,000', '$1,300,000']) {
      await page.keyboard.press('ArrowRight');
      await resultFor(page, dollars);
      await page.clock.runFor(300);
      expect(await summary.textContent()).toBe('');
      expect(hashOf(page)).toBe('#1000000');
    }
    await page.clock.runFor(100);
    await expect
      .poll(() => summary.textContent())
      .toBe('For an estate of $1,300,000: probate about $44,900, a living trust $3,000.');
    await expect.poll(() => hashOf(page)).toBe('#1300000');
  });

  it.each([
    ['30000000', '$30,000,000', '95'],
    ['20000', '$20,000', '0'],
    ['1234567', '$1,234,567', '47'],
  ])('is near or at the end for %s, which stays', async (amount, dollars, position) => {
    const { page, slider, estate } = await openResult(amount);
    await resultFor(page, dollars);
    expect(await slider.inputValue()).toBe(position);
    expect(await slider.getAttribute('aria-valuetext')).toBe(dollars);
    expect(await estate.inputValue()).toBe(dollars.slice(1));
  });

  it('replaces an amount in the field that cannot be read', async () => {
    const { page, slider, estate } = await openResult('500000');
    await estate.fill('1,5m');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('main').getByText('Enter an amount above $0').waitFor();
    await slider.press('ArrowRight');
    await resultFor(page, '$550,000');
    expect(await estate.inputValue()).toBe('550,000');
    expect(await estate.getAttribute('aria-invalid')).toBeNull();
  });

  it('is large enough to touch', async () => {
    const { slider } = await openResult('500000', 'phone');
    expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

describe('the months of probate', () => {
  const openTable = async (page: Page) => {
    await page.getByText('View as a table').click();
    const table = page.getByRole('table', { name: 'Typical steps of a probate' });
    await table.waitFor();
    return table;
  };

  it('are listed with dates, costs and sources', async () => {
    const { page } = await open('/probate-calculator#1000000');
    const table = await openTable(page);
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Step',
      'When',
      'What is paid',
      'Source',
    ]);
    const rows = await table.getByRole('row').allInnerTexts();
    const rowOf = (title: string) => rows.find((row) => row.includes(title));
    expect(rows).toHaveLength(8);
    expect(rowOf('Petition filed')).toMatch(/Mar 10, 2031.*\$3,000.*Probate Code §8000/s);
    expect(rowOf('Inventory and appraisal due')).toMatch(/about September 2031.*§8800/s);
    expect(rowOf('creditors’ claims')).toMatch(/about September 2031.*§9100/s);
    expect(rowOf('Petition for final distribution')).toMatch(/by about May 2032.*12200/s);
    expect(rowOf('Court orders fees')).toMatch(
      /about March to September 2032.*\$17,500.*\$17,500.*§§10831, 11640, 11641/s,
    );
    expect(rowOf('successor trustee')).toMatch(/\$3,000, paid once.*§§15660, 17209/s);
  });

  it('keep the date of the server where the visitor’s clock shows another one', async () => {
    const { page, troubles } = await open('/probate-calculator?estate=500000');
    const html = await (await fetch(`${app.url}/probate-calculator?estate=500000`)).text();
    const [, date = ''] = /(\w{3} \d\d, \d{4}), if filed today/.exec(html) ?? [];
    expect(date).not.toBe('');
    expect(date).not.toBe('Mar 10, 2031');
    const table = await openTable(page);
    expect(await table.getByRole('cell', { name: `${date}, if filed today` }).count()).toBe(1);
    expect(await page.getByRole('slider').isEnabled()).toBe(true);
    expect(troubles).toEqual([]);
  });

  it.each([
    [320, '14000000'],
    [320, '9999999999'],
    [390, '14000000'],
    [1280, '14000000'],
    [1920, '14000000'],
  ])('fit a window %d pixels wide for $%s', async (width, amount) => {
    const { page } = await open(`/probate-calculator#${amount}`);
    await page.setViewportSize({ width, height: 844 });
    await openTable(page);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('without scripts', () => {
  async function withoutScripts(path: string) {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url + path);
    return { page, estate: page.getByLabel('Estate value') };
  }

  it('calculates with the amount from the home page', async () => {
    const { page, estate } = await withoutScripts('/');
    await estate.fill('1.5m');
    await estate.press('Enter');
    await resultFor(page, '$1,500,000');
    expect(await estate.inputValue()).toBe('1,500,000');
    expect(await page.getByRole('slider').count()).toBe(0);
    await page.getByText('View as a table').click();
    await page.getByRole('rowheader', { name: 'Inventory and appraisal due' }).waitFor();
    // The drawing has no size without the styles of the result, which a browser with scripts loads with its code.
    const drawing = page.getByRole('heading', { name: 'Probate takes months' }).locator('+ div');
    expect(await drawing.locator('i').filter({ visible: true }).count()).toBeGreaterThan(10);
    await estate.fill('$750,000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await resultFor(page, '$750,000');
    expect(new URL(page.url()).search).toBe('?estate=%24750%2C000');
  });

  it('keeps unreadable input and shows a field error', async () => {
    const { page, estate } = await withoutScripts('/probate-calculator?estate=1%2C5m');
    expect(await estate.inputValue()).toBe('1,5m');
    await page.getByText('Enter an amount above $0').waitFor();
    expect(await page.getByRole('button', { name: 'Calculate' }).count()).toBe(1);
    expect(await page.getByLabel('Email Address (optional)').isVisible()).toBe(false);
  });
});

describe('printed', () => {
  it.each(['150000', '700000'])('for %s is one page, too', async (amount) => {
    const { page } = await visit(browser, { url: `${app.url}/probate-calculator#${amount}` });
    await page.getByText('View as a table').click();
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  });

  it.each(['light', 'dark', 'warm'] as const)(
    'from the %s theme is one page, dark on white, with the parts before the totals',
    async (theme) => {
      const url = `${app.url}/probate-calculator#14000000`;
      const { page } = await visit(browser, { theme, url });
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
    },
  );
});
