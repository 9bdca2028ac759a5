const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars with thousands separators: $21,500. */
export function formatDollars(dollars: number): string {
  return dollarFormat.format(dollars);
}
