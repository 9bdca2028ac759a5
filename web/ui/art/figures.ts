import { type bundle, ease } from './lines.ts';

/** The shape of a drawing's lines: see `bundle`. */
type Shape = Omit<Parameters<typeof bundle>[0], 'width'>;

type Disc = readonly [cx: number, cy: number, r: number];

const drawing = (sun: Disc, shape: Shape) => ({ sun, shape });

/** One drawing per practice area, 160 × 112, all made of the same kind of lines. */
export const FIGURES: Readonly<Record<string, ReturnType<typeof drawing>>> = {
  // Two wavy bundles merge into one level band.
  'family-law': drawing([128, 30, 13], {
    lines: 12,
    segments: 10,
    height: (u, _t, i) => {
      const upper = i < 6;
      const start = upper ? 14 + i * 6.4 : 60 + (i - 6) * 6.4;
      const end = 54 + i * 3.6;
      const wave = Math.sin(u * 9 + i * 0.45 + (upper ? 0 : 2)) * 5.5 * (1 - ease(u * 1.35));
      return start + (end - start) * ease(u * 1.25) + wave;
    },
  }),
  // A bundle steps down from one generation to the next.
  'estate-planning': drawing([122, 38, 13], {
    lines: 11,
    height: (u, _t, i) => 24 + i * 4.2 + 34 * ease((u - 0.22 - i * 0.012) * 2.1),
  }),
  // Level lines dip in the middle to hold the disc.
  'trust-administration': drawing([80, 40, 15], {
    lines: 11,
    segments: 16,
    height: (u, t, i) => 36 + i * 6 + 26 * (1 - t) ** 1.5 * Math.exp(-(((u - 0.5) * 5.2) ** 2)),
  }),
  // One bundle splits into two, and each half becomes level.
  divorce: drawing([136, 56, 11], {
    lines: 12,
    segments: 10,
    height: (u, _t, i) => {
      const start = 36 + i * 3.6;
      const end = i < 6 ? 10 + i * 5.2 : 76 + (i - 6) * 5.2;
      return start + (end - start) * ease((u - 0.12) * 1.45);
    },
  }),
  // Lines open around a small disc and close again.
  custody: drawing([80, 56, 12], {
    lines: 12,
    segments: 16,
    height: (u, _t, i) => {
      const side = i < 6 ? -1 : 1;
      const near = 1 - Math.abs(i - 5.5) / 6.4;
      return 17 + i * 7.1 + side * 17 * near * Math.exp(-(((u - 0.5) * 4.4) ** 2));
    },
  }),
};
