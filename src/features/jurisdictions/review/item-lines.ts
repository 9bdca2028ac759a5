import type { Calculator, CalculatorPart } from '../calculator-schema.ts';
import type { HolidaySet } from '../holiday-schema.ts';
import type { Pack } from '../schema.ts';

/** What an item of a pack says, in lines that staff and attorneys read. */
export const ITEM_LINES = {
  statement: ({ text }: Pack['statements'][number]): string[] => [text],
  finding: ({ explanation }: Pack['findings'][string]): string[] => [explanation],
  holidays: ({ days, note }: HolidaySet): string[] => [
    ...days.map(({ name }) => name),
    ...(note ? [note] : []),
  ],
  calculator: ({ parts }: Calculator): string[] => parts.map(partLine),
};

function partLine(part: CalculatorPart): string {
  switch (part.kind) {
    case 'tiers':
      return `${part.label}: ${tierWords(part.tiers)}`;
    case 'steps': {
      const steps = part.steps.map(
        ({ upTo, amount }) =>
          `${upTo === null ? 'above' : `up to ${number(upTo)}`}: ${number(amount)}`,
      );
      return `${part.label}: ${[...steps, ...(part.tiers ? [tierWords(part.tiers)] : [])].join('; ')}`;
    }
    case 'percent':
      return `${part.label}: ${percent(part.rate)}${part.least === undefined ? '' : `, at least ${number(part.least)}`}${part.most === undefined ? '' : `, at most ${number(part.most)}`}`;
    case 'flat':
      return `${part.label}: ${number(part.amount)}`;
    case 'range':
      return part.low === null || part.high === null
        ? `${part.label}: the firm has to give its own figures`
        : `${part.label}: ${rangeEnd(part.unit, part.low)} to ${rangeEnd(part.unit, part.high)}`;
    case 'same':
      return `${part.label}: the same`;
  }
}

const tierWords = (tiers: readonly { upTo: number | null; rate: number }[]) =>
  tiers
    .map(
      ({ upTo, rate }) => `${percent(rate)} ${upTo === null ? 'above' : `up to ${number(upTo)}`}`,
    )
    .join('; ');

const number = (value: number) => value.toLocaleString('en-US');
const percent = (rate: number) => `${Number((rate * 100).toFixed(4))} %`;
const rangeEnd = (unit: 'amount' | 'rate', value: number) =>
  unit === 'rate' ? percent(value) : number(value);
