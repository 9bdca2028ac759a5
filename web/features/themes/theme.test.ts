import { expect, it } from 'vitest';
import { headingFontOf, roleText, scopeOf } from './theme.ts';

it('a picture of a theme has its colours, and those of the default where it has none', () => {
  const scope = scopeOf({ '--primary': '#123456' });
  expect(scope).toMatchObject({ '--primary': '#123456', '--background': '#fafcfd' });
});

it('the fonts of the site are drawn with the faces that stand in until they have loaded', () => {
  expect(scopeOf({ '--font-primary': 'Georgia, serif' })).toMatchObject({
    '--font-headings': 'var(--serif)',
    '--font-primary': 'Georgia, serif',
  });
});

it.each([
  [{}, 'Newsreader'],
  [{ '--font-headings': '"Hanken Grotesk", sans-serif' }, 'Hanken Grotesk'],
  [{ '--font-headings': 'Georgia' }, 'Georgia'],
])('the headings of %j are set in %s', (variables, font) => {
  expect(headingFontOf(variables)).toBe(font);
});

it('calls a role by its words', () => {
  expect(roleText('--primary-foreground')).toBe('primary foreground');
  expect(roleText('muted')).toBe('muted');
});
