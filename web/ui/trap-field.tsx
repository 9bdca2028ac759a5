import type { Ref } from 'react';
import styles from './trap-field.module.css';

/** A field that people neither see nor reach; what fills it in is a program. */
export function TrapField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
