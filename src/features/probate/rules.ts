import { type MoneyFormats, moneySigns } from '../../platform/text/money-rules.ts';

/** The largest estate that the calculator accepts: the maximum of the database column. */
const MAX_ESTATE = 9_999_999_999;

const FACTORS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  t: 1_000,
  m: 1_000_000,
  b: 1_000_000_000,
};

const AMOUNT = /^(.+?)\s*(k|m|b|thousand|million|billion)?$/;
/** Thousands may be separated, always by the same character; `.` starts the cents. */
const PLAIN = /^(?:\d+|[1-9]\d{0,2}(?:([,\s_'’])\d{3}(?:\1\d{3})*)?)?(?:\.\d*)?$/;
/** `500.000`: amounts of money do not have three decimals, so the dot separates thousands. */
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * Parses an amount as people type it into whole units of the currency: `$1,250,000`, `1 250 000`, `500.000`, `1.5m`,
 * `750k`; where a comma starts the cents, `1.250.000,00 €`. Undefined if it is not an amount, has misplaced separators
 * (`1,5`), is negative, rounds to zero, or is more than the calculator accepts.
 */
export function parseAmount(text: string, formats: MoneyFormats): number | undefined {
  const [, number = '', factor = ''] = AMOUNT.exec(withoutSymbol(text, formats)) ?? [];
  const isDotted = !factor && /\.\d{3}/.test(number);
  if (!(isDotted ? DOTTED : PLAIN).test(number)) return undefined;
  const value = Number(number.replace(isDotted ? /\./g : /[^\d.]/g, ''));
  const amount = Math.round(value * (FACTORS[factor.charAt(0)] ?? 1));
  return amount > 0 && amount <= MAX_ESTATE ? amount : undefined;
}

/** The amount in lower case without the sign of the currency, with a dot before the cents. */
function withoutSymbol(text: string, formats: MoneyFormats): string {
  const { symbol, isBefore, decimal } = moneySigns(formats);
  let number = text.trim().toLowerCase();
  if (number.startsWith(symbol.toLowerCase())) number = number.slice(symbol.length);
  else if (!isBefore && number.endsWith(symbol.toLowerCase())) {
    number = number.slice(0, -symbol.length);
  }
  if (decimal === ',') number = number.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  return number.trim();
}
