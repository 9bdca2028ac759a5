import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../features/probate/rules.ts';
import { formatMoney, formatMoneyRange, moneySigns } from './money-rules.ts';

const US = { locale: 'en-US', currency: 'USD' };
const GB = { locale: 'en-GB', currency: 'GBP' };
const DE = { locale: 'de-DE', currency: 'EUR' };

/** Intl writes some spaces as no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [US, '$1,235', '$1,234.50'],
  [GB, '£1,235', '£1,234.50'],
  [DE, '1.235 €', '1.234,50 €'],
])('writes an amount for %o as %s, and exactly as %s', (formats, whole, exact) => {
  expect(plain(formatMoney(1_234.5, formats))).toBe(whole);
  expect(plain(formatMoney(1_234.5, formats, { exact: true }))).toBe(exact);
});

it('writes a range with a word in English only', () => {
  expect(formatMoneyRange(1_000, 2_000, US)).toBe('$1,000 to $2,000');
  expect(formatMoneyRange(1_000, 2_000, { ...US, locale: 'es-US' })).toBe('$1,000 – $2,000');
});

it('knows the signs around an amount', () => {
  expect(moneySigns(GB)).toEqual({ symbol: '£', isBefore: true, group: ',', decimal: '.' });
  expect(moneySigns(DE)).toEqual({ symbol: '€', isBefore: false, group: '.', decimal: ',' });
});

describe('reads an amount as people type it', () => {
  it.each([
    [GB, '£1,250,000', 1_250_000],
    [GB, '£ 1.5m', 1_500_000],
    [GB, '$500', undefined],
    [US, '£500', undefined],
    [DE, '1.250.000 €', 1_250_000],
    [DE, '1.250.000,60', 1_250_001],
    [DE, '1,5m', 1_500_000],
    [DE, '500.000', 500_000],
    [DE, '€ 500', 500],
    [DE, '1.5', undefined],
  ])('%o: %s is %s', (formats, text, amount) => {
    expect(parseAmount(text, formats)).toBe(amount);
  });
});
