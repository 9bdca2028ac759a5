import { expect, it } from 'vitest';
import { inLanguage } from './message.ts';

it('chooses the plural form and writes numbers as the language does', () => {
  const text = '{count, plural, one {# hora libre} other {# horas libres}} para {name}';
  const free = inLanguage('es').message(text);
  expect(free({ count: 1, name: 'Ana' })).toBe('1 hora libre para Ana');
  expect(free({ count: 12_345, name: 'Ana' })).toBe('12.345 horas libres para Ana');
});
