import { photoPath } from '../../src/features/firm/photos/address-rules.ts';
import { Drawing, PORTRAIT } from './art/drawing.tsx';
import photoStyles from './photo.module.css';
import styles from './portrait.module.css';

/**
 * A photograph in two tones of the theme; without one, somebody seen from behind who looks at the horizon. That is only a
 * drawing: the name stands beside it. Both stand in the sea. `isFirst`: it is visible at load, so it is not loaded lazily.
 */
export function Portrait({
  name,
  photo,
  isFirst,
}: {
  name: string;
  photo?: string | null | undefined;
  isFirst?: boolean;
}) {
  const seed = hash(name);
  const sea = `portrait-${(seed >>> 4) % PORTRAIT.variants}`;
  if (!photo) return <Stranger seed={seed} sea={sea} />;
  return (
    <span className={`${styles.portrait} ${photoStyles.photo}`}>
      <img
        src={photoPath(photo)}
        alt={name}
        width={PORTRAIT.width}
        height={PORTRAIT.height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <svg viewBox="0 254 320 146" preserveAspectRatio="none" aria-hidden="true">
        <Drawing id={sea} />
      </svg>
    </span>
  );
}

function Stranger({ seed, sea }: { seed: number; sea: string }) {
  return (
    <svg
      className={styles.portrait}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
      aria-hidden="true"
    >
      <circle cx="232" cy="150" r="46" />
      <Drawing id={sea} y={-104} />
      <Drawing id={`person-${(seed >>> 16) % PORTRAIT.people}`} className={styles.person} />
      <Drawing id="light" className={styles.light} />
      <Drawing id={sea} y={56} />
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
