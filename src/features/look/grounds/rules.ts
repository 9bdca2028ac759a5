/**
 * On which grounds a mark can be seen. The facts are measured once, when the file is uploaded; the grounds follow from
 * the active theme.
 */

import {
  LIGHTNESS_GAMMA,
  LIGHTNESS_STEPS,
} from '../../../platform/pictures/marks/lightness-rules.ts';
import { type Colour, hexOf } from '../../themes/colour-rules.ts';
import { BLACK, luminance, paletteIn, paletteOf } from '../../themes/contrast/rules.ts';
import { READER_MODES } from '../../themes/reader-modes/rules.ts';
import type { Variables } from '../../themes/variables/rules.ts';

const MODES = ['light', ...READER_MODES] as const;
export type Mode = (typeof MODES)[number];

/** Where marks stand: on the page (the header), and on the band (the footer and the sign-in page). */
const PLACES = ['page', 'band'] as const;
export type Place = (typeof PLACES)[number];

/** The variables of a place: the ground, and the text on it. */
const NAMES: Readonly<Record<Place, readonly [ground: string, text: string]>> = {
  page: ['background', 'foreground'],
  band: ['band', 'band-foreground'],
};

/** What a mark stands on: its colour and that of text on it as hex, and its relative luminance. */
export type Ground = { mode: Mode; place: Place; colour: string; text: string; luminance: number };

/** WCAG 2.2, 1.4.11: what a graphic needs. */
const ENOUGH = 3;
/** The share of its ink that may be faint: a mark may have a pale accent, but not pale words. */
const MOST_FAINT = 1 / 3;
const WHITE = 1;

const PLAIN = { plate: null, inText: false } as const;

/** All grounds of a theme. */
export const groundsOf = (variables: Variables): Ground[] =>
  MODES.flatMap((mode) => {
    const palette = mode === 'light' ? paletteOf(variables) : paletteIn(variables, mode);
    return PLACES.map((place) => {
      const [colour, text] = NAMES[place].map((name) => palette.get(name) ?? BLACK) as [
        Colour,
        Colour,
      ];
      const ground = { colour: hexOf(colour), text: hexOf(text), luminance: luminance(colour) };
      return { mode, place, ...ground };
    });
  });

/** The share of a mark's ink with less than 3:1 on a ground. */
export function faintShare(lightness: readonly number[], ground: number): number {
  const ink = lightness.reduce((sum, part) => sum + part, 0);
  const faint = lightness.reduce((sum, part, step) => {
    const own = ((step + 0.5) / LIGHTNESS_STEPS) ** LIGHTNESS_GAMMA;
    const [low, high] = own < ground ? [own, ground] : [ground, own];
    return (high + 0.05) / (low + 0.05) < ENOUGH ? sum + part : sum;
  }, 0);
  return ink === 0 ? 0 : faint / ink;
}

export type Measured = { lightness: readonly number[]; isOneColour?: boolean };

/** Whether a mark can be seen on a ground of this luminance. */
export const isSeenOn = (ground: number, { lightness }: Measured): boolean =>
  faintShare(lightness, ground) <= MOST_FAINT;

/**
 * How a mark is shown on a ground: which file, and the plate under it; `inText` in the colour of the text in place of
 * its own.
 */
export type Showing = { file: 'main' | 'light'; plate: 'white' | 'band' | null; inText: boolean };

/**
 * The mark itself if it can be seen, otherwise the light file, otherwise a mark of one colour in that of the text, and
 * any other on a plate: white, or the theme's dark band for a mark made for dark paper.
 */
export function showingOn(
  ground: number,
  { main, light }: { main: Measured; light: Measured | null },
  band: number,
): Showing {
  if (isSeenOn(ground, main)) return { file: 'main', ...PLAIN };
  if (light && isSeenOn(ground, light)) return { file: 'light', ...PLAIN };
  if (main.isOneColour) return { file: 'main', plate: null, inText: true };
  const isForDarkPaper = !isSeenOn(WHITE, main) && isSeenOn(band, main);
  return { file: 'main', plate: isForDarkPaper ? 'band' : 'white', inText: false };
}
