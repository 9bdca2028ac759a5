import type { TimelineData } from '../../../src/features/jurisdictions/calculator-schema.ts';
import { formatMoney, type MoneyFormats } from '../../../src/platform/text/money-rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { m } from '../../lib/messages.ts';

/** How long probate typically takes, such as `12–18 months`; undefined if the calculator does not say so. */
export const durationText = (timeline: Pick<TimelineData, 'least' | 'most'> | null) =>
  timeline
    ? m.calculator.duration({ least: `${timeline.least}`, most: `${timeline.most}` })
    : undefined;

/** Error message of an amount field. */
export const noAmount = (formats: MoneyFormats): string =>
  m.calculator.noAmount({
    zero: formatMoney(0, formats),
    example: formatNumber(500_000, formats.locale),
    millions: formatNumber(1.5, formats.locale),
  });
