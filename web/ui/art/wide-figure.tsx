import { DrawnLines } from './drawn-lines.tsx';
import { FIGURES } from './figures.ts';
import { bundle } from './lines.ts';
import styles from './wide-figure.module.css';

const WIDTH = 1280;
/** At the width of a page, the lines need more points to be smooth. */
const SEGMENTS = 16;
/** At this width rounding to integers is not visible, and integers compress better. */
const UNIT = 1;
const VARIANTS = 5;
/** The horizontal shift between variants, as a fraction of the line's length. */
const SHIFT = 0.07;

const draws = new Map<string, () => string[]>();

/**
 * The lines of a practice area across the page, without the disc. `seed` decides where along the line they change, so
 * that pages of one area differ. Renders nothing for an unknown name.
 */
export function WideFigure({ name, seed }: { name: string; seed: string }) {
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  if (!figure) return null;
  const variant = variantOf(seed);
  const key = `${name} ${variant}`;
  const { height, ...shape } = figure.shape;
  const shift = (variant - (VARIANTS - 1) / 2) * SHIFT;
  const draw =
    draws.get(key) ??
    (() =>
      bundle({
        ...shape,
        width: WIDTH,
        segments: SEGMENTS,
        unit: UNIT,
        height: (u, t, i) => height(u + shift, t, i),
      }));
  draws.set(key, draw);
  return (
    <svg
      className={styles.figure}
      viewBox={`0 0 ${WIDTH} 112`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <DrawnLines draw={draw} />
    </svg>
  );
}

const variantOf = (seed: string) =>
  Array.from(seed, (character) => character.charCodeAt(0)).reduce((sum, code) => sum + code, 0) %
  VARIANTS;
