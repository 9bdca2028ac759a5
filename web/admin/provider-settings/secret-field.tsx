import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './provider-settings.module.css';

/** A secret. Shows the mask of the stored one until it is replaced or the server rejects it. */
export function SecretField({
  label,
  hint,
  value,
  stored,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  /** The mask of the stored secret; empty if there is none. */
  stored: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const isMasked = stored !== '' && value === stored;
  if (isMasked && !isOpen && !error) {
    return (
      <fieldset>
        <legend className={`label ${styles.legend}`}>{label}</legend>
        <div className={styles.key}>
          <span className={styles.mono}>{stored}</span>
          <Button
            size="sm"
            onClick={() => {
              setOpen(true);
              onChange('');
            }}
          >
            Replace<span className="visually-hidden"> the {label}</span>
          </Button>
        </div>
      </fieldset>
    );
  }
  return (
    <Field label={label} optional hint={hint} error={error}>
      {(props) => (
        <div className={styles.key}>
          <input
            {...props}
            type="password"
            autoComplete="off"
            value={isMasked ? '' : value}
            onChange={(event) => onChange(event.target.value)}
          />
          {stored !== '' && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setOpen(false);
                onChange(stored);
              }}
            >
              Keep {stored}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
