import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What to check; by default the whole page, with all rules. */
export type Look = { rules?: string[]; within?: string; without?: string };

/** A script that does nothing; an empty string would count as missing. */
const NOTHING = ';';

/** Frames without scripts have no timers either, so axe would wait for them forever. */
const WITHOUT_SCRIPTS = '[sandbox]:not([sandbox~="allow-scripts"])';

/** The violations that axe finds in the current page, each with its elements. */
export async function violationsOn(page: Page, { rules, within, without }: Look = {}) {
  await untilNoTooltip(page);
  const hasFrames =
    without !== 'iframe' && (await page.locator(`iframe:not(${WITHOUT_SCRIPTS})`).count()) > 0;
  // The builder sends axe (half a megabyte) to the page twice for each analysis, even if it is already loaded.
  const isLoaded = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING }) });
  // Details of passed checks are not needed, and would be most of the work.
  axe.options({ resultTypes: ['violations'] });
  // Without frames there are no partial results to merge; to merge them, axe opens a second page each time.
  axe.setLegacyMode(!hasFrames);
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  for (const left of [WITHOUT_SCRIPTS, ...(without ? [without] : [])]) axe.exclude(left);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Moves the pointer away from a control whose tooltip is shown. A tooltip is outside all landmarks, and opens only if
 * the pointer rests long enough, which happens on slow machines.
 */
async function untilNoTooltip(page: Page): Promise<void> {
  const tooltip = page.locator('[role=tooltip]');
  if ((await tooltip.count()) === 0) return;
  await page.mouse.move(0, 0);
  await tooltip.first().waitFor({ state: 'detached' });
}
