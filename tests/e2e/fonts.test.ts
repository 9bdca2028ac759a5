import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated, VIEWPORTS, visit } from './browser.ts';
import { layoutShiftOf } from './layout-shift.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

/** The fonts installed on a system: the names that `local()` finds, each with the file that has its metrics. */
type SystemFonts = Readonly<Record<string, string>>;

const SYSTEMS: readonly (readonly [string, SystemFonts])[] = [
  ['Windows, macOS and iOS', { Georgia: 'gelasio', Arial: 'arimo' }],
  ['Linux with Liberation', { 'Liberation Serif': 'tinos', 'Liberation Sans': 'arimo' }],
  ['Linux with Nimbus', { 'NimbusRoman-Regular': 'tinos', 'NimbusSans-Regular': 'arimo' }],
  ['Android', { 'Noto Serif': 'noto-serif', Roboto: 'roboto' }],
  ['Linux with Noto', { 'Noto Serif': 'noto-serif', 'Noto Sans': 'noto-sans' }],
  ['Linux with DejaVu', { 'DejaVu Serif': 'dejavu-serif', 'DejaVu Sans': 'dejavu-sans' }],
];

/** The order in which the font files of the two families arrive; it determines what moves, and how often. */
const ORDERS = [
  ['Newsreader', 'Hanken Grotesk'],
  ['Hanken Grotesk', 'Newsreader'],
] as const;
const FILES = { Newsreader: /newsreader/, 'Hanken Grotesk': /hanken/ } as const;

/** Some words of the navigation become a pixel wider. */
const MOST_SHIFT = 0.0005;

const VISITS = (['phone', 'desktop'] as const).flatMap((device) =>
  (['/', '/schedule'] as const).flatMap((address) =>
    ORDERS.map((order) => [device, address, ...order] as const),
  ),
);

describe.each(SYSTEMS)('on %s', (_system, fonts) => {
  it.each(VISITS)(
    'on a %s, fonts that load late cause no layout shift on %s, %s before %s',
    async (device, address, ...order) => {
      const page = await openWith(fonts, device);
      const held = order.map((family) => ({ family, ...Promise.withResolvers<void>() }));
      await page.route('**/*.woff2', async (route) => {
        const url = route.request().url();
        await held.find(({ family }) => FILES[family].test(url))?.promise;
        await route.continue();
      });
      await page.goto(app.url + address, { waitUntil: 'commit' });
      await untilHydrated(page);
      // The booking flow is downloaded separately.
      if (address === '/schedule') await page.getByLabel('Consultation type').waitFor();
      // All data has loaded; only the fonts are pending.
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      // Browsers try the fallback fonts of other systems first, one after the other.
      await expect.poll(() => loadedSystemFonts(page)).toBe(Object.keys(fonts).length);
      const before = await layoutShiftOf(page);
      expect(await loadedFonts(page)).toEqual([]);
      let shift = 0;
      for (const { family, resolve } of held) {
        resolve();
        await expect.poll(() => loadedFonts(page)).toContain(family);
        shift = (await layoutShiftOf(page)) - before;
      }
      expect(shift).toBeLessThan(MOST_SHIFT);
    },
  );
});

it.each(['Nguyễn Thị Hương', 'Wiśniewski Żółć', 'José Müller', 'Şahin Ğüneş', 'Țurcanu Ștefan'])(
  'renders all letters of %s in the site’s fonts, whose extra subsets load only when needed',
  async (name) => {
    const { page, asked } = await visit(browser, { isFirst: true, url: app.url });
    await untilHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const isExtra = (file: string) => /(accents|latin-ext|vietnamese).*woff2$/.test(file);
    expect(asked.filter(isExtra)).toEqual([]);
    await page.evaluate((text) => {
      for (const selector of ['h1', 'main p']) {
        const element = document.querySelector(selector);
        if (element) element.textContent = text;
      }
    }, name);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Newsreader']);
    await expect.poll(() => fontsOf(page, 'main p')).toEqual(['Hanken Grotesk']);
    expect(asked.filter(isExtra)).not.toEqual([]);
  },
);

/** Opens a page on a system that has these fonts and none of the others named in the style sheets. */
async function openWith(fonts: SystemFonts, device: keyof typeof VIEWPORTS): Promise<Page> {
  // A font embedded in the style sheet is available immediately, like an installed one; the pages' CSP does not allow
  // embedded fonts.
  const context = await newContext(browser, {
    viewport: VIEWPORTS[device],
    isMobile: device === 'phone',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TEST_NOW);
  const installed = new Map<string, string>();
  for (const [name, file] of Object.entries(fonts)) {
    const bytes = await readFile(path.join(import.meta.dirname, 'system-fonts', `${file}.woff2`));
    installed.set(name, `url(data:font/woff2;base64,${bytes.toString('base64')})`);
  }
  // The styles of a page are inlined in its HTML; those of parts that load later are in files.
  await page.route(/.*/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    const text = (await response.text()).replace(
      /local\(["']?([^"')]+)["']?\)/g,
      (_all, name: string) => installed.get(name) ?? 'local(not-installed)',
    );
    await route.fulfill({ response, body: text });
  });
  return page;
}

/** How many fallback families of the site's fonts are loaded; 0 while one of their fonts is still being decoded. */
function loadedSystemFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stated = (state: string) =>
      [...document.fonts]
        .filter(({ family }) => !/^"?(Newsreader|Hanken Grotesk)"?$/.test(family))
        .filter(({ status }) => status === state)
        .map(({ family }) => family);
    return stated('loading').length > 0 ? 0 : new Set(stated('loaded')).size;
  });
}

/** The site's font families that the page has loaded from files. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(
        ({ status, family }) =>
          status === 'loaded' && /^"?(Newsreader|Hanken Grotesk)"?$/.test(family),
      )
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** The font families that render the element's text, with system fonts marked. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const families = fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName.replace(/ \d+pt.*/, '') : `${familyName} of the system`,
  );
  return [...new Set(families)];
}
