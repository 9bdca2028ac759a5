import { afterEach, expect, it } from 'vitest';
import { readLanguageFrom } from '../../../lib/messages.ts';
import { dayText } from './slot-words.ts';

const free = (count: number) =>
  Array.from({ length: count }, () => ({ start: '', label: '', state: 'free' as const }));
const TAKEN = { start: '', label: '', state: 'taken' as const };

afterEach(() => readLanguageFrom(() => undefined));

it.each([
  ['en', 1, '1 free time'],
  ['en', 0, '0 free times'],
  ['en', 12, '12 free times'],
  ['es', 1, '1 hora libre'],
  ['es', 12, '12 horas libres'],
] as const)('counts the free times of a day in %s: %i', (language, count, words) => {
  readLanguageFrom(() => language);
  expect(dayText([...free(count), TAKEN])).toBe(words);
});

it('tells a closed day from one that has not loaded', () => {
  expect(dayText([])).toBe('Closed on this day');
  expect(dayText(undefined)).toBe('Looking up free times');
});
