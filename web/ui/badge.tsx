import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone =
  | 'muted'
  | 'primary'
  | 'success'
  | 'warning'
  | 'danger'
  | 'active'
  | 'sample';

/** A word about the state of something. Colour only repeats what the word says. */
export function Badge({ tone = 'muted', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
