import type { Calculator, Way } from '../calculator-schema.ts';
import type { ResolvedPack } from '../resolve-pack.ts';
import type { Wording } from './every-wording.ts';
import { joined } from './grammar.ts';

type Translate = (text: string) => string;

/** What a pack says to the public, with each of its texts translated. Statements are not among it: they name their language. */
export function translatePack<Own extends ResolvedPack>(
  pack: Own,
  { texts, grammar }: Wording,
): Own {
  const translate: Translate = (text) => texts.get(text) ?? text;
  const words = mapValues(pack.words, translate);
  return {
    ...pack,
    words: {
      ...words,
      stateLaw: texts.get(pack.words.stateLaw) ?? lawOf(words.state, grammar),
    },
    hotline: { ...pack.hotline, name: translate(pack.hotline.name) },
    calculators: pack.calculators.map((each) => translateCalculator(each, translate)),
    ways: pack.ways.map((each) => translateWay(each, translate)),
  };
}

/** `la ley del estado de Washington`. */
const lawOf = (state: string, { stateLaw, contractions }: Wording['grammar']) =>
  stateLaw.replace(/(\S+ )?\{state\}/, (_, before = '') => joined(before, state, contractions));

/** The calculator with all texts that its pages and mails show translated; what staff read stays. */
export function translateCalculator<Own extends Calculator>(own: Own, translate: Translate): Own {
  const { alternative, maximum, timeline } = own;
  const labelled = <Part extends { label: string; law?: { rule: string } | undefined }>(
    part: Part,
  ): Part => ({
    ...part,
    label: translate(part.label),
    ...(part.law && { law: { ...part.law, rule: translate(part.law.rule) } }),
  });
  return {
    ...own,
    input: translate(own.input),
    caveat: translate(own.caveat),
    remarks: own.remarks.map((remark) => ({ ...remark, text: translate(remark.text) })),
    parts: own.parts.map(labelled),
    alternative: alternative && {
      label: translate(alternative.label),
      parts: alternative.parts.map(labelled),
    },
    maximum: maximum && {
      ...maximum,
      label: translate(maximum.label),
      labelBeyond: translate(maximum.labelBeyond),
      parts: maximum.parts.map(labelled),
    },
    timeline: timeline && {
      ...timeline,
      steps: timeline.steps.map((step) => translateStep(step, translate)),
      alternative: translateStep(timeline.alternative, translate),
      feesDue: translate(timeline.feesDue),
      code: translate(timeline.code),
      remark: translate(timeline.remark),
    },
  };
}

/** All texts of a calculator that its pages and mails show, each once. */
export function textsOfCalculator(calculator: Calculator): string[] {
  const texts = new Set<string>();
  translateCalculator(calculator, (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
}

const translateStep = <Step extends Record<'title' | 'when' | 'rule' | 'paid', string>>(
  step: Step,
  translate: Translate,
): Step => ({
  ...step,
  title: translate(step.title),
  when: translate(step.when),
  rule: translate(step.rule),
  paid: translate(step.paid),
});

export const translateWay = <Own extends Way>(way: Own, translate: Translate): Own => ({
  ...way,
  text: way.text === null ? null : translate(way.text),
});

const mapValues = <Key extends string>(
  record: Readonly<Record<Key, string>>,
  change: Translate,
): Record<Key, string> =>
  Object.fromEntries(
    Object.entries<string>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, string>;
