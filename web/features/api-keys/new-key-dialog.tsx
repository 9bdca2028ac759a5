import { TextInput } from '@mantine/core';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { copyText } from '../../lib/copy-text.ts';

export type NewKey = { name: string; key: string };

/** A new key, which is shown only once. */
export function NewKeyDialog({
  newKey: { name, key },
  onClose,
}: {
  newKey: NewKey;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={`The key of ${name}`}
      onClose={onClose}
      footer={
        <Button variant="filled" onClick={onClose}>
          I have stored it
        </Button>
      }
    >
      <div className={styles.spaced}>
        <p>
          The program sends it with every call: <code>Authorization: Bearer {'<key>'}</code>. It is
          shown only this once. Whoever has it can do what its scopes say.
        </p>
        <div className={styles.address}>
          <TextInput label="Key" readOnly value={key} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copyText(key, 'The key')}>Copy</Button>
        </div>
      </div>
    </Dialog>
  );
}
