import { DrawnLines } from '../../../ui/art/drawn-lines.tsx';
import { closed, sea } from '../../../ui/art/lines.ts';
import styles from './portrait.module.css';

const WIDTH = 320;
const HEIGHT = 400;
const SEA_TOP = 276;

/** A person: the photograph if there is one, else a monogram. `isFirst` is one that is seen at once. */
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
      src={`/photos/${photo}`}
      alt={name}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

const waves: (() => string[])[] = [];

/** One and the same function for each of the sixty-three, so that each is drawn once. */
function wavesOf(phase: number) {
  waves[phase] ??= () =>
    sea({
      width: WIDTH,
      height: HEIGHT,
      lines: 12,
      top: SEA_TOP,
      amplitude: 22,
      phase: phase / 10,
      calm: (u) => 0.55 + 0.45 * u,
    }).map((path) => closed(path, WIDTH, HEIGHT + 18));
  return waves[phase];
}

/** Initials over the sea: every name has its own sun and its own waves. */
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

/** First letters of the first and the last word: Ana de la Cruz gives AC. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => [...word][0] ?? '').join('');
}

/** FNV-1a; the same name gives the same picture everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
