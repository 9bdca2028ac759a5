import { expect, it } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

const cells = (value: unknown) => csvLines(['it'], [{ it: value }]).slice(0, -2);

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

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;\u200B =1+1', "a;'\u200B =1+1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a;b;+1;-2', "a;b;'+1;'-2"],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ...[...'\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20\u2212'].flatMap((sign) => [
    [`${sign}1`, `'${sign}1`],
    [`a;${sign}1`, `a;'${sign}1`],
  ]),
])('%j runs nothing in a spreadsheet of another locale: %j', (value, expected) => {
  expect(cells(value)).toBe(expected);
});

it.each(['a; b', 'a-b', 'a=b; c', 'dana@example.com', "a;'=1"])('%j stays as it is', (value) => {
  expect(cells(value)).toBe(value);
});

it('a table begins so that Excel takes it for UTF-8, and every row ends its line', () => {
  const rows = [
    { it: 'é', at: 1 },
    { it: '', at: 2 },
  ];
  expect(csvHead(['it', 'at']) + csvLines(['it', 'at'], rows)).toBe('\uFEFFit,at\r\né,1\r\n,2\r\n');
});
