import { expect, it } from 'vitest';
import { usesInWords } from './describe-uses.ts';

it.each([
  [{ appointments: false, messages: false }, undefined],
  [{ appointments: true, messages: false }, 'appointments'],
  [
    { appointments: true, messages: true, consultationTypes: true },
    'appointments, messages, and consultation types',
  ],
])('uses %j in words', (uses, words) => {
  expect(usesInWords(uses)).toBe(words);
});
