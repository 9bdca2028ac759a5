import { initialsOf } from '../../src/features/firm/attorneys/rules.ts';
import { photoPath } from '../../src/features/firm/photos/address-rules.ts';
import { Drawing, PORTRAIT } from './art/drawing.tsx';
import styles from './portrait.module.css';

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
      width={PORTRAIT.width}
      height={PORTRAIT.height}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

/** Initials over the sea. The name determines the position of the sun and one of a few seas. */
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
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
      role="img"
      aria-label={`Monogram ${initials}`}
    >
      <circle {...sun} />
      <text x="156" y="262">
        {initials}
      </text>
      <Drawing id={`portrait-${(seed >>> 4) % PORTRAIT.variants}`} />
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
