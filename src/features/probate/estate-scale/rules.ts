/**
 * The scale of the slider for the estate's value: round amounts, about evenly spaced on a logarithmic scale. Pure: the
 * page and its tests use the same function.
 */

/** Ranges of dollars, each divided into equal steps; about 35 steps multiply the amount by ten. */
const RANGES = [
  { from: 50_000, to: 100_000, step: 5_000 },
  { from: 100_000, to: 250_000, step: 10_000 },
  { from: 250_000, to: 500_000, step: 25_000 },
  { from: 500_000, to: 1_000_000, step: 50_000 },
  { from: 1_000_000, to: 2_500_000, step: 100_000 },
  { from: 2_500_000, to: 5_000_000, step: 250_000 },
  { from: 5_000_000, to: 10_000_000, step: 500_000 },
  { from: 10_000_000, to: 25_000_000, step: 1_000_000 },
] as const;

const AMOUNTS: readonly number[] = [
  RANGES[0].from,
  ...RANGES.flatMap(({ from, to, step }) =>
    Array.from({ length: (to - from) / step }, (_, i) => from + (i + 1) * step),
  ),
];

/** The last position of the slider; the first is 0. */
export const LAST_POSITION = AMOUNTS.length - 1;

/** The amount at a position of the slider, in whole dollars; beyond the ends, that of the nearest end. */
export function estateAt(position: number): number {
  return AMOUNTS[Math.min(LAST_POSITION, Math.max(0, Math.round(position)))] ?? RANGES[0].from;
}

/**
 * The position whose amount is nearest to an estate of `estateDollars`, the lower of two that are equally near; the
 * nearest end for an amount outside the scale.
 */
export function positionOf(estateDollars: number): number {
  const distance = (position: number) => Math.abs(estateAt(position) - estateDollars);
  return AMOUNTS.reduce(
    (nearest, _, position) => (distance(position) < distance(nearest) ? position : nearest),
    0,
  );
}
