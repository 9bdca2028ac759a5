import { expect, it } from 'vitest';
import { isOneColour } from './one-colour-rules.ts';

/** Pixels, each given as hex with alpha and repeated. */
const pixels = (...parts: [rgba: string, times: number][]) =>
  new Uint8Array(
    parts.flatMap(([rgba, times]) =>
      Array.from({ length: times }, () => [...Buffer.from(rgba, 'hex')]).flat(),
    ),
  );
const NOTHING: [string, number] = ['00000000', 100];

it.each([
  ['letters with smooth edges', pixels(NOTHING, ['12122bff', 90], ['14122c90', 10]), true],
  ['faint edges of another colour', pixels(NOTHING, ['12122bff', 90], ['ffffff20', 40]), true],
  ['a gold accent', pixels(NOTHING, ['12122bff', 90], ['8a6a1eff', 10]), false],
  ['white letters on a dark square', pixels(NOTHING, ['771732ff', 80], ['ffffffff', 20]), false],
  [
    'red and green that are equally dark',
    pixels(NOTHING, ['a00000ff', 50], ['005c00ff', 50]),
    false,
  ],
  ['a picture without a background of its own', pixels(['12122bff', 100]), false],
  ['nothing', pixels(NOTHING), false],
])('%s', (_, picture, isOne) => {
  expect(isOneColour(picture)).toBe(isOne);
});
