import { bundle } from '../../../ui/art/lines.ts';

/** The size of the drawing, which is stretched to the width of its container. */
export const WIDTH = 600;
export const HEIGHT = 160;

/**
 * The position of the line without appointments, and the height of a swell (an appointment) above it, as fractions of
 * the drawing's height.
 */
const SEA_LEVEL = 0.84;
const SWELL = 0.24;

/** The lowest and the highest position of a sun (an unanswered message). */
const HORIZON = 0.46;
const ZENITH = 0.12;

/** After this many days a sun reaches its highest position. */
const HIGHEST_AFTER_DAYS = 14;

const ECHOES = 4;
const SEGMENTS_PER_DAY = 20;

/** A position in the drawing, as fractions of its width and height from the top left corner. */
export type Place = { x: number; y: number };

/** The positions of the swells: each day has the same width, and its appointments are distributed evenly. */
export function swellPlaces(counts: readonly number[]): Place[][] {
  return counts.map((count, day) =>
    Array.from({ length: count }, (_, i) => ({
      x: (day + (i + 0.5) / count) / counts.length,
      y: SEA_LEVEL - SWELL,
    })),
  );
}

/** The positions of the suns: side by side in the given order, and rising logarithmically with the waiting time. */
export function sunPlaces(waitsDays: readonly number[]): Place[] {
  return waitsDays.map((days, i) => ({
    x: (i + 0.5) / waitsDays.length,
    y: HORIZON - (HORIZON - ZENITH) * riseAfter(days),
  }));
}

/** The relative height of a sun, from 0 for today's messages to 1 after two weeks. */
function riseAfter(days: number): number {
  return Math.min(1, Math.log1p(Math.max(0, days)) / Math.log1p(HIGHEST_AFTER_DAYS));
}

/** The paths of the line, with a swell at each position, and of the lines below that echo it with decreasing height. */
export function outlookLines(swells: readonly (readonly Place[])[]): string[] {
  const days = swells.length;
  const width = (count: number) => 0.26 / (days * Math.max(1.6, count));
  const rise = (u: number) =>
    swells
      .flatMap((day) => day.map(({ x }) => Math.exp(-(((u - x) / width(day.length)) ** 2))))
      .reduce((highest, height) => Math.max(highest, height), 0);
  return bundle({
    width: WIDTH,
    lines: ECHOES + 1,
    segments: SEGMENTS_PER_DAY * days,
    height: (u, t) => HEIGHT * (SEA_LEVEL + 0.13 * t - SWELL * rise(u) * (1 - t) ** 1.6),
  });
}
