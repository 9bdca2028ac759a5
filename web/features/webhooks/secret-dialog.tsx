import { OLD_SECRET_HOURS } from '../../../src/features/webhooks/rules.ts';
import { ShownOnceDialog } from '../../admin/shown-once-dialog.tsx';

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
    <ShownOnceDialog
      title={`The secret for ${host}`}
      label="Secret"
      secret={secret}
      onClose={onClose}
    >
      <p>
        The receiver verifies with it that an event is from this website and unchanged, as described
        by Standard Webhooks. It is shown only once.
      </p>
      {isReplaced && (
        <p>
          The old secret also signs events for {OLD_SECRET_HOURS} hours: enter the new one at the
          receiver within that time.
        </p>
      )}
    </ShownOnceDialog>
  );
}
