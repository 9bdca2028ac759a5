import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { untilNoTooltip } from '../axe.ts';
import { nextTurn, VIEWPORTS } from '../browser.ts';
import type { Sweep, Theme } from './in-page.ts';

declare global {
  interface Window {
    sweep: Sweep;
  }
}

let script: Promise<string> | undefined;

/** The checks of the sweep, as the text of one script. */
async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: new URL('in-page.ts', import.meta.url).pathname,
        output: { format: 'iife' },
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** Defines the checks in the current page. */
export async function prepareSweep(page: Page): Promise<void> {
  script ??= buildScript();
  await page.evaluate(await script);
  await page.evaluate(() => window.sweep.settle());
}

/** Shows the page in a theme, once it is prepared. */
export const show = (page: Page, theme: Theme) =>
  page.evaluate((chosen) => window.sweep.show(chosen), theme);

/**
 * What is wrong with the look of the current page or of the dialog on top of it: each fault with the width, and with the
 * colour schemes in which a text is too faint. Only colours differ between those.
 */
export async function lookFaults(page: Page): Promise<string[]> {
  await untilNoTooltip(page);
  const others = await layoutFaults(page);
  const byTheme = await colourFaultsByTheme(page);
  await forceColours(page, true);
  const forced = await forcedColourFaults(page);
  await forceColours(page, false);
  return [...others, ...named(page, [...byTheme, forced])];
}

/**
 * The same at the width of a phone and then at that of a desktop, which the page keeps, and what `alsoAt` finds there.
 * To force colours takes as long as to check them, so that this happens once for both.
 */
export async function lookFaultsAtWidths(
  page: Page,
  alsoAt: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  await prepareSweep(page);
  await resize(page, 'phone');
  const onPhone = [...(await alsoAt(page)), ...(await layoutFaults(page))];
  const phoneThemes = await colourFaultsByTheme(page);
  await forceColours(page, true);
  onPhone.push(...named(page, [...phoneThemes, await forcedColourFaults(page)]));
  await resize(page, 'desktop');
  const forced = await forcedColourFaults(page);
  await forceColours(page, false);
  const onDesktop = [...(await alsoAt(page)), ...(await layoutFaults(page))];
  return [...onPhone, ...onDesktop, ...named(page, [...(await colourFaultsByTheme(page)), forced])];
}

async function resize(page: Page, device: keyof typeof VIEWPORTS): Promise<void> {
  await page.setViewportSize(VIEWPORTS[device]);
  await nextTurn(page);
  await untilNoTooltip(page);
}

type ColourFaults = [scheme: string, faults: string[]];

/** Texts that are too faint in each theme. */
const colourFaultsByTheme = (page: Page): Promise<ColourFaults[]> =>
  page.evaluate(() => window.sweep.colourFaultsByTheme());

const forceColours = (page: Page, isForced: boolean) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });

/** Texts that are too faint with forced colours. */
const forcedColourFaults = async (page: Page): Promise<ColourFaults> => [
  'forced colours',
  await page.evaluate(() => window.sweep.colourFaults()),
];

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

/** Texts that are cut off, stick out or overlap, broken words and pictures, and a page that is too wide. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate((width) => window.sweep.faults(width), widthOf(page));
  return Array.from(new Set(faults), (fault) => `${widthOf(page)}: ${fault}`);
}

/** The same if words were as long as in other languages, which they are from then on. */
export async function longWordFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.sweep.lengthenWords());
  return (await layoutFaults(page)).map((fault) => `with longer words: ${fault}`);
}

/** Each fault of the page's width once, with the schemes in which it was found. */
function named(page: Page, colourFaults: readonly ColourFaults[]): string[] {
  const schemesOf = new Map<string, string[]>();
  for (const [scheme, faults] of colourFaults) {
    for (const fault of new Set(faults)) {
      schemesOf.set(fault, [...(schemesOf.get(fault) ?? []), scheme]);
    }
  }
  return Array.from(
    schemesOf,
    ([fault, schemes]) => `${widthOf(page)}, ${schemes.join(', ')}: ${fault}`,
  );
}
