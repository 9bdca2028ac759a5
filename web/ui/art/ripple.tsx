import { RIPPLE } from './lines.ts';
import styles from './ripple.module.css';

/** The small mark above a section's title: a ripple that ends straight. */
export function Ripple() {
  return (
    <svg className={styles.ripple} viewBox="0 0 72 12" aria-hidden="true">
      <path d={RIPPLE} />
    </svg>
  );
}
