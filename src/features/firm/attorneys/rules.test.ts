import { expect, it } from 'vitest';
import { initialsOf } from './rules.ts';

it.each([
  ['Ana de la Cruz', 'AC'],
  ['Maren Castellane', 'MC'],
  ['  Cher ', 'C'],
  ['👩‍⚖️ Ito', '👩I'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
