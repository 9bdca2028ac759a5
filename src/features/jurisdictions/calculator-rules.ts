import type { Messages } from '../../../messages/messages.ts';
import { formatDate, noonOf } from '../../platform/time/format-rules.ts';
import type { Calculator, CostPart, Meaning } from './calculator-schema.ts';

type RangePart = Extract<CostPart, { kind: 'range' }>;

/** The parts that only the firm can state, and has not. */
export const missingRanges = ({ parts }: Pick<Calculator, 'parts'>): RangePart[] =>
  parts.filter((part) => part.kind === 'range').filter((part) => !isStated(part));

const isStated = ({ low, high }: RangePart) => low !== null && high !== null && low <= high;

/** Whether the calculator can calculate: nothing is missing that only the firm can state. */
export const isShowable = (calculator: Pick<Calculator, 'parts'>): boolean =>
  missingRanges(calculator).length === 0;

/** What the firm says itself: the bounds of ranges by the ids of their parts, and what it compares probate with. */
export type FirmFigures = {
  ranges?: Readonly<Record<string, { unit: 'amount' | 'rate'; low: number; high: number }>>;
  alternative?: Calculator['alternative'];
};

/** The calculator with the firm's own figures. Other parts keep theirs. */
export const withFirmFigures = <Own extends Pick<Calculator, 'parts' | 'alternative'>>(
  calculator: Own,
  { ranges = {}, alternative = calculator.alternative }: FirmFigures,
): Own => ({
  ...calculator,
  alternative,
  parts: calculator.parts.map((part) =>
    part.kind === 'range' ? { ...part, ...ranges[part.id] } : part,
  ),
});

/** What a figure of the law is, such as `presumed reasonable under § 1, as of Nov 28, 2026`. */
export const meaningInWords = (
  { meaning, rule, asOf }: Pick<NonNullable<CostPart['law']>, 'meaning' | 'rule' | 'asOf'>,
  locale: string,
  texts: Pick<Messages['law'], Meaning>,
) => texts[meaning]({ rule, date: formatDate(noonOf(asOf), 'UTC', locale) });
