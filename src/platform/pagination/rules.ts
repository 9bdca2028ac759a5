import { formatNumber } from '../text/number-rules.ts';
/** Page sizes of back office lists. No dependencies, because the client imports it too. */

/** The longest text that lists search for. */
export const MAX_SEARCH = 200;

/** Default number of rows per page. */
export const PAGE_SIZE = 25;

/** Maximum number of rows per call. */
export const MAX_PAGE_SIZE = 100;

/** Maximum number of rows per bulk change. */
export const MAX_BULK_ROWS = 1_000;

/** Counting stops here: an exact count of more rows would read a whole table for a minor figure. */
export const COUNT_CAP = 10_000;

/** Formats a capped count: `48`, or `10,000+`; `–` until it has loaded. */
export function formatCount(count: number | undefined, locale: string): string {
  if (count === undefined) return '–';
  return count > COUNT_CAP ? `${formatNumber(COUNT_CAP, locale)}+` : formatNumber(count, locale);
}

/** An order of a list: by a column, ascending, or descending with a minus. */
export type Sort<Name extends string> = Name | `-${Name}`;

/** The orders by each of some columns. */
export const sortsOf = <Name extends string>(names: readonly Name[]): Sort<Name>[] =>
  names.flatMap((name): Sort<Name>[] => [name, `-${name}`]);
