import { Badge } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { crudTexts, deletionOf } from '../crud-texts.ts';
import { EditDeleteButtons } from '../edit-delete-buttons.tsx';
import { focusPageTitle } from '../focus-page-title.ts';
import { IfCan } from '../if-can.tsx';
import { DragHandle } from '../order/drag-handle.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { useSavedOrder } from '../order/use-saved-order.ts';
import { useMutationToasts } from '../use-mutation-toasts.ts';
import type { Entry, ListCalls } from './entry-calls.ts';
import styles from './entry-list.module.css';

/** An ordered list of entries that can be dragged, moved, edited and deleted. */
export function EntryList<Row extends Entry>({
  entries,
  calls,
  deletionText = 'You can delete it only if it is not in use. Otherwise, make it inactive.',
  picture,
  badge,
  facts,
  keptKey,
  onEdit,
}: {
  entries: readonly Row[];
  calls: ListCalls;
  /** What to know before an entry is deleted. */
  deletionText?: string;
  /** The drawing of an entry, if entries have one. */
  picture?: ((entry: Row) => ReactNode) | undefined;
  badge?: (entry: Row) => ReactNode;
  /** Other details of an entry. */
  facts: (entry: Row) => ReactNode;
  /** The key of an entry that cannot be deleted. */
  keptKey?: string | undefined;
  onEdit: (key: string) => void;
}) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { noun, permission, refresh } = calls;
  const order = useSavedOrder(entries, {
    keyOf: ({ key }) => key,
    save: (keys) => calls.order({ keys }),
    refresh,
  });
  const deletion = useMutation({
    mutationFn: calls.remove,
    ...withToasts({ ...crudTexts('delete', noun), refresh }),
  });
  const remove = async (key: string) => {
    if (!(await ask(deletionOf(noun.toLowerCase(), deletionText)))) return;
    deletion.mutate({ key }, { onSuccess: focusPageTitle });
  };
  return (
    <ol className={`${rows.box} ${rows.rows} ${styles.list} ${picture ? '' : styles.plain}`}>
      {order.rows.map((entry, index) => (
        <li key={entry.key} className={order.rowClass(index)}>
          <IfCan permission={permission}>
            <DragHandle onPointerDown={(event) => order.onPointerDown(event, index)} />
          </IfCan>
          {picture && <span className={styles.picture}>{picture(entry)}</span>}
          <div className={styles.what}>
            <h2 className={rows.who}>
              <button type="button" className={styles.open} onClick={() => onEdit(entry.key)}>
                {entry.label}
              </button>
              {entry.isActive ? badge?.(entry) : <Badge color="warning">Inactive</Badge>}
            </h2>
            <div className="muted small">{facts(entry)}</div>
          </div>
          <div className={styles.acts}>
            {entries.length > 1 && (
              <MoveButtons
                permission={permission}
                name={entry.label}
                index={index}
                count={entries.length}
                onMove={(step) => order.move(index, index + step)}
              />
            )}
            <EditDeleteButtons
              permission={permission}
              name={entry.label}
              isDeleting={deletion.isPending && deletion.variables.key === entry.key}
              onEdit={() => onEdit(entry.key)}
              onDelete={entry.key === keptKey ? undefined : () => remove(entry.key)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
