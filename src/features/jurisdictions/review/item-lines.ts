import { formatMoney, type MoneyFormats } from '../../../platform/text/money-rules.ts';
import type { Calculator, CalculatorPart } from '../calculator-schema.ts';
import type { HolidaySet } from '../holiday-schema.ts';
import type { Pack } from '../schema.ts';
import type { ItemKind } from './rules.ts';

/** What an item of a pack says, in lines that staff and attorneys read. */
const ITEM_LINES = {
  statement: ({ text }: Pack['statements'][number]): string[] => [text],
  finding: ({ explanation }: Pack['findings'][string]): string[] => [explanation],
  holidays: ({ days, note }: HolidaySet): string[] => [
    ...days.map(({ name }) => name),
    ...(note ? [note] : []),
  ],
  calculator: ({ parts }: Calculator, formats: MoneyFormats): string[] =>
    parts.map((part) => partLine(part, formats)),
};

/** `formats`: those of the pack. */
export const linesOf = (kind: ItemKind, item: object, formats: MoneyFormats): string[] =>
  (ITEM_LINES[kind] as (item: object, formats: MoneyFormats) => string[])(item, formats);

/** What was confirmed, if this release still knows its form. */
export function formerLines(kind: ItemKind, content: unknown, formats: MoneyFormats): string[] {
  try {
    return linesOf(kind, content as object, formats);
  } catch {
    return ['What was confirmed has another form than in this release.'];
  }
}

function partLine(part: CalculatorPart, formats: MoneyFormats): string {
  const money = (value: number) => formatMoney(value, formats);
  const rangeEnd = (unit: 'amount' | 'rate', value: number) =>
    unit === 'rate' ? percent(value) : money(value);
  switch (part.kind) {
    case 'tiers':
      return `${part.label}: ${tierWords(part.tiers, money)}`;
    case 'steps': {
      const steps = part.steps.map(
        ({ upTo, amount }) =>
          `${upTo === null ? 'above' : `up to ${money(upTo)}`}: ${money(amount)}`,
      );
      return `${part.label}: ${[...steps, ...(part.tiers ? [tierWords(part.tiers, money)] : [])].join('; ')}`;
    }
    case 'percent':
      return `${part.label}: ${percent(part.rate)}${part.least === undefined ? '' : `, at least ${money(part.least)}`}${part.most === undefined ? '' : `, at most ${money(part.most)}`}`;
    case 'flat':
      return `${part.label}: ${money(part.amount)}`;
    case 'range':
      return part.low === null || part.high === null
        ? `${part.label}: the firm has to give its own figures`
        : `${part.label}: ${rangeEnd(part.unit, part.low)} to ${rangeEnd(part.unit, part.high)}`;
    case 'same':
      return `${part.label}: the same`;
  }
}

const tierWords = (
  tiers: readonly { upTo: number | null; rate: number }[],
  money: (value: number) => string,
) =>
  tiers
    .map(({ upTo, rate }) => `${percent(rate)} ${upTo === null ? 'above' : `up to ${money(upTo)}`}`)
    .join('; ');

const percent = (rate: number) => `${Number((rate * 100).toFixed(4))} %`;
