/** How sizes, counts and money of a migration read. */

export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** `1 row`, `12,345 rows`. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const KB = 1024;

/** `512 bytes`, `4.2 KB`, `13 MB`; a KB has 1024 bytes, as in the limits of DynamoDB. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // 1023.7 KB would read 1,024 KB.
  while (Math.round(value) >= KB && unit < UNITS.length - 1) {
    value /= KB;
    unit += 1;
  }
  if (unit === 0) return countOf(bytes, 'byte');
  return `${value < 9.95 ? value.toFixed(1) : formatNumber(Math.round(value))} ${UNITS[unit]}`;
}

/** US dollars from text with two decimals: `$1,234.50`; what rounds to nothing is `under $0.01`. */
export function formatUsd(text: string): string {
  const dollars = Number(text);
  return dollars === 0 ? 'under $0.01' : formatPrice(dollars);
}

/** `$0.20`, `$0.625`: to the tenth of a cent. */
export const formatPrice = (dollars: number): string =>
  dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  });
