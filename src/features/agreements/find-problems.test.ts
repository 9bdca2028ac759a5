import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';
import { PRESETS } from './templates/presets.ts';
import { finished } from './testing/finished-preset.ts';
import { MARKS } from './unfinished.ts';

const clause = (en: string, es = en) => ({
  id: 'a',
  isOptional: false,
  texts: { en: { heading: 'H', text: en }, es: { heading: 'H', text: es } },
});
const content = (over = {}) => ({
  languages: ['en', 'es'],
  titles: { en: 'T', es: 'T' },
  prevails: { en: 'P', es: 'P' },
  fields: [{ key: 'fee', label: 'Fee', kind: 'money' as const }],
  clauses: [clause('{{fee}} {{client.name}}', '{{client.name}} {{ fee }}')],
  ...over,
});

it('finds nothing in a whole template', () => {
  expect(findProblems(content())).toEqual([]);
  const one = { languages: ['en'], prevails: {}, clauses: [clause('x', '')] };
  expect(findProblems(content(one))).toEqual([]);
});

it.each([
  ['an unknown field', { clauses: [clause('{{rate}}')] }, /there is no field rate/],
  ['a field left out in a translation', { clauses: [clause('{{fee}}', 'x')] }, /same fields/],
  ['a text that is missing', { clauses: [clause('x', '')] }, /has no text in es/],
  ['a title that is missing', { titles: { en: 'T' } }, /no title in es/],
  ['no word on which text counts', { prevails: { en: 'P' } }, /which text counts/],
  ['no clause', { clauses: [] }, /no clause/],
  ['a placeholder', { titles: { en: 'T', es: '[Título]' } }, /^The title \(es\) .*“\[Título\]”$/],
])('finds %s', (_what, over, expected) => {
  expect(
    findProblems(content(over))
      .map(({ text }) => text)
      .join('\n'),
  ).toMatch(expected);
});

it.each(PRESETS)('finds in $name what an attorney has to finish, and where', (preset) => {
  expect(findProblems(preset.content)).toEqual([
    { text: `Clause 1 (en) is not finished: “${MARKS.sample.en}”`, clause: 1 },
    { text: `Clause 1 (es) is not finished: “${MARKS.sample.es}”`, clause: 1 },
    ...(['en', 'es'] as const).map((language) => ({
      text: `The line on which text counts (${language}) is not finished: “${MARKS.whichCounts[language]}”`,
      clause: null,
    })),
  ]);
  expect(findProblems(finished(preset).content)).toEqual([]);
});
