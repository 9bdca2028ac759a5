/**
 * The cost of probate and of a living trust, by the firm's documented constants (public spec §9). Pure and free of
 * dependencies: the page and the server use the same function.
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
export const TRUST_COSTS = { preparation: 2_500, funding: 500 } as const;

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

/** The largest estate that the calculator accepts: the maximum of the database column. */
const MAX_ESTATE_DOLLARS = 9_999_999_999;

const FACTORS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  t: 1_000,
  m: 1_000_000,
  b: 1_000_000_000,
};

const AMOUNT = /^\$?\s*(.+?)\s*(k|m|b|thousand|million|billion)?$/;
/** Thousands may be separated, always by the same character; `.` starts the cents. */
const PLAIN = /^(?:\d+|[1-9]\d{0,2}(?:([,\s_'’])\d{3}(?:\1\d{3})*)?)?(?:\.\d*)?$/;
/** `500.000`: amounts of money do not have three decimals, so the dot separates thousands. */
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * Parses an amount as people type it into whole dollars: `$1,250,000`, `1 250 000`, `500.000`, `1.5m`, `750k`.
 * Undefined if it is not an amount, has misplaced separators (`1,5`), is negative, rounds to zero, or is more than the
 * calculator accepts.
 */
export function parseDollars(text: string): number | undefined {
  const [, number = '', factor = ''] = AMOUNT.exec(text.trim().toLowerCase()) ?? [];
  const isDotted = !factor && /\.\d{3}/.test(number);
  if (!(isDotted ? DOTTED : PLAIN).test(number)) return undefined;
  const value = Number(number.replace(isDotted ? /\./g : /[^\d.]/g, ''));
  const dollars = Math.round(value * (FACTORS[factor.charAt(0)] ?? 1));
  return dollars > 0 && dollars <= MAX_ESTATE_DOLLARS ? dollars : undefined;
}

/** Error message of an amount field. */
export const NO_AMOUNT = 'Enter an amount above $0, such as 500,000, 750k or 1.5m.';
