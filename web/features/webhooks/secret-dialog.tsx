import { TextInput } from '@mantine/core';
import { OLD_SECRET_HOURS } from '../../../src/features/webhooks/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { copyText } from '../../lib/copy-text.ts';

export type ShownSecret = { host: string; secret: string; isReplaced: boolean };

/** The secret of a webhook, which is shown only once. */
export function SecretDialog({
  secret: { host, secret, isReplaced },
  onClose,
}: {
  secret: ShownSecret;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={`The secret for ${host}`}
      onClose={onClose}
      footer={
        <Button variant="filled" onClick={onClose}>
          I have stored it
        </Button>
      }
    >
      <div className={styles.spaced}>
        <p>
          The receiver verifies with it that an event is from this website and unchanged, as
          described by Standard Webhooks. It is shown only this once.
        </p>
        {isReplaced && (
          <p>
            The old secret signs beside it for {OLD_SECRET_HOURS} hours: enter the new one at the
            receiver within that time.
          </p>
        )}
        <div className={styles.address}>
          <TextInput
            label="Secret"
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copyText(secret, 'The secret')}>Copy</Button>
        </div>
      </div>
    </Dialog>
  );
}
