import type { ReactNode } from 'react';
import { Ripple } from '../../ui/art/ripple.tsx';
import styles from './section-head.module.css';

/** A section's title with its mark, and a way on at the other end of the line. */
export function SectionHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <Ripple />
        <h2>{title}</h2>
      </div>
      {children}
    </div>
  );
}
