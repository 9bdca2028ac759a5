import { formatNumber } from './number-rules.ts';
import { rangeOf } from './range-rules.ts';

/** How a firm writes amounts: BCP 47 and ISO 4217. */
export type MoneyFormats = { locale: string; currency: string };

/** A whole amount, `$21,500` or `21.500 €`; with `exact`, to the cent. */
export const formatMoney = (
  amount: number,
  { locale, currency }: MoneyFormats,
  { exact = false } = {},
): string =>
  formatNumber(amount, locale, {
    ...{ style: 'currency', currency },
    ...(!exact && { maximumFractionDigits: 0 }),
  });

/** `$1,000 to $2,000`; in other languages than English with a sign for the word: `$1,000 – $2,000`. */
export const formatMoneyRange = (low: number, high: number, formats: MoneyFormats): string =>
  rangeOf(formatMoney(low, formats), formatMoney(high, formats), formats.locale);

/** What stands around the digits of an amount: `$` before, `,` between thousands, `.` before cents. */
export function moneySigns({ locale, currency }: MoneyFormats) {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(
    1_234_567.5,
  );
  const of = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    symbol: of('currency'),
    isBefore: parts[0]?.type === 'currency',
    group: of('group'),
    decimal: of('decimal'),
  };
}
