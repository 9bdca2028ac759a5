import { expect, it } from 'vitest';
import { headingFontOf, roleText, scopeOf } from './theme.ts';

it('uses the colours of the theme, and the default colours where it has none', () => {
  const scope = scopeOf({ '--primary': '#123456' });
  expect(scope).toMatchObject({ '--primary': '#123456', '--background': '#fafcfd' });
});

it('uses the fonts of the theme, and the variable of a default font where it has none', () => {
  expect(scopeOf({ '--font-primary': 'Georgia, serif' })).toMatchObject({
    '--font-headings': 'var(--serif)',
    '--font-primary': 'Georgia, serif',
  });
});

it.each([
  [{}, 'Newsreader'],
  [{ '--font-headings': '"Hanken Grotesk", sans-serif' }, 'Hanken Grotesk'],
  [{ '--font-headings': 'Georgia' }, 'Georgia'],
])('returns for %j the heading font %s', (variables, font) => {
  expect(headingFontOf(variables)).toBe(font);
});

it('returns the words of a role', () => {
  expect(roleText('--primary-foreground')).toBe('primary foreground');
  expect(roleText('muted')).toBe('muted');
});
