import { expect, it } from 'vitest';
import { isNumberMarker, numberingOf, wordListId, wordListLevel } from './word-list-item.ts';

it.each([
  ['mso-list:l0 level1 lfo1', 1],
  ['margin-left:1.0in;mso-list: l12 level3 lfo2;text-indent:-.25in', 3],
  ['mso-list:Ignore', undefined],
  ['margin-left:1.0in', undefined],
])('reads from %j the list level %s', (style, level) => {
  expect(wordListLevel(style)).toBe(level);
});

it('tells the lists of a document apart', () => {
  const ids = ['l0 level1 lfo1', 'l0 level2 lfo1', 'l0 level1 lfo2', 'l1 level1 lfo1'].map((list) =>
    wordListId(`margin:0in;mso-list:${list}`),
  );
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
});

it.each(['1.', ' 12) ', '(3)', 'a.', 'iv)', 'B.'])('recognizes %j as a number', (marker) => {
  expect(isNumberMarker(marker)).toBe(true);
});

it.each(['·', 'o', '§', '–', ''])('does not recognize %j as a number', (marker) => {
  expect(isNumberMarker(marker)).toBe(false);
});

it.each([
  ['1.', {}],
  [' 3) ', { start: 3 }],
  ['a.', { type: 'a' }],
  ['(C)', { type: 'A', start: 3 }],
  ['i.', { type: 'i' }],
  ['IV.', { type: 'I' }],
])('numbers a list that begins with %j by %j', (marker, numbering) => {
  expect(numberingOf(marker)).toEqual(numbering);
});
