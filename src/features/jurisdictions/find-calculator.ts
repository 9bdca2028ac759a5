import type { Calculator, Way } from './calculator-schema.ts';
import { PACKS } from './every-pack.ts';

/** The calculator of rows that were stored before calculators had names. */
const FIRST = { id: 'ca-owner', version: 1 };

/** The calculator that a stored calculation names, with its ways; undefined if this release has another version. */
export function findCalculator(
  named: { id: string; version: number } | null,
): { calculator: Calculator; ways: readonly Way[] } | undefined {
  const { id, version } = named ?? FIRST;
  for (const { calculators, ways } of PACKS) {
    const calculator = calculators.find((each) => each.id === id && each.version === version);
    if (calculator) return { calculator, ways };
  }
  return undefined;
}
