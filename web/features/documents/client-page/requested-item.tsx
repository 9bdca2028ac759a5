import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './documents-page.module.css';
import { FilesForm } from './files-form.tsx';
import { SentFiles } from './sent-files.tsx';
import type { useUploads } from './use-uploads.ts';

/**
 * Something that the firm asks for, or anything else: what has arrived of it, and a form that works without scripts. With
 * them, files are sent as soon as they are chosen.
 */
export function RequestedItem({
  token,
  item,
  firm,
  isFull,
  sending,
}: {
  token: string;
  item: { id: string | null; label: string };
  firm: FirmProfile;
  isFull: boolean;
  sending: ReturnType<typeof useUploads>;
}) {
  const { page, uploads, add, remove } = sending;
  const own = uploads.filter(({ itemId }) => itemId === item.id);
  // An upload is shown as such, not as the document for which the server has made room.
  const sent = page.sent.filter(
    ({ id, itemId }) => itemId === item.id && !own.some((upload) => upload.id === id),
  );
  const hasSome = sent.some(({ state }) => state === 'kept' || state === 'checking');
  return (
    <li className={styles.item}>
      <Icon name={hasSome ? 'check' : 'arrow-right'} />
      <h3 className={styles.label}>{item.label}</h3>
      <SentFiles
        {...{ sent, own, firm, sending }}
        act={({ id, name, state }) =>
          state === 'uploading' && (
            <Button
              className={styles.remove}
              variant="quiet"
              size="sm"
              aria-label={m.documents.removeFile({ name })}
              onClick={() => void remove(id)}
            >
              {m.documents.remove}
            </Button>
          )
        }
      />
      {!isFull && (
        <FilesForm
          action={here(`/documents/${token}/send`)}
          name={`item:${item.id ?? ''}`}
          label={item.label}
          onFiles={(files) => add(files, item.id)}
        />
      )}
    </li>
  );
}
