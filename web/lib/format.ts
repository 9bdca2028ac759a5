/** Functions to format dates and times (re-exported) and money. */
export {
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekday,
  formatZone,
  noonOf,
} from '../../src/platform/time/formats/rules.ts';

/** Whole dollars with thousands separators: $21,500. */
export function formatDollars(dollars: number): string {
  return dollarFormat.format(dollars);
}

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
