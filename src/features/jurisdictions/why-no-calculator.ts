import { missingRanges } from './calculator-rules.ts';
import { resolvePack } from './resolve-pack.ts';
import type { Law } from './unite-packs.ts';

/** Why visitors see no calculator, in words for staff; null if the law gives one that may be shown. */
export function whyNoCalculator({
  calculator,
  proposedCalculator: proposed,
  packs: [main],
}: Law): string | null {
  if (calculator || main === undefined) return null;
  const { name } = resolvePack(main);
  if (!proposed) return `There is no calculator for ${name}.`;
  const labels = missingRanges(proposed).map(({ label }) => label);
  const needs = [
    ...(labels.length > 0 ? [`the firm has entered its own range for: ${labels.join(', ')}`] : []),
    ...(proposed.isGiven ? [] : ['an attorney has confirmed it']),
  ];
  return `Visitors do not see the calculator for ${name} until ${needs.join(', and until ')}.`;
}
