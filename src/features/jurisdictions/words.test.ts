import { expect, it } from 'vitest';
import { AMERICAN, inWords, withArticle } from './words-rules.ts';

const ENGLISH = { attorney: 'solicitor', attorneys: 'solicitors' };
const SCOTTISH = { attorney: 'advocate', attorneys: 'advocates' };

it.each([
  ['Choose an attorney, or all attorneys.', 'Choose a solicitor, or all solicitors.'],
  ['An attorney answers. Attorneys may.', 'A solicitor answers. Solicitors may.'],
  ['the slug of the attorney', 'the slug of the solicitor'],
  ['`attorney` is the slug; with anyAttorney', '`attorney` is the slug; with anyAttorney'],
  ['409 attorney_used, if there is any attorney', '409 attorney_used, if there is any solicitor'],
])('%s', (text, expected) => {
  expect(inWords(text, ENGLISH)).toBe(expected);
  expect(inWords(text, AMERICAN)).toBe(text);
});

it('an article follows the first letter', () => {
  expect(inWords('an attorney', SCOTTISH)).toBe('an advocate');
  expect(withArticle('notary')).toBe('a notary');
});
