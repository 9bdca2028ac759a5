import type { Amount } from '../evaluate/parts/rules.ts';

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars with thousands separators: $21,500. */
export const inDollars = (dollars: number): string => format.format(dollars);

/** `$21,500`, or `$15,000 to $20,000`. */
export const amountInWords = ({ low, high }: Amount): string =>
  low === high ? inDollars(high) : `${inDollars(low)} to ${inDollars(high)}`;
