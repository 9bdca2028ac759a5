import type { ImportPreview } from '../../../src/features/conflicts/entries/schema.ts';
import { relationLabel } from '../../../src/features/conflicts/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './conflict-panel.module.css';

export type ReadFile = { name: string; csv: string; preview: ImportPreview };

/** Shows what the import of a file would add, or its errors. */
export function ImportDialog({ file, onClose }: { file: ReadFile; onClose: () => void }) {
  const locale = useLocale();
  const { count, known, rows, errors } = file.preview;
  const withToasts = useMutationToasts();
  const { conflictEntries } = trpc.useUtils();
  const importing = trpc.conflictEntries.import.useMutation(
    withToasts({
      success: ({ added }) => `${formatCount(added, locale)} added to the conflict list`,
      failure: 'Failed to import the file',
      refresh: () => conflictEntries.invalidate(),
      onSuccess: onClose,
    }),
  );
  const canImport = errors.length === 0 && count > 0;
  return (
    <Dialog
      title={`Import ${file.name}`}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {canImport && (
            <Button
              variant="filled"
              pending={importing.isPending}
              onClick={() => importing.mutate({ csv: file.csv })}
            >
              Add {formatCount(count, locale)}
            </Button>
          )}
        </>
      }
    >
      {errors.length > 0 ? (
        <Notice tone="danger" icon="alert" role="alert">
          <p>
            <b>Nothing is imported until these rows are corrected.</b>
          </p>
          <ul>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          <p>
            {count === 0
              ? 'The file contains nothing new.'
              : `${formatCount(count, locale)} will be added.`}
            {known > 0 &&
              ` ${formatCount(known, locale)} are in the list already, or twice in the file.`}
          </p>
          <ul className={styles.matches}>
            {rows.map(({ name, otherNames, relation, note }) => (
              <li key={name} className={styles.match}>
                <b>{name}</b> <span className="muted">{relationLabel(relation)}</span>
                {otherNames && <p className="small">{otherNames.replaceAll('\n', ', ')}</p>}
                {note && <p className="small">{note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
