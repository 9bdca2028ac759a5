import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The whole page by all rules, unless these options limit it. */
type Look = { rules?: string[]; within?: string; without?: string };

/** The violations that axe finds in the current page, each with its elements. */
export async function violationsOn(page: Page, { rules, within, without }: Look = {}) {
  // Details of passed checks are not needed: they would be most of the work.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames there are no partial results to merge, for which axe opens a second page each time.
  axe.setLegacyMode(page.frames().length === 1);
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
