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
