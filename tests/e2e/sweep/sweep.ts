import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { nextTurn, VIEWPORTS } from '../browser.ts';
import type { Sweep } from './in-page.ts';

declare global {
  interface Window {
    sweep: Sweep;
  }
}

const SCHEMES = ['light', 'dark', 'warm', 'forced colours'] as const;
const WIDTHS = [VIEWPORTS.phone.width, VIEWPORTS.desktop.width] as const;

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

export async function show(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: scheme === 'forced colours' ? 'active' : 'none' });
  await page.evaluate((chosen) => {
    document.documentElement.classList.remove('dark', 'warm');
    if (chosen === 'dark' || chosen === 'warm') document.documentElement.classList.add(chosen);
  }, scheme);
}

/**
 * What is wrong with the look of the current page or of the dialog on top of it: each fault with the width, and with the
 * colour schemes in which a text is too faint. Only colours differ between those.
 */
export async function lookFaults(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const schemesOf = new Map<string, string[]>();
  for (const scheme of SCHEMES) {
    await show(page, scheme);
    for (const fault of new Set(await page.evaluate(() => window.sweep.colourFaults()))) {
      schemesOf.set(fault, [...(schemesOf.get(fault) ?? []), scheme]);
    }
  }
  await show(page, 'light');
  const others = await page.evaluate((wide) => window.sweep.faults(wide), width);
  return [
    ...Array.from(new Set(others), (fault) => `${width}: ${fault}`),
    ...Array.from(schemesOf, ([fault, schemes]) => `${width}, ${schemes.join(', ')}: ${fault}`),
  ];
}

/** The same at every width of `WIDTHS`, from the narrowest to the widest, which the page keeps. */
export async function lookFaultsAtWidths(page: Page): Promise<string[]> {
  await prepareSweep(page);
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: VIEWPORTS.desktop.height });
    await nextTurn(page);
    faults.push(...(await lookFaults(page)));
  }
  return faults;
}
