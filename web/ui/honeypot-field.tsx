import type { Ref } from 'react';
import { HONEYPOT } from '../../src/platform/forms/rules.ts';
import { m } from '../lib/messages.ts';
import styles from './honeypot-field.module.css';

/**
 * Honeypot: a field that people cannot see or reach. Its name, label and attributes keep browsers and password managers
 * from filling it.
 */
export function HoneypotField({ ref }: { ref?: Ref<HTMLInputElement> | undefined }) {
  return (
    <div className={styles.field} aria-hidden="true">
      <label>
        {m.common.leaveEmpty}
        <input
          ref={ref}
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
