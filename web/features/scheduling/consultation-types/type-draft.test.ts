import { expect, it } from 'vitest';
import { blankType, inputOf, suggestedKey } from './type-draft.ts';
import { describeMinutes, noticeOptions } from './type-words.ts';

it.each([
  ['Mediation (60 min)', 'mediation'],
  ['Erstgespräch – Familie', 'erstgesprach-familie'],
  ['(30 min)', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the key suggested for %s is %s', (label, key) => {
  expect(suggestedKey(label)).toBe(key);
});

it('a blank number is no zero', () => {
  const input = inputOf({ ...blankType([1]), label: 'Mediation', bufferAfterMinutes: ' ' }, 6, 2);
  expect(input).toMatchObject({ key: 'mediation', durationMinutes: 30, position: 6 });
  expect(input.bufferAfterMinutes).toBeNaN();
});

it.each([
  ['150', 2, 15_000],
  ['150.50', 2, 15_050],
  ['150,50', 2, 15_050],
  ['19.99', 2, 1_999],
  ['15000', 0, 15_000],
  ['', 2, null],
])('a fee of %j with %i digits is %j in minor units', (feeMinor, digits, minor) => {
  expect(inputOf({ ...blankType([1]), feeMinor }, 1, digits).feeMinor).toBe(minor);
});

it('a fee that is no number is no fee', () => {
  expect(inputOf({ ...blankType([1]), feeMinor: 'free' }, 1, 2).feeMinor).toBeNaN();
});

it.each([
  [0, '0 minutes'],
  [90, '90 minutes'],
  [60, '1 hour'],
  [2_880, '2 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(describeMinutes(minutes)).toBe(words);
});

it('a notice that is none of the usual ones stays a choice', () => {
  const values = noticeOptions('90').map(({ value }) => Number(value));
  expect(values.slice(0, 4)).toEqual([0, 60, 90, 120]);
});
