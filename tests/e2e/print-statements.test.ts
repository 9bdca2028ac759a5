import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFirmProfile } from '../../src/features/firm/queries.ts';
import { getStatements } from '../../src/features/firm/statements/get-statements.ts';
import { plainText } from '../../src/platform/languages/marked-text-rules.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, visit } from './browser.ts';

const FIRMS = [
  { country: 'US', region: 'TX', city: 'Austin' },
  { country: 'US', region: 'NY', city: 'Albany' },
  { country: 'GB', region: '', city: 'Leeds' },
] as const;
const PATHS = [
  ...['/', '/about', '/terms', '/practice-areas/family-law', '/attorneys', '/reviews', '/blog'],
  ...['/blog/living-trust-or-will', '/probate-calculator?estate=800000', '/schedule', '/contact'],
  ...['/nothing-here', '/embed/booking', '/embed/calculator'],
];

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

/** The places of a page whose statements it must show, besides those of every page. */
const placeOf = (path: string) =>
  path === '/'
    ? 'home'
    : path === '/reviews'
      ? 'besideReviews'
      : path.startsWith('/blog/')
        ? 'besideArticles'
        : null;

describe.each(FIRMS)('on paper, a firm in $city', (place) => {
  beforeAll(async () => {
    const { db, content } = app.deps;
    const named = { responsibleAttorney: 'Ada Quill', barNumber: '4711' };
    await db
      .updateTable('firmProfile')
      .set({ ...place, ...named })
      .execute();
    await content.settle();
  });

  it.each(PATHS)('states on %s what its law asks for, dark on white', async (path) => {
    const { db } = app.deps;
    const statements = await getStatements(db, await getFirmProfile(db));
    const { page } = await visit(browser, {
      url: app.url + path,
      device: 'desktop',
      theme: 'dark',
    });
    await page.emulateMedia({ media: 'print' });
    const own = placeOf(path);
    const wanted = [...statements.everyPage, ...(own ? statements[own] : [])].map(plainText);
    expect(wanted).not.toEqual([]);
    const lines = page.locator(':is(p, span) >> visible=true');
    const shown = (await lines.allInnerTexts()).join('\n');
    for (const text of wanted) expect(shown).toContain(text);
    const [first = ''] = wanted;
    const paper = await lines
      .filter({ hasText: first })
      .last()
      .evaluate((line) => {
        const grounds: string[] = [];
        for (let at: Element | null = line; at; at = at.parentElement) {
          grounds.push(getComputedStyle(at).backgroundColor);
        }
        return { ink: getComputedStyle(line).color, grounds };
      });
    expect(paper.ink).toMatch(/^rgb\((0|68), /);
    expect(paper.grounds.filter((ground) => !/, 0\)$|255, 255, 255/.test(ground))).toEqual([]);
  });
});
