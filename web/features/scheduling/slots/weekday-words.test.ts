import { expect, it } from 'vitest';
import { weekdayWords } from './weekday-words.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[2, 3], 'Tuesday and Wednesday'],
  [[1, 3, 6], 'Monday, Wednesday and Saturday'],
  [[6], 'Saturday'],
  [[], ''],
])('%j is %s', (weekdays, words) => {
  expect(weekdayWords(weekdays)).toBe(words);
});
