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
  ['en-US', 0, 'Su Mo Tu We Th Fr Sa'],
  ['en-GB', 1, 'Mo Tu We Th Fr Sa Su'],
  ['es-US', 0, 'Do Lu Ma Mi Ju Vi Sá'],
  ['vi-US', 0, 'CN T2 T3 T4 T5 T6 T7'],
] as const)(
  'the calendar in %s, whose weeks begin with weekday %i, has the heads %s',
  (locale, firstWeekday, heads) => {
    expect(
      weekdayHeads({ locale, firstWeekday })
        .map(({ short }) => short)
        .join(' '),
    ).toBe(heads);
  },
);
