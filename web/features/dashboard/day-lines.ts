import { bundle } from '../../ui/art/lines.ts';

/** The size of the drawing, which is stretched to the width of its container. */
export const WIDTH = 1_000;
export const HEIGHT = 72;

const LINES = 8;
const SEGMENTS_PER_DAY = 10;
const SEA_LEVEL = 54;
const HIGHEST_SWELL = 46;

/** A day with as many appointments as this has the highest swell. */
const FULL_DAY = 12;

/** The paths of waves with a swell over the middle of each day, as high as it has appointments. */
export function dayLines(counts: readonly number[]): string[] {
  const days = counts.length;
  const swell = (u: number) =>
    counts
      .map((count, day) => {
        const distance = (u * days - day - 0.5) / 0.3;
        return Math.sqrt(Math.min(1, count / FULL_DAY)) * Math.exp(-(distance ** 2));
      })
      .reduce((highest, height) => Math.max(highest, height), 0);
  return bundle({
    width: WIDTH,
    lines: LINES,
    segments: SEGMENTS_PER_DAY * days,
    height: (u, t) =>
      SEA_LEVEL + (HEIGHT - 2 - SEA_LEVEL) * t - HIGHEST_SWELL * swell(u) * (1 - t) ** 1.5,
  });
}
