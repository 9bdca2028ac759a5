import type { Ref } from 'react';
import styles from './honeypot-field.module.css';

/** Honeypot: a field that people cannot see or reach. If it is filled in, the sender is a bot. */
export function HoneypotField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.field} aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
