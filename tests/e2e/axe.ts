import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** All of a page by every rule, unless these say what of it. */
type Look = { rules?: string[]; within?: string; without?: string };

/** What axe finds wrong with a page as it stands, each with the elements. */
export async function violationsOn(page: Page, { rules, within, without }: Look = {}) {
  // What there is nothing to object to need not be described: that would be most of the work.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Of a page without frames there are no parts to be put together, for which axe opens a second page each time.
  axe.setLegacyMode(page.frames().length === 1);
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
