import { expect, it } from 'vitest';
import { normalizeWords } from './search-words.ts';

it.each([
  ['  Living \t TRUST ', 'living trust'],
  ['ｔｒｕｓｔ', 'trust'],
  ['section 6148', 'section 6148'],
  ['a'.repeat(60), 'a'.repeat(60)],
])('keeps %j as %j', (text, words) => {
  expect(normalizeWords(text)).toBe(words);
});

it.each([
  '',
  '   ',
  'a'.repeat(61),
  'dana@example.com',
  'dana＠example.com',
  'https://example.com',
  'www.example.com',
  '619 555 0199',
  '(619) 555-0199',
  '+1.619.555.0199',
  'case 123456',
])('does not keep %j', (text) => {
  expect(normalizeWords(text)).toBeUndefined();
});
