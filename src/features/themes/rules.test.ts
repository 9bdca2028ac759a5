import { expect, it } from 'vitest';
import { MAX_THEME_NAME, nameOf } from './rules.ts';
import { themeFields } from './schema.ts';

it.each([
  ['Harbour Morning', 'harbour-morning'],
  ['  Blue &  White ', 'blue-white'],
  ['- Sale! -', 'sale'],
  ['Über’s Theme & Co', 'ubers-theme-co'],
  ['Große Straße', 'grosse-strasse'],
  ['Crème Brûlée', 'creme-brulee'],
  [`${'long '.repeat(11)}long- and more`, 'long-'.repeat(12).slice(0, -1)],
])('%s is named %s, which the form accepts', (displayName, name) => {
  expect(nameOf(displayName)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(MAX_THEME_NAME);
  const cssVariables = '{"--primary":"#244c80"}';
  expect(themeFields.safeParse({ name, displayName, cssVariables }).success).toBe(true);
});
