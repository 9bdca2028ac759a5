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
  const width = page.viewportSize()?.width ?? 0;
  const schemesOf = new Map<string, string[]>();
  for (const [scheme, faults] of await colourFaults(page)) {
    for (const fault of new Set(faults)) {
      schemesOf.set(fault, [...(schemesOf.get(fault) ?? []), scheme]);
    }
  }
  const others = await page.evaluate((wide) => window.sweep.faults(wide), width);
  return [
    ...Array.from(new Set(others), (fault) => `${width}: ${fault}`),
    ...Array.from(schemesOf, ([fault, schemes]) => `${width}, ${schemes.join(', ')}: ${fault}`),
  ];
}

/** Texts that are too faint in each theme, and with forced colours. */
async function colourFaults(page: Page): Promise<[scheme: string, faults: string[]][]> {
  const byTheme = await page.evaluate(() => window.sweep.colourFaultsByTheme());
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(() => window.sweep.colourFaults());
  await page.emulateMedia({ forcedColors: 'none' });
  return [...byTheme, ['forced colours', forced]];
}

/** What `faultsAt` finds at the width of a phone and then at that of a desktop, which the page keeps. */
export async function faultsAtWidths(
  page: Page,
  faultsAt: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await prepareSweep(page);
  const faults: string[] = [];
  for (const { width, height } of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
    await page.setViewportSize({ width, height });
    await nextTurn(page);
    faults.push(...(await faultsAt(page)));
  }
  return faults;
}
