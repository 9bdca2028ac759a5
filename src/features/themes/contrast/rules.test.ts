import { describe, expect, it } from 'vitest';
import { type Colour, hexOf, parseColour, toOklab } from '../colour-rules.ts';
import { modeColours, READER_MODES } from '../reader-modes/rules.ts';
import { TEMPLATES, variablesOf } from '../templates/rules.ts';
import {
  contrastsOf,
  hexOfVariable,
  isDarkTheme,
  lowContrastsOf,
  textContrastOf,
} from './rules.ts';

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

const ratioOf = (front: string, back: string) =>
  contrastsOf({ '--foreground': front, '--background': back }).find(
    (pair) => pair.front === 'foreground' && pair.back === 'background',
  )?.ratio;

describe('contrast', () => {
  // From the examples of WCAG and of its understanding documents.
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d', (front, back, ratio) => {
    expect(ratioOf(front, back)).toBeCloseTo(ratio, 2);
    expect(ratioOf(back, front)).toBeCloseTo(ratio, 2);
  });

  it('blends a translucent colour with its background', () => {
    expect(ratioOf('#00000080', '#ffffff')).toBeCloseTo(ratioOf('#7f7f7f', '#ffffff') ?? 0, 1);
  });

  it('uses the built-in value of a variable that a theme does not set', () => {
    expect(textContrastOf({})).toEqual(textContrastOf(TEMPLATES[0]?.cssVariables ?? {}));
    expect(textContrastOf({}).body).toBeCloseTo(15.6, 1);
    expect(textContrastOf({}).lowest).toBeCloseTo(6, 1);
  });

  it.each([
    ['--muted-foreground', '#b0b8c4', 'muted-foreground', 'muted'],
    ['--primary', '#9fb8d8', 'primary-foreground', 'primary'],
    ['--band-muted', '#33415c', 'band-muted', 'band'],
    ['--accent-foreground', '#d9a77a', 'accent-foreground', 'accent'],
    ['--input', '#dfe5ec', 'input', 'background'],
  ])('reports %s at %s as too low', (name, value, front, back) => {
    expect(lowContrastsOf({ [name]: value })).toContainEqual(
      expect.objectContaining({ front, back }),
    );
  });

  it('lists the lowest contrast first', () => {
    const low = lowContrastsOf({ '--foreground': '#fefefe', '--input': '#8d98a6' });
    expect(low[0]?.front).toBe('foreground');
    const shares = low.map(({ ratio, needed }) => ratio / needed);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

it.each(TEMPLATES)('$name has no low contrast', (template) => {
  expect(lowContrastsOf(variablesOf(template))).toEqual([]);
});

/** The perceptual distance of two colours in OKLab: 0.02 is just noticeable; black and white have a distance of 1. */
function distance(one: Colour, other: Colour): number {
  const to = toOklab(other);
  return Math.hypot(...toOklab(one).map((part, index) => part - (to[index] ?? 0)));
}

it.each(TEMPLATES)(
  '$name uses clearly different colours for actions and for dangers',
  (template) => {
    const palette = new Map(
      Object.entries(template.cssVariables).map(([name, value]) => [name.slice(2), value]),
    );
    const colourOf = (role: string) => parseColour(palette.get(role) ?? '') ?? BLACK;
    expect(distance(colourOf('primary'), colourOf('destructive'))).toBeGreaterThan(0.12);
    for (const mode of READER_MODES) {
      const colours = modeColours(mode, colourOf('brand'));
      const [action = BLACK, danger = BLACK] = ['primary', 'destructive'].map((role) =>
        colours.get(role),
      );
      expect(distance(action, danger)).toBeGreaterThan(0.07);
    }
  },
);

it('recognises the dark themes', () => {
  const dark = TEMPLATES.filter((template) => isDarkTheme(template.cssVariables));
  expect(dark.map(({ name }) => name)).toEqual(['dark-professional', 'midnight-gold']);
});

describe('colour', () => {
  it.each([
    ['#244c80', '#244c80'],
    ['#abc', '#aabbcc'],
    ['rgb(36, 76, 128)', '#244c80'],
    ['rgb(36 76 128 / 0.5)', '#244c80'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(-120, 100%, 50%)', '#0000ff'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklab(62.8% 0.2249 0.1258)', '#ff0000'],
    ['oklab(1 0 0)', '#ffffff'],
  ])('parses %s as %s', (value, hex) => {
    const colour = parseColour(value);
    expect(colour && hexOf(colour)).toBe(hex);
  });

  it.each(['red', '#12345', 'rgb(1 2)', 'url(#a)', 'rgb(from red r g b)', ''])(
    'rejects %s',
    (value) => {
      expect(parseColour(value)).toBeUndefined();
    },
  );

  it('fills a colour input from any notation', () => {
    expect(hexOfVariable({ '--primary': 'rgb(255 0 0)' }, '--primary')).toBe('#ff0000');
    expect(hexOfVariable({}, '--primary')).toBe('#244c80');
  });
});
