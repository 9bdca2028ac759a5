import { formatNumber } from '../../src/platform/text/number-rules.ts';
/** A count with its noun: `1 row`, `12,345 rows`. */
export const countOf = (count: number, noun: string, locale: string): string =>
  `${formatNumber(count, locale)} ${noun}${count === 1 ? '' : 's'}`;
