/** How long lists of the back office are. No dependency: pages use it too. */

/** Rows on one page where the caller does not say. */
export const PAGE_SIZE = 25;

/** Rows that one call answers at most. */
export const MAX_PAGE_SIZE = 100;

/** Counting goes no further: exact beyond it would read a whole table for a figure in a corner. */
export const COUNT_CAP = 10_000;

/** A capped count as people read it: `48`, or `10,000+`. */
export function formatCount(count: number): string {
  return count > COUNT_CAP
    ? `${COUNT_CAP.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US');
}
