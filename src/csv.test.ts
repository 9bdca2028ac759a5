import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

const cells = (value: unknown) => csvText(['it'], [{ it: value }]).slice('\uFEFFit\r\n'.length, -2);

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [true, 'true'],
  [-5, '-5'],
  [new Date('2031-03-10T14:00:00Z'), '2031-03-10T14:00:00.000Z'],
])('%j becomes %s', (value, expected) => {
  expect(cells(value)).toBe(expected);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '\u200B=1', '＝1'])(
  '%j runs nothing in a spreadsheet',
  (value) => {
    expect(cells(value).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
