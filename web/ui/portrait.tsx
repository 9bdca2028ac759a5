import { initialsOf } from '../../src/features/firm/attorneys/rules.ts';
import { photoPath } from '../../src/features/firm/photos/addresses/rules.ts';
import { DrawnLines } from './art/drawn-lines.tsx';
import { closed, sea } from './art/lines.ts';
import styles from './portrait.module.css';

const WIDTH = 320;
const HEIGHT = 400;
const SEA_TOP = 276;

/** A photograph, or a monogram without one. `isFirst`: it is visible at load, so it is not loaded lazily. */
export function Portrait({
  name,
  photo,
  isFirst,
}: {
  name: string;
  photo?: string | null | undefined;
  isFirst?: boolean;
}) {
  if (!photo) return <Monogram name={name} />;
  return (
    <img
      className={styles.portrait}
      src={photoPath(photo)}
      alt={name}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

const waves: (() => string[])[] = [];

/** One function per phase (sixty-three in all), because `DrawnLines` computes each function's lines only once. */
function wavesOf(phase: number) {
  waves[phase] ??= () =>
    sea({
      width: WIDTH,
      height: HEIGHT,
      lines: 12,
      top: SEA_TOP,
      amplitude: 22,
      phase: phase / 10,
      segments: 10,
      unit: 0.5,
      calm: (u) => 0.55 + 0.45 * u,
    }).map((path) => closed(path, WIDTH, HEIGHT + 18));
  return waves[phase];
}

/** Initials over the sea. The name determines the position of the sun and the phase of the waves. */
function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  const seed = hash(name);
  const sun = {
    cx: 70 + (seed % 181),
    cy: 84 + ((seed >>> 8) % 41),
    r: 36 + ((seed >>> 16) % 21),
  };
  return (
    <svg
      className={styles.portrait}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Monogram ${initials}`}
    >
      <circle {...sun} />
      <text x="156" y="262">
        {initials}
      </text>
      <DrawnLines draw={wavesOf((seed >>> 4) % 63)} />
    </svg>
  );
}

/** FNV-1a, so that a name has the same picture everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
