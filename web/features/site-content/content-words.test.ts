import { expect, it } from 'vitest';
import { fieldWords, summaryOf } from './content-words.ts';

it.each([
  ['pages.3.content.blocks.0.html', 'Pages, no. 4, content, blocks, no. 1, html'],
  ['firm.phone', 'Firm profile, phone'],
  ['version', 'version'],
  ['constructor.0', 'constructor, no. 1'],
])('%s is %s in words', (path, words) => {
  expect(fieldWords(path)).toBe(words);
});

it.each([
  [
    { added: ['Wages'], changed: [], removed: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
    ['Added: Wages', 'Removed: A, B, C, D, E and 2 more'],
  ],
  [{ added: [], changed: ['Wages'], removed: [] }, ['Changed: Wages']],
  [{ added: [], changed: [], removed: [] }, ['Another order']],
])('the summary of %j is %j', (names, lines) => {
  expect(summaryOf({ part: 'practiceAreas', ...names })).toEqual(lines);
});

it('a part without entries is changed as a whole', () => {
  expect(summaryOf({ part: 'firm', added: [], changed: [], removed: [] })).toEqual(['Changed']);
});
