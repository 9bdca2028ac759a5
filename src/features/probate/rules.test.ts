import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './rules.ts';

const US = { locale: 'en-US', currency: 'USD' };

describe('parseAmount', () => {
  it.each([
    ['500000', 500_000],
    ['500,000', 500_000],
    ['500.000', 500_000],
    ['1.250.000', 1_250_000],
    ['500000.00', 500_000],
    ['500,000.00', 500_000],
    ['$1,250,000', 1_250_000],
    ['$ 1,250,000', 1_250_000],
    [' 1 250 000 ', 1_250_000],
    ['1\u202f250\u00a0000', undefined],
    ['1\u202f250\u202f000', 1_250_000],
    ['1’250’000', 1_250_000],
    ['1_250_000', 1_250_000],
    ['1.5m', 1_500_000],
    ['1.500m', 1_500_000],
    ['1.5 M', 1_500_000],
    ['1.5 million', 1_500_000],
    ['750k', 750_000],
    ['750 thousand', 750_000],
    ['1,500k', 1_500_000],
    ['.5m', 500_000],
    ['2b', 2_000_000_000],
    ['1250000.49', 1_250_000],
    ['9,999,999,999', 9_999_999_999],
  ])('%j is %j dollars', (text, dollars) => {
    expect(parseAmount(text, US)).toBe(dollars);
  });

  it.each([
    '',
    ' ',
    '0',
    '-5',
    '-5k',
    '1e6',
    'm',
    '.',
    '$',
    '1.2.3',
    '1,5',
    '1,5m',
    '500,00',
    '500.000,00',
    '1.250,000',
    '500.0000',
    '0.500',
    'abc',
    '5 5',
    '10,000,000,000',
    '11b',
    'NaN',
    'Infinity',
    '0.2',
    '500 - 600',
    '€500',
  ])('%j is not an amount', (text) => {
    expect(parseAmount(text, US)).toBeUndefined();
  });

  const dollars = fc.integer({ min: 1, max: 9_999_999_999 });
  const thousands = (value: number, separator: string) =>
    String(value).replace(/\B(?=(\d{3})+$)/g, separator);

  it('reads every amount in each of its usual spellings', () => {
    const separator = fc.constantFrom(',', ' ', '.', "'", '’', '_', '');
    const cents = fc.constantFrom('', '.00', '.4', '.');
    const sign = fc.constantFrom('', '$', '$ ', ' ');
    fc.assert(
      fc.property(dollars, separator, cents, sign, (value, between, decimals, before) => {
        const after = between === '.' ? '' : decimals;
        expect(parseAmount(before + thousands(value, between) + after, US)).toBe(value);
      }),
    );
  });

  it('multiplies by the suffix', () => {
    const factor = fc.constantFrom(['k', 1_000], [' thousand', 1_000], ['M', 1e6], ['m', 1e6]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), factor, (hundredths, [letter, times]) => {
        const text = `${(hundredths / 100).toFixed(2)}${letter}`;
        expect(parseAmount(text, US)).toBe(Math.round((hundredths / 100) * Number(times)));
      }),
    );
  });

  it('returns an amount in range or nothing for any text, and reads back the formatted amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. -$kmb') }), (text) => {
        const read = parseAmount(text, US);
        if (read === undefined) return;
        expect(Number.isInteger(read) && read > 0 && read <= 9_999_999_999).toBe(true);
        expect(text).not.toContain('-');
        expect(parseAmount(read.toLocaleString('en-US'), US)).toBe(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
