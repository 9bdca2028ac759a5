import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { shownOnce } from '../ui/confirm.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './provider-settings/provider-settings.module.css';

/** Shows a secret that the server returns only once. `children` explain what it is for. */
export function ShownOnceDialog({
  title,
  label,
  secret,
  onClose,
  children,
}: {
  title: string;
  /** What the secret is, such as `Key`. */
  label: string;
  secret: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isDirty
      question={shownOnce()}
      footer={
        <Button variant="filled" onClick={onClose}>
          I have stored it
        </Button>
      }
    >
      <div className={styles.spaced}>
        {children}
        <div className={styles.address}>
          <TextInput
            label={label}
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copyText(secret, `The ${label.toLowerCase()}`)}>Copy</Button>
        </div>
      </div>
    </Dialog>
  );
}
