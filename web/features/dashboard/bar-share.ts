/** The fraction of a bar, from 0 to 1, for `count` of `total`. */
export const barShare = (count: number, total: number): number =>
  total === 0 ? 0 : Math.min(1, count / total);
