import { bundle } from '../../../ui/art/lines.ts';

/** The size of the drawing, which is stretched to the width of its place. */
export const WIDTH = 600;
export const HEIGHT = 160;

/** Where the line runs when nothing is booked, and how high a swell rises above it, as fractions of the height. */
const SEA_LEVEL = 0.84;
const SWELL = 0.24;

/** The lowest and the highest place of a sun. */
const HORIZON = 0.46;
const ZENITH = 0.12;

/** After this many days a sun is as high as it gets. */
const HIGHEST_AFTER_DAYS = 14;

const ECHOES = 4;
const SEGMENTS_PER_DAY = 20;

/** A place in the drawing, as fractions of its width and height from the top left corner. */
export type Place = { x: number; y: number };

/** Where the swells are: each day has the same width, and its appointments divide it evenly. */
export function swellPlaces(counts: readonly number[]): Place[][] {
  return counts.map((count, day) =>
    Array.from({ length: count }, (_, i) => ({
      x: (day + (i + 0.5) / count) / counts.length,
      y: SEA_LEVEL - SWELL,
    })),
  );
}

/** Where the suns are: side by side in the given order, and higher the longer they wait, quickly at first. */
export function sunPlaces(waitsDays: readonly number[]): Place[] {
  return waitsDays.map((days, i) => ({
    x: (i + 0.5) / waitsDays.length,
    y: HORIZON - (HORIZON - ZENITH) * riseAfter(days),
  }));
}

/** 0 for today's messages to 1 after two weeks. */
function riseAfter(days: number): number {
  return Math.min(1, Math.log1p(Math.max(0, days)) / Math.log1p(HIGHEST_AFTER_DAYS));
}

/** Paths of the line with a swell at every place, and of its echoes below, which settle. */
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
