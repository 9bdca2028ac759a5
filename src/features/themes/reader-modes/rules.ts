/**
 * The colours of the modes that readers can choose. They override a theme's colours; only the hue of its brand colour
 * remains. Pure, no dependencies. Source: web/styles/tokens.css, which a test compares.
 */

import { type Colour, parseColour, relative } from '../colour-rules.ts';

export const READER_MODES = ['dark', 'warm'] as const;
export type ReaderMode = (typeof READER_MODES)[number];

/** `oklch(from var(--brand) <lightness> min(c, <most>) h)` */
type FromBrand = readonly [lightness: number, most: number];

const COLOURS: Readonly<Record<ReaderMode, Readonly<Record<string, string | FromBrand>>>> = {
  dark: {
    primary: [0.81, 0.1],
    'primary-foreground': [0.22, 0.05],
    background: [0.195, 0.02],
    card: [0.235, 0.023],
    popover: [0.255, 0.025],
    band: [0.255, 0.04],
    secondary: [0.305, 0.034],
    muted: [0.255, 0.022],
    border: [0.34, 0.025],
    input: [0.6, 0.035],
    ring: [0.79, 0.11],
    highlight: '#f2a86e',
    accent: '#4a3019',
    foreground: '#e8edf3',
    'card-foreground': '#e8edf3',
    'popover-foreground': '#e8edf3',
    'secondary-foreground': '#e1e9f2',
    'accent-foreground': '#f9e6d1',
    'muted-foreground': '#aab7c6',
    destructive: '#f98f87',
    'destructive-foreground': '#1c0d0c',
    success: '#7ad59c',
    'success-foreground': '#0c1a12',
    warning: '#eec474',
    'warning-foreground': '#1c1509',
    'band-foreground': '#ecf1f5',
    'band-muted': '#b3c1d2',
    'band-highlight': '#f4ac6f',
  },
  warm: {
    primary: [0.405, 0.11],
    band: [0.28, 0.055],
    ring: [0.53, 0.15],
    highlight: '#b9592a',
    accent: '#f6d9b4',
    background: '#f8f0e2',
    secondary: '#efe3cf',
    foreground: '#33271c',
    card: '#fdf8ee',
    'card-foreground': '#33271c',
    popover: '#fdf8ee',
    'popover-foreground': '#33271c',
    'primary-foreground': '#fffaf2',
    'secondary-foreground': '#3b2c1e',
    'accent-foreground': '#56300f',
    muted: '#f3e9d8',
    'muted-foreground': '#655444',
    border: '#e0d2bc',
    input: '#8a7560',
    destructive: '#a32a20',
    'destructive-foreground': '#fffaf2',
    success: '#1f5c37',
    'success-foreground': '#fffaf2',
    warning: '#7c4710',
    'warning-foreground': '#fffaf2',
    'band-foreground': '#f8f1e6',
    'band-muted': '#c9c6c0',
    'band-highlight': '#f0b27c',
  },
};

/** The colours of a mode for a theme's brand colour, by variable name without the leading hyphens. */
export function modeColours(mode: ReaderMode, brand: Colour): Map<string, Colour> {
  const palette = new Map<string, Colour>();
  for (const [name, value] of Object.entries(COLOURS[mode])) {
    const colour = typeof value === 'string' ? parseColour(value) : relative(brand, ...value);
    if (colour) palette.set(name, colour);
  }
  return palette;
}
