/** A count with its noun: `1 row`, `12,345 rows`. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
