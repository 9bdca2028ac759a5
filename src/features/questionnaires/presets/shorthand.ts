import type { Choice, Condition, Question, Section, ShownIf, Texts } from '../rules.ts';

/** English and Spanish. */
export type Two = readonly [en: string, es: string];

export const both = ([en, es]: Two): Texts => ({ en, es });

type More = { help?: Two; isRequired?: boolean; shownIf?: ShownIf; maxFiles?: number };

const question = (
  type: Question['type'],
  key: string,
  title: Two,
  { help, isRequired = false, shownIf, maxFiles }: More = {},
  choices?: readonly Choice[],
): Question => ({
  ...{ key, type, isRequired },
  title: both(title),
  ...(help && { help: both(help) }),
  ...(choices && { choices }),
  ...(maxFiles && { maxFiles }),
  ...(shownIf && { shownIf }),
});

type Ask = (key: string, title: Two, more?: More) => Question;
const of =
  (type: Question['type']): Ask =>
  (key, title, more) =>
    question(type, key, title, more);

export const line = of('short_text');
export const text = of('long_text');
export const yesNo = of('yes_no');
export const date = of('date');
export const money = of('money');
export const address = of('address');
export const person = of('person');

export const file = (key: string, title: Two, { maxFiles = 5, ...more }: More = {}): Question =>
  question('file', key, title, { ...more, maxFiles });

type Offered = Readonly<Record<string, Two>>;
const choicesOf = (offered: Offered): Choice[] =>
  Object.entries(offered).map(([key, label]) => ({ key, label: both(label) }));

export const choice = (key: string, title: Two, offered: Offered, more?: More): Question =>
  question('choice', key, title, more, choicesOf(offered));
export const several = (key: string, title: Two, offered: Offered, more?: More): Question =>
  question('several', key, title, more, choicesOf(offered));

export const section = (
  key: string,
  title: Two,
  questions: readonly Question[],
  shownIf?: ShownIf,
): Section => ({ key, title: both(title), questions, ...(shownIf && { shownIf }) });

/** Shown if another question has this answer. */
export const ifIs = (asked: string, value = 'yes'): ShownIf =>
  onlyIf({ question: asked, operator: 'is', value });
export const ifIncludes = (asked: string, value: string): ShownIf =>
  onlyIf({ question: asked, operator: 'includes', value });

const onlyIf = (condition: Condition): ShownIf => ({ match: 'all', conditions: [condition] });
