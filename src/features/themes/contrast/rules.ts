/**
 * Readability of a theme: WCAG 2.2 contrast of every colour pair that occurs on the pages, 4.5:1 for text and 3:1 for
 * icons, borders and focus rings. Pure, no dependencies: the back office measures while a theme is edited.
 */

import { type Colour, hexOf, mixed, over, parseColour } from '../colour-rules.ts';
import { modeColours, READER_MODES, type ReaderMode } from '../reader-modes/rules.ts';
import { DEFAULT_TEMPLATE } from '../templates/professional-rules.ts';
import type { Variables } from '../variables/rules.ts';

export type Contrast = {
  /** Names of the foreground and background colour, such as `primary-foreground` on `primary`. */
  front: string;
  back: string;
  /** Light is the theme itself; the others are modes that readers may choose. */
  mode: 'light' | ReaderMode;
  /** From 1 to 21. */
  ratio: number;
  needed: number;
};

const TEXT = 4.5;
const MARK = 3;

/** Colours that pages derive from a theme's unless it sets them itself; source: web/styles/tokens.css. */
const DERIVED: readonly (readonly [name: string, from: string, share: number, onto: string])[] = [
  ['primary-hover', 'primary', 0.86, 'foreground'],
  ['soft-primary', 'primary', 0.1, 'card'],
  ['soft-success', 'success', 0.11, 'card'],
  ['soft-warning', '#ffb347', 0.2, 'card'],
  ['soft-destructive', 'destructive', 0.09, 'card'],
  ['band-input', 'band-foreground', 0.62, 'band'],
  ['band-quiet', 'band-foreground', 0.07, 'band'],
  ['band-hover', 'band-foreground', 0.88, 'band'],
  ['accent-input', 'accent-foreground', 0.68, 'accent'],
  ['accent-hover', 'primary', 0.86, 'accent-foreground'],
];

/** The derived colours that a theme may set; the others exist only in style sheets. */
const SETTABLE = /^(primary-hover|soft-.*)$/;

/** Each text colour with all its backgrounds. */
const TEXT_PAIRS: Readonly<Record<string, readonly string[]>> = {
  foreground: [
    ...['background', 'card', 'muted', 'secondary', 'popover'],
    ...['soft-warning', 'soft-destructive', 'soft-success'],
  ],
  'muted-foreground': ['background', 'card', 'muted', 'popover'],
  'card-foreground': ['card'],
  'popover-foreground': ['popover'],
  'secondary-foreground': ['secondary'],
  'accent-foreground': ['accent'],
  primary: ['background', 'card', 'muted', 'secondary', 'popover', 'soft-primary'],
  'primary-foreground': ['primary', 'primary-hover', 'accent-hover'],
  destructive: ['background', 'card', 'popover', 'soft-destructive'],
  'destructive-foreground': ['destructive'],
  success: ['background', 'card', 'popover', 'soft-success'],
  'success-foreground': ['success'],
  warning: ['background', 'card', 'popover', 'soft-warning'],
  'warning-foreground': ['warning'],
  'band-foreground': ['band', 'band-quiet'],
  'band-muted': ['band'],
  band: ['band-hover'],
};

const MARK_PAIRS: Readonly<Record<string, readonly string[]>> = {
  input: ['background', 'card', 'muted', 'popover'],
  ring: ['background', 'card', 'muted', 'secondary', 'popover'],
  highlight: ['background', 'card', 'muted'],
  'band-input': ['band'],
  'band-highlight': ['band', 'band-quiet'],
  'accent-input': ['accent'],
  // Buttons on the dawn field keep the primary colour.
  primary: ['accent'],
};

/**
 * The contrast of every pair, in the theme itself and in the reader modes with its brand colour. Missing variables have
 * the built-in theme's values.
 */
export function contrastsOf(variables: Variables): Contrast[] {
  return [
    ...measured(paletteOf(variables), 'light'),
    ...READER_MODES.flatMap((mode) => measured(paletteIn(variables, mode), mode)),
  ];
}

/** The pairs below WCAG level AA, worst first. */
export function lowContrastsOf(variables: Variables): Contrast[] {
  return contrastsOf(variables)
    .filter(({ ratio, needed }) => ratio < needed)
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}

/** The contrast summary of a theme: that of running text, and the lowest of all text. */
export function textContrastOf(variables: Variables): { body: number; lowest: number } {
  const texts = contrastsOf(variables).filter(
    ({ needed, mode }) => needed === TEXT && mode === 'light',
  );
  return { body: texts[0]?.ratio ?? 1, lowest: Math.min(...texts.map(({ ratio }) => ratio)) };
}

/** Whether a theme itself is dark, regardless of the reader modes. */
export function isDarkTheme(variables: Variables): boolean {
  const background = paletteOf(variables).get('background');
  return background !== undefined && luminance(background) < 0.18;
}

/** A variable's colour as `#rrggbb`, for a colour input; the built-in theme's if it is missing. */
export function hexOfVariable(variables: Variables, name: string): string {
  return hexOf(paletteOf(variables).get(name.slice(2)) ?? BLACK);
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** A theme's own colours by name, with those of the built-in theme that it does not set. */
export function paletteOf(variables: Variables): Map<string, Colour> {
  const palette = new Map<string, Colour>();
  for (const [name, value] of Object.entries({ ...DEFAULT_TEMPLATE.cssVariables, ...variables })) {
    const colour = parseColour(value);
    if (colour) palette.set(name.slice(2), colour);
  }
  return withDerived(palette, variables);
}

/** The colours of a theme in a mode that readers choose. */
export const paletteIn = (variables: Variables, mode: ReaderMode): Map<string, Colour> =>
  withDerived(modeColours(mode, paletteOf(variables).get('brand') ?? BLACK), variables);

/** A derived variable that the theme sets itself has that value in every mode. */
function withDerived(palette: Map<string, Colour>, variables: Variables): Map<string, Colour> {
  for (const [name, from, share, onto] of DERIVED) {
    const first = palette.get(from) ?? parseColour(from) ?? BLACK;
    const own = SETTABLE.test(name) ? parseColour(variables[`--${name}`] ?? '') : undefined;
    palette.set(name, own ?? mixed(first, palette.get(onto) ?? BLACK, share));
  }
  return palette;
}

function measured(palette: ReadonlyMap<string, Colour>, mode: Contrast['mode']): Contrast[] {
  const page = palette.get('background') ?? BLACK;
  const measure = (front: string, back: string, needed: number) => {
    const ground = over(palette.get(back) ?? BLACK, page);
    const ratio = ratioOf(over(palette.get(front) ?? BLACK, ground), ground);
    return { front, back, mode, needed, ratio };
  };
  return [[TEXT_PAIRS, TEXT] as const, [MARK_PAIRS, MARK] as const].flatMap(([pairs, needed]) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs.map((back) => measure(front, back, needed)),
    ),
  );
}

/** WCAG 2.2, "contrast ratio". */
function ratioOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
