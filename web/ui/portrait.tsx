import type { ReactNode } from 'react';
import { photoPath } from '../../src/features/firm/photos/address-rules.ts';
import { Drawing, PORTRAIT } from './art/drawing.tsx';
import styles from './portrait.module.css';

/**
 * A photograph in two tones of the theme; without one, somebody seen from behind who looks at the horizon. Both stand in
 * the sea. `isFirst`: it is visible at load, so it is not loaded lazily.
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
  const sea = <Drawing id={`portrait-${(seed >>> 4) % PORTRAIT.variants}`} />;
  if (!photo) return <Stranger name={name} seed={seed} sea={sea} />;
  return (
    <span className={styles.photo}>
      <img
        src={photoPath(photo)}
        alt={name}
        width={PORTRAIT.width}
        height={PORTRAIT.height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <svg viewBox="0 254 320 146" preserveAspectRatio="none" aria-hidden="true">
        {sea}
      </svg>
    </span>
  );
}

/** The outlines of heads; the name chooses one. */
const HEADS = [
  'M118 196c-8-64 8-104 42-104s50 40 42 104c-4 26-20 36-42 36s-38-10-42-36Z',
  'M112 236c-10-90 4-146 48-146s58 56 48 146c-14 10-28 14-48 14s-34-4-48-14Z',
  'M120 196c-8-62 6-98 40-98s48 36 40 98c-4 26-18 36-40 36s-36-10-40-36ZM140 86c0-14 9-22 20-22s20 8 20 22-9 18-20 18-20-4-20-18Z',
  'M106 190c-12-64 10-106 54-106s66 42 54 106c-8 30-28 42-54 42s-46-12-54-42Z',
] as const;

function Stranger({ name, seed, sea }: { name: string; seed: number; sea: ReactNode }) {
  return (
    <svg
      className={styles.stranger}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
      role="img"
      aria-label={`${name}, no picture yet`}
    >
      <g transform={seed % 2 === 0 ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <circle cx="232" cy={140 + ((seed >>> 8) % 20)} r="46" />
        <g transform="translate(0 -104)">{sea}</g>
        <g className={styles.person}>
          <path d="M36 400c0-92 34-120 92-136 8-3 10-10 10-46h44c0 36 2 43 10 46 58 16 92 44 92 136Z" />
          <path d={HEADS[(seed >>> 16) % HEADS.length]} />
        </g>
        <path className={styles.light} d="M206 150c6 22 4 52-4 74M196 268c52 16 78 40 84 96" />
        <g transform="translate(0 56)">{sea}</g>
      </g>
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
