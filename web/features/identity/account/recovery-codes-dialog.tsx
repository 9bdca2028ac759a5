import { useEffect, useRef } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shownOnce } from '../../../ui/confirm.ts';
import styles from './account-page.module.css';

/** Creates ten recovery codes, which replace the earlier ones, and shows them once. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const toasts = useMutationToasts();
  const { mutate, data } = trpc.identity.createRecoveryCodes.useMutation(
    toasts({ failure: 'Failed to make recovery codes', onError: onClose }),
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  const text = data?.codes.join('\n') ?? '';
  return (
    <Dialog
      title="Your recovery codes"
      size="sm"
      onClose={onClose}
      isDirty={data !== undefined}
      question={shownOnce()}
      footer={data && <Button onClick={onClose}>I have saved them</Button>}
    >
      <p>
        If you lose your phone, you can use each code once instead of the app. Keep them with your
        important papers or in a password manager.
      </p>
      <Notice tone="warning" icon="alert">
        <p>They are shown only now. Earlier codes are no longer valid.</p>
      </Notice>
      {data && (
        <>
          <ul className={styles.codes} aria-label="Recovery codes">
            {data.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => void copyText(text, 'The list of codes')}>
            Copy
          </Button>{' '}
          <Button
            variant="outline"
            onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}
          >
            Save as a file
          </Button>
        </>
      )}
    </Dialog>
  );
}
