import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, VIEWPORTS, visit } from './browser.ts';
import { PAGES } from './pages.ts';

const ARTICLE = '/blog/living-trust-or-will';
const RESULT = '/probate-calculator?estate=1250000';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

const open = (path: string, options: Partial<Parameters<typeof visit>[1]> = {}) =>
  visit(browser, { url: app.url + path, ...options });

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

it.each(['Light', 'Dark', 'Warm'])(
  'the theme menu is labelled %s before any script runs',
  async (label) => {
    const theme = label.toLowerCase() as 'light' | 'dark' | 'warm';
    const { page } = await open('/', { theme, device: 'desktop' });
    await page.getByRole('button', { name: `Theme: ${label}`, exact: true }).waitFor();
    expect(await page.getByTestId('theme-toggle').innerText()).toMatch(new RegExp(`${label}$`));
  },
);

describe('a page of an area of practice', () => {
  it.each(['/practice-areas/family-law', '/practice-areas/estate-planning'])(
    '%s begins its text on the first screen of a phone',
    async (path) => {
      const { page } = await open(path, { device: 'phone' });
      expect(await topOf(page, 'main .prose p')).toBeLessThan(520);
    },
  );

  it('has its way out in the column of the page, before the remark about it', async () => {
    const { page } = await open('/practice-areas/family-law', { device: 'desktop' });
    await page.setViewportSize({ width: 1920, height: 900 });
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    const button = await left('.quick-exit a[data-leave]');
    expect(button).toBeCloseTo(await left('main h1'), 0);
    expect(button).toBeLessThan(await left('.quick-exit [role=status]'));
  });
});

it('a quotation is set apart from the text around it', async () => {
  const { page } = await open(ARTICLE, { device: 'desktop', isFirst: true });
  const [quotation, text] = await page.locator('main .prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<blockquote><p>Quoted</p></blockquote><p>Text</p>');
    return ['blockquote p', 'p:last-child'].map((selector) => {
      const { fontFamily, fontSize } = getComputedStyle(
        prose.querySelector(selector) as HTMLElement,
      );
      return { fontFamily, size: Number.parseFloat(fontSize) };
    });
  });
  expect(quotation?.fontFamily).not.toBe(text?.fontFamily);
  expect(quotation?.size).toBeGreaterThan(text?.size ?? 0);
});

describe('in print', () => {
  it.each([ARTICLE, RESULT, '/practice-areas/family-law', '/about'])(
    '%s has nothing to press or to fill in',
    async (path) => {
      const { page } = await open(path, { device: 'desktop' });
      await page.emulateMedia({ media: 'print' });
      const shown = page.locator('main :is(button, input, nav, form) >> visible=true');
      expect(await shown.count()).toBe(0);
      expect(
        await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).count(),
      ).toBe(0);
    },
  );

  it('the savings of the calculator keep a distance from the line above', async () => {
    const { page } = await open(RESULT, { device: 'desktop' });
    await page.emulateMedia({ media: 'print' });
    const gap = await page.locator('main tfoot').evaluate((foot) => {
      const [above, savings] = [...foot.querySelectorAll('tr')].slice(-2);
      const text = savings?.querySelector('td:last-child') as HTMLElement;
      const { paddingTop } = getComputedStyle(text);
      const top = text.getBoundingClientRect().top + Number.parseFloat(paddingTop);
      return top - (above?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeGreaterThan(10);
  });
});

it.each([...PAGES.filter((page) => !page.includes('#')), RESULT])(
  '%s shows no button that does nothing without scripts',
  async (path) => {
    const context = await newContext(browser, {
      javaScriptEnabled: false,
      viewport: VIEWPORTS.desktop,
    });
    const page = await context.newPage();
    await page.goto(app.url + path);
    // Days and months that cannot be chosen look disabled.
    const dead = page.locator(
      'button:enabled:not([aria-disabled=true]):not([type=submit]):not(form [type=submit]) >> visible=true',
    );
    expect(await dead.allInnerTexts()).toEqual([]);
    const telephones = page.locator('main a[href^="tel:"] >> visible=true');
    for (const telephone of await telephones.all()) {
      expect(await telephone.evaluate((link) => link.getClientRects().length)).toBe(1);
    }
  },
);

it('the disclosures of a page have the mark of the site instead of the browser’s', async () => {
  for (const path of ['/contact', RESULT, '/practice-areas/family-law']) {
    const { page } = await open(path, { device: 'phone' });
    const marks = await page
      .locator('summary')
      .evaluateAll((all) =>
        all.map((summary) => [
          getComputedStyle(summary).listStyleType,
          getComputedStyle(summary, '::before').borderRightStyle,
        ]),
      );
    expect(marks.length).toBeGreaterThan(0);
    expect(marks).toEqual(marks.map(() => ['none', 'solid']));
  }
});

it('no text has the colour of the plate that forced colours draw behind it', async () => {
  const context = await newContext(browser, {
    forcedColors: 'active',
    viewport: VIEWPORTS.desktop,
  });
  const page = await context.newPage();
  for (const path of [...PAGES, '/login', RESULT]) {
    await page.goto(app.url + path);
    const hidden = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'color: Canvas; forced-color-adjust: none';
      const plate = getComputedStyle(probe).color;
      probe.remove();
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const { color, forcedColorAdjust } = getComputedStyle(element);
          return hasText && color === plate && forcedColorAdjust !== 'none';
        })
        .map(({ textContent }) => textContent);
    });
    expect([path, hidden]).toEqual([path, []]);
  }
});
