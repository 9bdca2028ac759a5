import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATES, variablesOf } from '../templates/rules.ts';
import { cssValue, MAX_VARIABLES_TEXT, readVariables } from './rules.ts';

const read = (variables: object) => readVariables(JSON.stringify(variables));

const COLOUR_VALUE = /^(?:#|color-mix|var\(--band-highlight\))/;
const DECLARED = [
  ...readFileSync('web/styles/tokens.css', 'utf8').matchAll(/^ +(--[\w-]+):\s*([^;]+);/gm),
].map(([, name = '', value = '']) => ({ name, value }));
const COLOUR_NAMES = DECLARED.filter(({ value }) => COLOUR_VALUE.test(value)).map(
  ({ name }) => name,
);

/** What the stylesheet declares that is neither a colour nor a radius. */
const MEASURES = [...new Set(DECLARED.map(({ name }) => name))].filter(
  (name) => !COLOUR_NAMES.includes(name) && !name.startsWith('--radius'),
);

it.each(TEMPLATES)('$name is stored unchanged', (template) => {
  const variables = variablesOf(template);
  expect(read(variables)).toEqual({ variables, problems: [] });
  expect(JSON.stringify(variables).length).toBeLessThan(MAX_VARIABLES_TEXT);
});

it.each(TEMPLATES)('$name uses only the fonts of the site', (template) => {
  for (const [name, value] of Object.entries(variablesOf(template))) {
    if (name.startsWith('--font-'))
      expect(cssValue(name, value)).toMatch(/^var\(--(serif|sans)\)$/);
  }
});

it('15 templates have the same variables and a radius from 0.125rem to 0.875rem', () => {
  expect(TEMPLATES).toHaveLength(15);
  for (const { cssVariables } of TEMPLATES) {
    expect(Object.keys(cssVariables).sort()).toEqual(
      Object.keys(TEMPLATES[0]?.cssVariables ?? {}).sort(),
    );
    const radius = Number.parseFloat(cssVariables['--radius'] ?? '');
    expect(radius).toBeGreaterThanOrEqual(0.125);
    expect(radius).toBeLessThanOrEqual(0.875);
  }
});

it.each([
  ['--primary', ' #244C80 ', '#244c80'],
  ['--primary', 'RGB( 36,  76 ,128 )', 'rgb( 36, 76 ,128 )'],
  ['--ring', 'oklch(0.5 0.1 250 / 50%)', 'oklch(0.5 0.1 250 / 50%)'],
  ['--border', 'hsl(210deg 40% 90%)', 'hsl(210deg 40% 90%)'],
  ['--radius', '0.5rem', '0.5rem'],
  ['--radius', '0', '0'],
  ['--radius-lg', '12px', '12px'],
  ['--my-colour', '#FFF', '#fff'],
  ['--font-headings', "'Iowan Old Style',Georgia , serif", '"Iowan Old Style", Georgia, serif'],
])('%s: %s is stored as %s', (name, value, stored) => {
  expect(read({ [name]: value })).toEqual({ variables: { [name]: stored }, problems: [] });
});

describe('refuses', () => {
  it.each([
    ['--primary', 'red;}body{display:none'],
    ['--primary', '</style><script>'],
    ['--primary', 'url(https://evil.example/x)'],
    ['--primary', 'var(--brand)'],
    ['--primary', 'rgb(from red r g b)'],
    ['--primary', 'expression(1)'],
    ['--primary', '#12345'],
    ['--primary', '0.5rem'],
    ['--primary', '#fff /**/'],
    ['--primary', 'rgb(1 2 3'],
    ['--primary', ''],
    ['--primary', 7],
    ['--primary', null],
    ['--primary', { toString: 1 }],
    ['--radius', '3rem'],
    ['--radius', '#fff'],
    ['--radius', '-1rem'],
    ['--radius-sm', '#fff'],
    ['--radius-lg', '9999px'],
    ['--anything', '9999px'],
    ['--anything', '1rem'],
    ['--anything', '0'],
    ['--anything', 'calc(1px + 1px)'],
    ['--font-headings', 'Comic Neue'],
    ['--font-headings', 'Georgia;}'],
    ['--font-headings', '"Georgia'],
    ['--font-primary', '#fff'],
    ['color', '#fff'],
    ['--Upper', '#fff'],
    ['--', '#fff'],
    ['--a b', '#fff'],
    ['--a{}', '#fff'],
  ])('%s: %j, and names the variable', (name, value) => {
    const { variables, problems } = read({ [name]: value });
    expect(variables).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} `);
  });

  it('a stack of more than ten fonts', () => {
    const stack = (length: number) => Array(length).fill('Georgia').join(', ');
    expect(read({ '--font-headings': stack(10) }).variables).toEqual({
      '--font-headings': stack(10),
    });
    expect(read({ '--font-headings': stack(11) }).variables).toEqual({});
  });

  it.each(MEASURES)('%s, which sets the layout, with any value', (name) => {
    for (const value of ['0', '1rem', '#fff']) {
      expect(read({ [name]: value })).toEqual({
        variables: {},
        problems: [expect.stringContaining(`${name} `)],
      });
    }
  });

  it('the property __proto__', () => {
    const { variables, problems } = readVariables('{"__proto__":"#fff","--a":"#fff"}');
    expect([variables, problems.length]).toEqual([{ '--a': '#fff' }, 1]);
  });

  it.each([
    ['[]', 'Must be names and values'],
    ['null', 'Must be names and values'],
    ['"--a"', 'Must be names and values'],
    ['{}', 'at least one'],
    [
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`--a${i}`, '#fff'])),
      ),
      'at most 100',
    ],
  ])('the whole set: %s', (json, problem) => {
    expect(readVariables(json).problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['{\n  "--a": "#fff",\n  "--b" "#fff"\n}', 3],
    ['{\n  "--a": "#fff"\n', 2],
    ['{\n  "--a": "#fff",\n}', 3],
    ["{\n  '--a': '#fff'\n}", 2],
  ])('invalid JSON, with its line: %j', (json, line) => {
    expect(readVariables(json).problems).toEqual([
      `A quote or comma is wrong or missing: check line ${line}`,
    ]);
  });

  it('within 200 ms three values that invite catastrophic backtracking', () => {
    const started = performance.now();
    for (const value of [`rgb(${'1 '.repeat(140)}`, '1'.repeat(299), `hsl(${'1.1.'.repeat(70)})`]) {
      expect(read({ '--primary': value }).problems).toHaveLength(1);
    }
    expect(performance.now() - started).toBeLessThan(200);
  });
});
