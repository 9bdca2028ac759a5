/**
 * What probate and a living trust cost, by the firm's documented constants (public spec §9). Pure
 * and without dependency: the page and the server use the same function.
 */

/** Marginal tiers of the attorney's and of the executor's fee: rate up to `upTo` dollars of estate. */
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
const TRUST_COST_DOLLARS = 2_500 + 500;

export type ProbateComparison = {
  attorneyFees: number;
  executorFees: number;
  courtCosts: number;
  totalProbate: number;
  trustCost: number;
  savings: number;
};

function tieredFee(estateDollars: number): number {
  let fee = 0;
  let from = 0;
  for (const { upTo, rate } of FEE_TIERS) {
    if (estateDollars <= from) break;
    fee += (Math.min(estateDollars, upTo) - from) * rate;
    from = upTo;
  }
  return Math.round(fee);
}

/** Compares probate with a living trust for an estate of `estateDollars` (> 0). All results in whole dollars. */
export function compareProbateWithTrust(estateDollars: number): ProbateComparison {
  const fee = tieredFee(estateDollars);
  const courtCosts = Math.round(
    Math.min(COURT_COSTS.most, Math.max(COURT_COSTS.least, estateDollars * COURT_COSTS.rate)),
  );
  const totalProbate = fee + fee + courtCosts;
  return {
    attorneyFees: fee,
    executorFees: fee,
    courtCosts,
    totalProbate,
    trustCost: TRUST_COST_DOLLARS,
    savings: Math.max(0, totalProbate - TRUST_COST_DOLLARS),
  };
}
