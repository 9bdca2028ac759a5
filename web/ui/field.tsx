import { type ReactNode, useId } from 'react';
import { m } from '../lib/messages.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { unbroken } from './unbroken.tsx';

/** Attributes that connect a control to its field's label, hint and error. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** A field: label, hint and error around a control, which is the child. */
export function Field({
  id: givenId,
  label,
  optional,
  hint,
  error,
  wide,
  children,
}: {
  id?: string;
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {m.common.optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {unbroken(hint)}
        </p>
      )}
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
