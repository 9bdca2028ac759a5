import { expect, it } from 'vitest';
import { parentsFirst } from './tables.ts';

it('puts tables after the tables that they refer to', () => {
  const references = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'c' },
    { child: 'b', parent: 'elsewhere' },
  ];
  expect(parentsFirst(['a', 'b', 'c', 'd'], references)).toEqual(['c', 'd', 'b', 'a']);
});

it('refuses circular references', () => {
  const references = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'a' },
  ];
  expect(() => parentsFirst(['a', 'b', 'c'], references)).toThrow('a, b');
});
