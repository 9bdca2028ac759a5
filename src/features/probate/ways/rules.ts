import { formatMoney, type MoneyFormats } from '../../../platform/text/money-rules.ts';
import type { Way } from '../../jurisdictions/calculator-schema.ts';
import { fillFields } from '../remarks/rules.ts';

/** What is known about the ways around full probate for one estate. */
export type WaysForEstate = {
  /** Whether the whole estate may pass in one of the ways. */
  isSmall: boolean;
  /** Whether one of the ways that have a limit may be available. */
  mayAvoid: boolean;
  /** What to say about the ways; empty if none is for an estate of this size. */
  text: string;
};

/** The ways for an estate on a local date. Ways without a limit are for estates of any size, so their text is, too. */
export function waysFor(
  ways: readonly Way[],
  { estate, date }: { estate: number; date: string },
  formats: MoneyFormats,
): WaysForEstate {
  const current = ways.filter(
    ({ since, until }) => (since === null || since <= date) && (until === null || date < until),
  );
  const open = current.filter(({ limit }) => limit !== null && estate <= limit);
  const isForAny = current.some(({ limit }) => limit === null);
  return {
    isSmall: open.some(({ isWhole }) => isWhole),
    mayAvoid: open.length > 0,
    text: open.length > 0 || isForAny ? textOf(current, formats) : '',
  };
}

function textOf(ways: readonly Way[], formats: MoneyFormats): string {
  const limits = Object.fromEntries(
    ways.flatMap(({ id, limit }) => (limit === null ? [] : [[id, formatMoney(limit, formats)]])),
  );
  return ways.flatMap(({ text }) => (text === null ? [] : [fillFields(text, limits)])).join(' ');
}
