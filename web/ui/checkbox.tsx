import type { ComponentPropsWithRef } from 'react';
import styles from './checkbox.module.css';

/** A checkbox with its label. */
export function Checkbox({ children, ...input }: ComponentPropsWithRef<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
