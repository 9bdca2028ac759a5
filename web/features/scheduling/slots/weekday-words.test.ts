import { afterEach, expect, it } from 'vitest';
import { readLanguageFrom } from '../../../lib/messages.ts';
import { weekdayHeads, weekdayWords } from './weekday-words.ts';

afterEach(() => readLanguageFrom(() => undefined));

it.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[2, 3], 'Tuesday and Wednesday'],
  [[1, 3, 6], 'Monday, Wednesday and Saturday'],
  [[6], 'Saturday'],
  [[], ''],
])('%j is %s', (weekdays, words) => {
  expect(weekdayWords(weekdays, 'en-US')).toBe(words);
});

it.each([
  [[1, 2, 3, 4, 5], 'de lunes a viernes'],
  [[1, 3, 6], 'lunes, miércoles y sábado'],
])('%j is %s in Spanish', (weekdays, words) => {
  readLanguageFrom(() => 'es');
  expect(weekdayWords(weekdays, 'es-US')).toBe(words);
});

it.each([
  ['en-US', 'Su Mo Tu We Th Fr Sa'],
  ['es-US', 'Do Lu Ma Mi Ju Vi Sá'],
  ['vi-US', 'CN T2 T3 T4 T5 T6 T7'],
])('the calendar in %s begins with %s', (locale, heads) => {
  expect(
    weekdayHeads(locale)
      .map(({ short }) => short)
      .join(' '),
  ).toBe(heads);
});
