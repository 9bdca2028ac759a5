import { useMutation } from '@tanstack/react-query';
import { REFUSALS, sizeInWords } from '../../../../src/features/documents/rules.ts';
import type { StaffDocument } from '../../../../src/features/documents/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { deletionOf } from '../../../admin/crud-texts.ts';
import { IconButton } from '../../../admin/icon-button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatDay } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { downloadDocument } from './download-document.ts';
import styles from './person-documents.module.css';

/** A document with its state, and what can be done with it. */
export function DocumentRow({ document, zone }: { document: StaffDocument; zone: string }) {
  const locale = useLocale();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { documents, people } = trpc.useUtils();
  const refresh = () => Promise.all([documents.invalidate(), people.timeline.invalidate()]);
  const { id, name, state } = document;
  const removal = trpc.documents.remove.useMutation(
    withToasts({ success: 'Document deleted', failure: 'Failed to delete the document', refresh }),
  );
  const file = useMutation({
    mutationFn: () => downloadDocument(id),
    ...withToasts({
      failure: 'Failed to download the document',
      refresh,
      onSuccess: (blob: Blob) => saveBlob(name, blob),
    }),
  });
  const remove = async () => {
    const text = 'Its file is deleted for the firm and for the client.';
    if (await ask(deletionOf('document', text))) removal.mutate({ id });
  };
  return (
    <li className={styles.row}>
      <span>
        <b>{name}</b>
        <span className="muted small">{factsOf(document, zone, locale)}</span>
      </span>
      {state === 'kept' && (
        <IconButton
          permission="documents.read"
          label={`Download ${name}`}
          pending={file.isPending}
          onClick={() => file.mutate()}
        >
          <AdminIcon name="download" />
        </IconButton>
      )}
      <IconButton
        permission="documents.change"
        label={`Delete ${name}`}
        pending={removal.isPending}
        onClick={() => void remove()}
      >
        <AdminIcon name="trash" />
      </IconButton>
    </li>
  );
}

/** Where a document comes from, its size, and what has become of it. */
function factsOf(
  { direction, state, refusal, scan, sizeBytes, createdBy, downloadedAt, ...at }: StaffDocument,
  zone: string,
  locale: string,
): string {
  const day = (moment: string) => formatDay(moment, zone, locale);
  const isShared = direction === 'to_client';
  const facts = [
    isShared ? `Shared by ${createdBy}` : 'From the client',
    day(at.settledAt ?? at.createdAt),
    sizeBytes && sizeInWords(sizeBytes, locale),
    state === 'uploading' && 'not complete',
    state === 'checking' && (scan === 'waiting' ? 'waits for the virus scanner' : 'being checked'),
    refusal && `refused: ${REFUSALS[refusal]}`,
    state === 'kept' && (scan === 'clean' ? 'scanned, clean' : 'not scanned'),
    isShared && state === 'kept' && !downloadedAt && 'not downloaded yet',
    isShared && downloadedAt && `downloaded on ${day(downloadedAt)}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
