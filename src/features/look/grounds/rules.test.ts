import { expect, it } from 'vitest';
import { midnightGold } from '../../themes/templates/dark-rules.ts';
import { faintShare, groundsOf, showingOn } from './rules.ts';

/** Ink of one lightness, from 0 (black) to 15 (white). */
const ink = (...shares: [step: number, share: number][]) => {
  const lightness = Array.from({ length: 16 }, () => 0);
  for (const [step, share] of shares) lightness[step] = share;
  return { lightness };
};
const inOneColour = (step: number) => ({ ...ink([step, 1_000]), isOneColour: true });
const [BLACK, WHITE] = [0, 1];
const BAND = 0.02;

it.each([
  ['black on white', ink([0, 1_000]), WHITE, 0],
  ['black on black', ink([0, 1_000]), BLACK, 1],
  ['half of it grey, on white', ink([0, 500], [13, 500]), WHITE, 0.5],
  ['nothing', ink(), WHITE, 0],
])('%s', (_, { lightness }, ground, share) => {
  expect(faintShare(lightness, ground)).toBe(share);
});

it.each([
  ['a dark mark on a light page', ink([1, 1_000]), null, WHITE, 'main', null],
  [
    'a dark mark on a dark page stands on a white plate',
    ink([1, 1_000]),
    null,
    BLACK,
    'main',
    'white',
  ],
  [
    'a gold accent does not save dark words',
    ink([1, 650], [12, 350]),
    null,
    BLACK,
    'main',
    'white',
  ],
  ['pale lines do not spoil a dark square', ink([3, 750], [15, 250]), null, WHITE, 'main', null],
  [
    'the light file takes the place of the plate',
    ink([1, 1_000]),
    ink([15, 1_000]),
    BLACK,
    'light',
    null,
  ],
  ['a light file that is dark does not', ink([1, 1_000]), ink([1, 1_000]), BLACK, 'main', 'white'],
  [
    'the light file is not used where the mark is seen',
    ink([1, 1_000]),
    ink([15, 1_000]),
    WHITE,
    'main',
    null,
  ],
  [
    'a white mark on a white page stands on the band',
    ink([15, 1_000]),
    null,
    WHITE,
    'main',
    'band',
  ],
] as const)('%s', (_, main, light, ground, file, plate) => {
  expect(showingOn(ground, { main, light }, BAND)).toEqual({ file, plate, inText: false });
});

it.each([
  ['a dark mark of one colour on a dark page takes that of the text', 1, null, BLACK, 'main', true],
  ['and a white one on a white page', 15, null, WHITE, 'main', true],
  ['but not where it is seen', 1, null, WHITE, 'main', false],
  ['nor in place of the light file', 1, ink([15, 1_000]), BLACK, 'light', false],
] as const)('%s', (_, step, light, ground, file, inText) => {
  const marks = { main: inOneColour(step), light };
  expect(showingOn(ground, marks, BAND)).toEqual({ file, plate: null, inText });
});

it('a theme has a page and a band in each mode', () => {
  const grounds = groundsOf({});
  expect(grounds.map(({ mode, place }) => `${mode} ${place}`)).toEqual([
    ...['light page', 'light band', 'dark page', 'dark band', 'warm page', 'warm band'],
  ]);
  const isDark = grounds.map(({ luminance }) => luminance < 0.18);
  expect(isDark).toEqual([false, true, true, true, false, true]);
  const [page] = groundsOf(midnightGold.cssVariables);
  expect(page?.luminance).toBeLessThan(0.02);
});
