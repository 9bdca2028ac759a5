import { expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';

it('writes colours and lengths as one CSS rule', () => {
  expect(
    themeCss('{"--primary":"#244c80","--radius":"0.5rem","--ring":"oklch(0.5 0.1 250)"}'),
  ).toBe(':root{--primary:#244c80;--radius:0.5rem;--ring:oklch(0.5 0.1 250)}');
});

it('replaces a stack that begins with a font of the site by var(--serif) or var(--sans)', () => {
  const stacks = { '--font-headings': 'Newsreader, Georgia', '--font-primary': '"Hanken Grotesk"' };
  expect(themeCss(JSON.stringify(stacks))).toBe(
    ':root{--font-headings:var(--serif);--font-primary:var(--sans)}',
  );
  expect(themeCss('{"--font-headings":"Georgia, Newsreader"}')).toBe(
    ':root{--font-headings:Georgia, Newsreader}',
  );
});

it.each([
  '{"--a":"url(https://evil.example/x)"}',
  '{"--a":"red;} body{display:none"}',
  '{"--a":"</style><script>alert(1)</script>"}',
  '{"color":"#fff"}',
  '{"--A b":"#fff"}',
  '{"--a":{"toString":1}}',
  '[]',
  'null',
  'no json',
])('omits anything but a plain value: %s', (json) => {
  expect(themeCss(json)).toBe(':root{}');
});
