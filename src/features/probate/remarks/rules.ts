/**
 * What the calculator and its mail say about an estimate, so that it is not taken for the fee or for the law. General
 * information. Pure: the page and the server use the same texts.
 */
import {
  formatMoney,
  formatMoneyRange,
  type MoneyFormats,
} from '../../../platform/text/money-rules.ts';
import { formatDate, noonOf } from '../../../platform/time/format-rules.ts';
import type { Calculator } from '../../jurisdictions/calculator-schema.ts';
import { amountFor, type Evaluation, evaluate, isAboveMaximum } from '../evaluate/rules.ts';
import { amountInWords } from '../money/rules.ts';

/** The remark of a calculator for an estate, and how the estimate compares with what the law allows. */
export function remarkOn(calculator: Calculator, estate: number, formats: MoneyFormats): string {
  const evaluation = evaluate(calculator, estate);
  const isBeyond = calculator.maximum !== null && estate > calculator.maximum.upTo;
  const holds = {
    withinLimit: !isBeyond,
    beyondLimit: isBeyond,
    aboveMaximum: isAboveMaximum(calculator, evaluation, estate),
  };
  const values = valuesOf(calculator, evaluation, formats);
  return calculator.remarks
    .filter(({ when }) => when === undefined || holds[when])
    .map(({ text }) => fillFields(text, values))
    .join(' ');
}

/** Names the cost at what the law allows, with its sources. */
export function maximumName(calculator: Calculator, estate: number, formats: MoneyFormats): string {
  if (!calculator.maximum) return '';
  const { label, labelBeyond, upTo } = calculator.maximum;
  const values = valuesOf(calculator, evaluate(calculator, estate), formats);
  return fillFields(estate > upTo ? labelBeyond : label, values);
}

/**
 * What the alternative could save, in words: a range where the estimate is, or may be, above what the law allows. Empty
 * if there is nothing to compare with.
 */
export function savingsInWords(
  calculator: Calculator,
  estate: number,
  formats: MoneyFormats,
): string {
  const evaluation = evaluate(calculator, estate);
  const { alternative, maximum } = evaluation;
  if (!alternative) return '';
  const isRange = maximum !== null && isAboveMaximum(calculator, evaluation, estate);
  return isRange
    ? formatMoneyRange(
        Math.max(0, maximum.total - alternative.total),
        alternative.savings.high,
        formats,
      )
    : amountInWords(alternative.savings, formats);
}

/** The values of the fields of a calculator's texts. */
export function valuesOf(
  { maximum, asOf }: Pick<Calculator, 'maximum' | 'asOf'>,
  evaluation: Evaluation,
  formats: MoneyFormats,
): Readonly<Record<string, string>> {
  const { parts, alternative } = evaluation;
  return {
    asOf: formatDate(noonOf(asOf), 'UTC', formats.locale),
    attorney: amountInWords(amountFor(parts, 'attorney'), formats),
    representative: amountInWords(amountFor(parts, 'representative'), formats),
    court: amountInWords(amountFor(parts, 'court'), formats),
    ...(alternative && { alternative: formatMoney(alternative.total, formats) }),
    ...(maximum && { limit: formatMoney(maximum.upTo, formats) }),
    ...(evaluation.maximum && {
      maximum: formatMoney(evaluation.maximum.attorney, formats),
      maximumTotal: formatMoney(evaluation.maximum.total, formats),
    }),
  };
}

/** Replaces fields such as `{court}`. One that is not known stays, so that a test of the packs finds it. */
export const fillFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (field, name: string) => values[name] ?? field);
