/**
 * The cost of probate and of a living trust by the documented constants (public spec §9), frozen as it was before
 * calculators became data: the evaluator must return the same.
 */

/** Marginal tiers of the attorney's and the executor's fee: rate up to `upTo` dollars of estate. */
const FEE_TIERS = [
  { upTo: 100_000, rate: 0.04 },
  { upTo: 1_000_000, rate: 0.015 },
  { upTo: 5_000_000, rate: 0.01 },
  { upTo: 10_000_000, rate: 0.009 },
  { upTo: 15_000_000, rate: 0.008 },
  { upTo: 20_000_000, rate: 0.007 },
  { upTo: 25_000_000, rate: 0.006 },
  { upTo: Number.POSITIVE_INFINITY, rate: 0.005 },
] as const;

const COURT_COSTS = { rate: 0.003, least: 800, most: 5_000 } as const;
/** One-time cost of a living trust, in dollars. */
const TRUST_COSTS = { preparation: 2_500, funding: 500 } as const;

export type ProbateComparison = {
  attorneyFees: number;
  executorFees: number;
  courtCosts: number;
  totalProbate: number;
  trustCost: number;
  savings: number;
};

/**
 * The statutory schedule for ordinary services, for comparison. Source: Probate Code §10800 (personal representative) and
 * §10810 (attorney).
 */
const STATUTORY_TIERS = [
  { upTo: 100_000, rate: 0.04 },
  { upTo: 200_000, rate: 0.03 },
  { upTo: 1_000_000, rate: 0.02 },
  { upTo: 10_000_000, rate: 0.01 },
  { upTo: 25_000_000, rate: 0.005 },
] as const;

type Tiers = readonly { upTo: number; rate: number }[];

function tieredFee(tiers: Tiers, estateDollars: number): number {
  let fee = 0;
  let from = 0;
  for (const { upTo, rate } of tiers) {
    if (estateDollars <= from) break;
    fee += (Math.min(estateDollars, upTo) - from) * rate;
    from = upTo;
  }
  return Math.round(fee);
}

/** Compares probate with a living trust for an estate of `estateDollars` (> 0). All results in whole dollars. */
export function compareProbateWithTrust(estateDollars: number): ProbateComparison {
  const fee = tieredFee(FEE_TIERS, estateDollars);
  const trustCost = TRUST_COSTS.preparation + TRUST_COSTS.funding;
  const courtCosts = Math.round(
    Math.min(COURT_COSTS.most, Math.max(COURT_COSTS.least, estateDollars * COURT_COSTS.rate)),
  );
  const totalProbate = fee + fee + courtCosts;
  return {
    attorneyFees: fee,
    executorFees: fee,
    courtCosts,
    totalProbate,
    trustCost,
    savings: Math.max(0, totalProbate - trustCost),
  };
}

/** Above this the court sets a reasonable fee. */
export const STATUTORY_LIMIT_DOLLARS = 25_000_000;

/**
 * The maximum fee for ordinary services, in whole dollars, which the attorney and the personal representative may each
 * claim. Above `STATUTORY_LIMIT_DOLLARS`, only the fee on the part up to that limit.
 */
export function statutoryFee(estateDollars: number): number {
  return tieredFee(STATUTORY_TIERS, estateDollars);
}

/**
 * Limits of the alternatives to full probate, for deaths on or after April 1, 2025. Source: Probate Code §13100,
 * §13151.
 */
export const SMALL_ESTATE_DOLLARS = 208_850;
export const PRIMARY_RESIDENCE_DOLLARS = 750_000;
