import { expect, it } from 'vitest';
import { countOf } from '../../lib/count-of.ts';
import { formatBytes, formatUsd } from './amounts.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1.0 KB'],
  [10_187, '9.9 KB'],
  [10_190, '10 KB'],
  [409_600, '400 KB'],
  [1_048_570, '1.0 MB'],
  [5_000_000_000, '4.7 GB'],
  [5e15, '4,547 TB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en-US')).toBe(words);
});

it.each([
  ['0.00', 'under $0.01'],
  ['0.06', '$0.06'],
  ['12.50', '$12.50'],
  ['12345.60', '$12,345.60'],
])('formats %s dollars as %s', (text, words) => {
  expect(formatUsd(text, 'en-US')).toBe(words);
});

it('uses the singular for a count of one only', () => {
  expect([0, 1, 2, 12_345].map((count) => countOf(count, 'row', 'en-US'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '12,345 rows',
  ]);
});
