import type { Calculator, CostPart, Role } from '../../jurisdictions/calculator-schema.ts';
import { type Amount, amountsOf, type PartAmount, sumOf } from './parts/rules.ts';

/** What is calculated with: the schedules of a calculator, without its texts. */
export type Schedules = Pick<Calculator, 'parts' | 'alternative'> & {
  maximum?: Calculator['maximum'];
};

/** The estimate for an estate. What the firm states as a range has two ends; elsewhere both are the same. */
export type Evaluation = {
  parts: readonly (PartAmount & { role: Role })[];
  total: Amount;
  /** What the law allows at most, if the calculator knows it. */
  maximum: { attorney: number; total: number } | null;
  /** What it is compared with; null if there is nothing. */
  alternative: {
    label: string;
    parts: readonly PartAmount[];
    total: number;
    savings: Amount;
  } | null;
};

/**
 * Evaluates a calculator for an estate of `estate` (> 0), in whole units of the currency. Pure: page, server and mail use
 * the same function. Throws if the calculator is not showable.
 */
export function evaluate({ parts, alternative, maximum }: Schedules, estate: number): Evaluation {
  const amounts = amountsOf(parts, estate);
  const costs = withRoles(parts, amounts);
  const total = sumOf(amounts);
  return {
    parts: costs,
    total,
    maximum: maximum ? maximumOf(maximum.parts, { estate, amounts }) : null,
    alternative: alternative && comparisonOf(alternative, { estate, total }),
  };
}

function comparisonOf(
  { label, parts }: NonNullable<Calculator['alternative']>,
  { estate, total }: { estate: number; total: Amount },
): Evaluation['alternative'] {
  const amounts = amountsOf(parts, estate);
  const { high: cost } = sumOf(amounts);
  const savings = { low: Math.max(0, total.low - cost), high: Math.max(0, total.high - cost) };
  return { label, parts: amounts, total: cost, savings };
}

function maximumOf(
  parts: readonly CostPart[],
  { estate, amounts }: { estate: number; amounts: readonly PartAmount[] },
) {
  const allowed = withRoles(parts, amountsOf(parts, estate, amounts));
  return { attorney: amountFor(allowed, 'attorney').high, total: sumOf(allowed).high };
}

const withRoles = (parts: readonly CostPart[], amounts: readonly PartAmount[]) =>
  parts.flatMap(({ role }, index) => {
    const amount = amounts[index];
    return amount ? [{ ...amount, role }] : [];
  });

/** What one of those who are paid gets; nothing if the calculator has no such part. */
export const amountFor = (parts: Evaluation['parts'], role: Role): Amount =>
  sumOf(parts.filter((part) => part.role === role));

/** The documented fields of a stored calculation: of a range its upper end; 0 where there is nothing to compare with. */
export type Figures = Record<
  'attorneyFees' | 'executorFees' | 'courtCosts' | 'totalProbate' | 'trustCost' | 'savings',
  number
>;

export const figuresOf = ({ parts, total, alternative }: Evaluation): Figures => ({
  attorneyFees: amountFor(parts, 'attorney').high,
  executorFees: amountFor(parts, 'representative').high,
  courtCosts: amountFor(parts, 'court').high,
  totalProbate: total.high,
  trustCost: alternative?.total ?? 0,
  savings: alternative?.savings.high ?? 0,
});

/** The lower ends of the documented fields; null for amounts that are one number. */
export const lowFiguresOf = ({ parts, total }: Evaluation) => ({
  attorneyFeesLow: lowOf(amountFor(parts, 'attorney')),
  executorFeesLow: lowOf(amountFor(parts, 'representative')),
  courtCostsLow: lowOf(amountFor(parts, 'court')),
  totalProbateLow: lowOf(total),
});

const lowOf = ({ low, high }: Amount) => (low === high ? null : low);

/** Whether the attorney's estimated fee is above what the law allows for an estate for which it sets an amount. */
export const isAboveMaximum = (
  { maximum: limit }: Pick<Schedules, 'maximum'>,
  { parts, maximum }: Evaluation,
  estate: number,
): boolean =>
  limit != null &&
  maximum !== null &&
  estate <= limit.upTo &&
  amountFor(parts, 'attorney').high > maximum.attorney;
