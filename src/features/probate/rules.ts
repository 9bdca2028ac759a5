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
/** What a living trust costs, once, in dollars. */
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

/** Above this the court decides what is reasonable. */
export const STATUTORY_LIMIT_DOLLARS = 25_000_000;

/**
 * The most that the attorney, and the personal representative again, may claim for ordinary services, in whole dollars;
 * above `STATUTORY_LIMIT_DOLLARS` the part for what is below it.
 */
export function statutoryFee(estateDollars: number): number {
  return tieredFee(STATUTORY_TIERS, estateDollars);
}

/** Limits of the ways around full probate, for deaths on or after April 1, 2025. Source: Probate Code §13100, §13151. */
export const SMALL_ESTATE_DOLLARS = 208_850;
export const PRIMARY_RESIDENCE_DOLLARS = 750_000;

/** The largest estate that the calculator takes: what the database holds. */
const MAX_ESTATE_DOLLARS = 9_999_999_999;

const FACTORS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  t: 1_000,
  m: 1_000_000,
  b: 1_000_000_000,
};

const AMOUNT = /^\$?\s*(.+?)\s*(k|m|b|thousand|million|billion)?$/;
/** Thousands may be separated, each time by the same character; `.` begins the cents. */
const PLAIN = /^(?:\d+|[1-9]\d{0,2}(?:([,\s_'’])\d{3}(?:\1\d{3})*)?)?(?:\.\d*)?$/;
/** `500.000`: no amount of money has three decimals, so the dot separates thousands. */
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * Whole dollars as people type them: `$1,250,000`, `1 250 000`, `500.000`, `1.5m`, `750k`. Undefined for what is no
 * amount, has separators in odd places (`1,5`), is negative or less than a dollar, or is more than the calculator takes.
 */
export function parseDollars(text: string): number | undefined {
  const [, number = '', factor = ''] = AMOUNT.exec(text.trim().toLowerCase()) ?? [];
  const isDotted = !factor && /\.\d{3}/.test(number);
  if (!(isDotted ? DOTTED : PLAIN).test(number)) return undefined;
  const value = Number(number.replace(isDotted ? /\./g : /[^\d.]/g, ''));
  const dollars = Math.round(value * (FACTORS[factor.charAt(0)] ?? 1));
  return dollars > 0 && dollars <= MAX_ESTATE_DOLLARS ? dollars : undefined;
}

/** What a field for an amount says when it cannot be read. */
export const NO_AMOUNT = 'Enter an amount above $0, such as 500,000, 750k or 1.5m.';
