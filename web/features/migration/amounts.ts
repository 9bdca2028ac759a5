import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { countOf } from '../../lib/count-of.ts';

/** Formats sizes, counts and amounts of money of a migration. */

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const KB = 1024;

/** `512 bytes`, `4.2 KB`, `13 MB`; a KB has 1024 bytes, as in DynamoDB's limits. */
export function formatBytes(bytes: number, locale: string): string {
  let [value, unit] = [bytes, 0];
  // 1023.7 KB would be rounded to 1,024 KB.
  while (Math.round(value) >= KB && unit < UNITS.length - 1) {
    value /= KB;
    unit += 1;
  }
  if (unit === 0) return countOf(bytes, 'byte', locale);
  return `${value < 9.95 ? value.toFixed(1) : formatNumber(Math.round(value), locale)} ${UNITS[unit]}`;
}

/** US dollars from text with two decimals: `$1,234.50`; amounts that round to zero become `under $0.01`. */
export function formatUsd(text: string, locale: string): string {
  const dollars = Number(text);
  return dollars === 0 ? `under ${formatPrice(0.01, locale)}` : formatPrice(dollars, locale);
}

/** A price rounded to a tenth of a cent, `$0.20`, `$0.625`: AWS bills in US dollars everywhere. */
export const formatPrice = (dollars: number, locale: string): string =>
  formatNumber(dollars, locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });
