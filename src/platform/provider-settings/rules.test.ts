import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeJsonMistake, findJsonMistake, isMask, maskOf } from './rules.ts';

describe('the first mistake in JSON', () => {
  it.each([
    ['', 1, 1, 'It is empty.'],
    ['{\n  "a": "",\n  "b": "primary",\n', 4, 1, 'A closing brace is missing.'],
    ['{ "a": [1, 2 ', 1, 14, 'A closing bracket is missing.'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'A comma is missing here.'],
    ['{\n  "a": 1,\n}', 3, 1, 'Remove the comma before the }.'],
    ["{ 'a': 1 }", 1, 3, 'A name in double quotes is expected here.'],
    ['{ "a" 1 }', 1, 7, 'A colon is expected after the name.'],
    ['{ "a": }', 1, 8, 'A value is expected here.'],
    ['{ "a": True }', 1, 8, 'A value is expected here.'],
    ['{ "a": 01 }', 1, 8, 'A value is expected here.'],
    ['{ "a": "x\ny" }', 1, 8, 'This text in quotes is not closed'],
    ['{ "a": "\\d" }', 1, 8, 'This text in quotes is not closed'],
    ['{ "a": 1 } b', 1, 12, 'There is more text after the end.'],
    ['{ "a": [1, ] }', 1, 12, 'A value is expected here.'],
    ['{ "a": 1 ]', 1, 10, 'A comma is missing here.'],
  ])('%j is at line %i, column %i', (text, line, column, problem) => {
    const mistake = findJsonMistake(text);
    expect(mistake).toMatchObject({ line, column, problem: expect.stringContaining(problem) });
    expect(mistake && describeJsonMistake(mistake)).toContain(`Line ${line}, column ${column}: `);
  });

  it('is found exactly where JSON.parse fails, whatever the text', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const near = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '\\', '1', '\n', '-'))
      .map(([json, at, change]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + change + json.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(near, fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(findJsonMistake(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 3_000 },
    );
  }, 30_000);

  it('is found in deep nesting without running out of stack', () => {
    expect(findJsonMistake('['.repeat(20_000))).toMatchObject({ column: 20_001 });
  });
});

it.each([
  ['SG.abcdefgh7Qx2', '••••7Qx2'],
  ['123456789012', '••••9012'],
  ['12345678901', '••••'],
  ['', '••••'],
])('the mask of %j is %s', (secret, mask) => {
  expect(maskOf(secret)).toBe(mask);
  expect([isMask(mask), isMask(secret)]).toEqual([true, false]);
});
