import type { CalculatorPart, CostPart } from '../../../jurisdictions/calculator-schema.ts';

/** The two ends of an amount, in units of the currency; most amounts have the same twice. */
export type Amount = { low: number; high: number };
export type PartAmount = Amount & Pick<CalculatorPart, 'id' | 'label' | 'law'>;

type Unnamed<Part> = Part extends unknown ? Omit<Part, 'id' | 'label' | 'law' | 'role'> : never;
type Tiers = Extract<CostPart, { kind: 'tiers' }>['tiers'];
type Steps = Unnamed<Extract<CostPart, { kind: 'steps' }>>;

/** The amount of each part for an estate. `known`: other parts that those of the kind `same` may name. */
export function amountsOf(
  parts: readonly CalculatorPart[],
  estate: number,
  known: readonly PartAmount[] = [],
): PartAmount[] {
  const amounts: PartAmount[] = [];
  for (const { id, label, law, ...part } of parts) {
    const { low, high } = amountOf(part, estate, [...known, ...amounts]);
    const round = ROUNDINGS[part.rounding];
    amounts.push({ id, label, ...(law && { law }), low: round(low), high: round(high) });
  }
  return amounts;
}

export const sumOf = (amounts: readonly Amount[]): Amount => ({
  low: amounts.reduce((sum, { low }) => sum + low, 0),
  high: amounts.reduce((sum, { high }) => sum + high, 0),
});

const ROUNDINGS = {
  unit: Math.round,
  cent: (amount: number) => Math.round(amount * 100) / 100,
};

/** A part before rounding. */
function amountOf(
  part: Unnamed<CalculatorPart>,
  estate: number,
  others: readonly PartAmount[],
): Amount {
  switch (part.kind) {
    case 'tiers':
      return once(inTiers(part.tiers, { estate, from: 0, base: 0 }));
    case 'steps':
      return once(inSteps(part, estate));
    case 'percent': {
      const { rate, least = 0, most = Number.POSITIVE_INFINITY } = part;
      return once(Math.min(most, Math.max(least, estate * rate)));
    }
    case 'flat':
      return once(part.amount);
    case 'range': {
      if (part.low === null || part.high === null) throw new Error('The firm has stated no range');
      const times = part.unit === 'rate' ? estate : 1;
      return { low: part.low * times, high: part.high * times };
    }
    case 'same': {
      const other = others.find(({ id }) => id === part.as);
      if (!other) throw new Error(`No part ${part.as} comes before`);
      return other;
    }
  }
}

const once = (amount: number): Amount => ({ low: amount, high: amount });

/** Adds the tiers above `from` to `base`. The order of the operations decides which way halves are rounded. */
function inTiers(
  tiers: Tiers,
  { estate, from, base }: { estate: number; from: number; base: number },
): number {
  let amount = base;
  let start = from;
  for (const { upTo, rate } of tiers) {
    if (estate <= start) break;
    const end = upTo ?? Number.POSITIVE_INFINITY;
    amount += (Math.min(estate, end) - start) * rate;
    start = end;
  }
  return amount;
}

function inSteps({ steps, mode, bound, tiers = [] }: Steps, estate: number): number {
  const isPassed = (upTo: number) => (bound === 'inclusive' ? estate > upTo : estate >= upTo);
  const passed = steps.filter(({ upTo }) => upTo !== null && isPassed(upTo)).length;
  const reached = steps.slice(0, passed + 1);
  const base =
    mode === 'add'
      ? reached.reduce((sum, { amount }) => sum + amount, 0)
      : (reached.at(-1)?.amount ?? 0);
  const from = steps.at(-1)?.upTo ?? Number.POSITIVE_INFINITY;
  return inTiers(tiers, { estate, from, base });
}
