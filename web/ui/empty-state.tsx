import type { ReactNode } from 'react';
import { DrawnLines } from './art/drawn-lines.tsx';
import { bundle, ease } from './art/lines.ts';
import styles from './empty-state.module.css';

const drawCalm = () =>
  bundle({
    width: 176,
    lines: 5,
    segments: 12,
    height: (u, _t, i) => 26 + i * 8 + 6 * Math.sin(u * 9 + i) * (1 - ease(u * 1.4)),
  });

/** A drawing and a title in place of missing content, such as an empty list; `children` usually says what to do. */
export function EmptyState({
  title,
  isPage,
  children,
}: {
  title: string;
  /** Whether it is the only content of the page, so that its title is the page title. */
  isPage?: boolean;
  children: ReactNode;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 176 64" aria-hidden="true">
        <circle cx="132" cy="20" r="12" />
        <DrawnLines draw={drawCalm} />
      </svg>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
