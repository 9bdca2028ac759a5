import { PasswordInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../button.tsx';
import styles from './provider-settings.module.css';

/** A field for a secret. Shows the mask of the stored secret until it is replaced or the server rejects it. */
export function SecretField({
  label,
  hint,
  value,
  stored,
  error,
  isRequired = false,
  isBlock = false,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  /** The mask of the stored secret; empty if there is none. */
  stored: string;
  error: string | undefined;
  isRequired?: boolean;
  /** Whether the secret has several lines. */
  isBlock?: boolean;
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
  const props = {
    label: isRequired ? label : `${label} (optional)`,
    description: hint,
    required: isRequired,
    error,
    // Mantine's PasswordInput does not set it.
    'aria-invalid': error ? true : undefined,
    autoComplete: 'off',
    value: isMasked ? '' : value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.key}>
      {isBlock ? (
        <Textarea {...props} rows={4} spellCheck={false} classNames={{ input: styles.mono }} />
      ) : (
        <PasswordInput {...props} />
      )}
      {stored !== '' && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            setOpen(false);
            onChange(stored);
          }}
        >
          Keep {stored}
        </Button>
      )}
    </div>
  );
}
