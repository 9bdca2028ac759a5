import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What to check; by default the whole page, with all rules. */
export type Look = { rules?: string[]; within?: string; without?: string };

/** Frames without scripts have no timers either, so axe would wait for them forever. */
const WITHOUT_SCRIPTS = '[sandbox]:not([sandbox~="allow-scripts"])';

// Details of passed checks are not needed, and would be most of the work.
const ONLY_VIOLATIONS: axe.RunOptions = { resultTypes: ['violations'] };

let source: Promise<string> | undefined;

/** The minified axe: the builder's default has twice the size, and goes to the page twice for each analysis. */
function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** The violations that axe finds in the current page, each with its elements. */
export async function violationsOn(
  page: Page,
  { rules, within, without }: Look = {},
): Promise<[rule: string, elements: string[]][]> {
  await untilNoTooltip(page);
  const look = { rules, within, left: [WITHOUT_SCRIPTS, ...(without ? [without] : [])] };
  const hasFrames =
    without !== 'iframe' && (await page.locator(`iframe:not(${WITHOUT_SCRIPTS})`).count()) > 0;
  const violations = await (hasFrames ? runInFrames(page, look) : run(page, look));
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

type AxeLook = { rules: string[] | undefined; within: string | undefined; left: string[] };

/** Without frames there are no partial results to merge; to merge them, the builder opens a second page each time. */
async function run(page: Page, { rules, within, left }: AxeLook): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource());
  const exclude = left.map((selector) => [selector]);
  return page.evaluate(
    async ([context, options]) => (await window.axe.run(context, options)).violations,
    [
      { exclude, ...(within && { include: [[within]] }) },
      { ...ONLY_VIOLATIONS, ...(rules && { runOnly: rules }) },
    ] as const,
  );
}

async function runInFrames(page: Page, { rules, within, left }: AxeLook): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page, axeSource: await axeSource() });
  builder.options(ONLY_VIOLATIONS);
  if (rules) builder.withRules(rules);
  if (within) builder.include(within);
  for (const selector of left) builder.exclude(selector);
  return (await builder.analyze()).violations;
}

/**
 * Moves the pointer away from controls, whose tooltips open after a moment and are outside all landmarks, and waits until
 * none is shown.
 */
export async function untilNoTooltip(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('[role=tooltip]').count()).toBe(0);
}
