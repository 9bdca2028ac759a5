import { expect, it } from 'vitest';
import { durationText, noAmount } from './calculator-texts.ts';

it('says how long probate takes, if the calculator does', () => {
  expect(durationText({ least: 12, most: 18 })).toBe('12–18 months');
  expect(durationText(null)).toBeUndefined();
});

it('gives examples of amounts as the firm writes them', () => {
  expect(noAmount({ locale: 'en-US', currency: 'USD' })).toBe(
    'Enter an amount above $0, such as 500,000, 750k or 1.5m.',
  );
});
