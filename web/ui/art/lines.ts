/**
 * The only drawing primitive: a bundle of lines that starts wavy and becomes level. Pure functions that return SVG path
 * data. Computed at run time, because the formulas have a tenth of the size of the paths.
 */

type Point = readonly [x: number, y: number];

const short = (value: number) =>
  String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');

/** Numbers as path data, without a space before a minus sign, which is a separator by itself. */
const written = (...values: number[]) => values.map(short).join(' ').replaceAll(' -', '-');

/**
 * Joins points that are evenly spaced in x into one smooth path (Catmull-Rom, written with relative s commands).
 * Relative steps repeat along a line and between lines, so they compress to half the size of absolute coordinates.
 * Coordinates are rounded to multiples of `unit`; rounding errors do not accumulate.
 */
function smooth(points: readonly Point[], unit = 0.1): string {
  const rounded = (value: number) => Math.round(value / unit) * unit;
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y];
      const [afterX, afterY] = points[index + 1] ?? [x, y];
      const tx = (afterX - beforeX) / 6;
      const ty = (afterY - beforeY) / 6;
      if (index === 0)
        return `M${written(rounded(x), rounded(y))}c${written(rounded(tx), rounded(ty))} `;
      const [fromX, fromY] = [rounded(beforeX), rounded(beforeY)];
      const step = [x - tx - fromX, y - ty - fromY, rounded(x) - fromX, rounded(y) - fromY];
      return (index > 1 ? 's' : '') + written(...step.map(rounded));
    })
    .join('');
}

/**
 * `lines` paths across `width`. `height` returns y for u = 0..1 along the line, t = 0..1 down the bundle, and the
 * line's index i. Coordinates are rounded to `unit`.
 */
export function bundle(options: {
  width: number;
  lines: number;
  segments?: number;
  unit?: number;
  height: (u: number, t: number, i: number) => number;
}): string[] {
  const { width, lines, segments = 10, unit = 0.1, height } = options;
  return Array.from({ length: lines }, (_, i) =>
    smooth(
      Array.from({ length: segments + 1 }, (_, k): Point => {
        const t = lines === 1 ? 0 : i / (lines - 1);
        return [(width * k) / segments, height(k / segments, t, i)];
      }),
      unit,
    ),
  );
}

type Sea = {
  width: number;
  height: number;
  lines: number;
  top: number;
  amplitude: number;
  decay?: number;
  /** Waves per width, long and short, and how far each line shifts them. */
  frequencies?: readonly [number, number];
  shifts?: readonly [number, number];
  phase?: number;
  /** The growth rate of the line spacing toward the bottom. */
  spacing?: number;
  segments?: number;
  unit?: number;
  /** Amplitude of the line at u. */
  calm?: (u: number) => number;
};

/** Lines of the sea: waves at the top, level at the bottom. */
export function sea({
  width,
  height,
  lines,
  top,
  amplitude,
  decay = 1.5,
  frequencies = [1.6, 0.7],
  shifts = [0.28, 0.1],
  phase = 1.3,
  spacing = 1.4,
  segments = 12,
  unit = 0.1,
  calm = (u) => 0.15 + 0.85 * u,
}: Sea): string[] {
  const turn = Math.PI * 2;
  return bundle({
    width,
    lines,
    segments,
    unit,
    height: (u, t, i) =>
      top +
      (height - top) * t ** spacing +
      amplitude *
        (1 - t) ** decay *
        calm(u) *
        (0.62 * Math.sin(u * frequencies[0] * turn + i * shifts[0]) +
          0.38 * Math.sin(u * frequencies[1] * turn - i * shifts[1] + phase)),
  });
}

/** Closes a line of the sea into a shape, so that its fill hides the lines behind it. */
export function closed(path: string, width: number, bottom: number): string {
  return `${path.replace(/^M0 ([\d.-]+)/, 'M-9 $1H0')}H${width + 9}V${bottom}H-9Z`;
}

export function ease(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  return clamped * clamped * (3 - 2 * clamped);
}

/** A horizontal rule that begins with a ripple and ends straight. */
export const RIPPLE = smooth(
  Array.from({ length: 13 }, (_, k): Point => {
    const u = k / 12;
    return [72 * u, 6 + 4.5 * Math.sin(u * Math.PI * 6) * (1 - ease(u * 1.7))];
  }),
);
