/**
 * The steps of a typical probate, and the one step of what it is compared with. General information; where a time is
 * typical and not set by law, the text says "about" or "typically". Pure: the page and the server use the same function,
 * and the date is passed in.
 */
import type { MoneyFormats } from '../../../platform/text/money-rules.ts';
import { rangeOf } from '../../../platform/text/range-rules.ts';
import { formatDate, formatMonth, noonOf } from '../../../platform/time/format-rules.ts';
import type { Calculator, TimelineData } from '../../jurisdictions/calculator-schema.ts';
import { evaluate } from '../evaluate/rules.ts';
import { fillFields, valuesOf } from '../remarks/rules.ts';

export type TimelineStep = TimelineData['steps'][number];

/**
 * The steps of a typical probate of an estate of `estate` (> 0) in order, if the petition is filed on the local date
 * `filedOn`, with the amounts that the calculator estimates; and the one step of the alternative, which has no date.
 */
export function stepsOf(
  calculator: Calculator & { timeline: TimelineData },
  { estate, filedOn }: { estate: number; filedOn: string },
  formats: MoneyFormats,
): { steps: TimelineStep[]; alternative: Omit<TimelineStep, 'from' | 'to'> } {
  const { steps, alternative } = calculator.timeline;
  const values = valuesOf(calculator, evaluate(calculator, estate), formats);
  const date = formatDate(noonOf(filedOn), 'UTC', formats.locale);
  return {
    steps: steps.map((step) => {
      const months = monthsAfter(filedOn, step.from, step.to, formats.locale);
      return filled(step, { ...values, date, months });
    }),
    alternative: filled(alternative, values),
  };
}

const filled = <Step extends Omit<TimelineStep, 'from' | 'to'>>(
  step: Step,
  values: Readonly<Record<string, string>>,
): Step => ({
  ...step,
  when: fillFields(step.when, values),
  paid: fillFields(step.paid, values),
});

/** `September 2031`, `April to May 2031` or `December 2031 to January 2032`. */
function monthsAfter(localDate: string, from: number, to: number, locale: string): string {
  const [year = 0, month = 1] = localDate.split('-').map(Number);
  const [first = '', last = ''] = [from, to].map((months) =>
    formatMonth(new Date(Date.UTC(year, month - 1 + months)), 'UTC', locale),
  );
  if (first === last) return last;
  // Other languages have a word between month and year.
  const isShort = first.slice(-4) === last.slice(-4) && /^en\b/.test(locale);
  return rangeOf(isShort ? first.slice(0, -5) : first, last, locale);
}
