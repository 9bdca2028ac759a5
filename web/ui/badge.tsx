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

/** A status label. The colour only repeats its text. */
export function Badge({ tone = 'muted', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
