import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('works once for what was asked lately, and forgets what was asked longest ago', () => {
  const asked: string[] = [];
  const upper = remembered((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, 8);
  expect(['ab', 'cd', 'ab'].map(upper)).toEqual(['AB', 'CD', 'AB']);
  expect(asked).toEqual(['ab', 'cd']);
  upper('ef');
  upper('ab');
  upper('cd');
  expect(asked).toEqual(['ab', 'cd', 'ef', 'cd']);
});

it('does not keep what is larger than all that it may keep', () => {
  let calls = 0;
  const same = remembered((text) => {
    calls += 1;
    return text;
  }, 8);
  same('x'.repeat(5));
  same('x'.repeat(5));
  expect(calls).toBe(2);
});
