import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { AdminIcon } from '../admin-icon.tsx';
import { deletionOf } from '../crud-texts.ts';
import { EditDeleteButtons } from '../edit-delete-buttons.tsx';
import { focusPageTitle } from '../focus-page-title.ts';
import { IfCan } from '../if-can.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import type { Entry, EntryCalls } from './entry-calls.ts';
import styles from './entry-list.module.css';
import { type EditEntries, useEditEntries } from './use-edit-entries.ts';

/** An ordered list of entries that can be dragged, moved, edited and deleted. */
export function EntryList<Row extends Entry, Fields>({
  entries,
  calls,
  picture,
  facts,
  keptKey,
  onEdit,
}: {
  entries: readonly Row[];
  calls: EntryCalls<Row, Fields>;
  /** The drawing of an entry, if entries have one. */
  picture?: ((entry: Row) => ReactNode) | undefined;
  /** Other details of an entry, in one line. */
  facts: (entry: Row) => string;
  /** The key of an entry that cannot be deleted. */
  keptKey?: string | undefined;
  onEdit: (key: string) => void;
}) {
  const edit = useEditEntries(entries, calls);
  return (
    <ol className={`${rows.box} ${rows.rows} ${styles.list} ${picture ? '' : styles.plain}`}>
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.key}
          entry={entry}
          index={index}
          edit={edit}
          noun={calls.noun.toLowerCase()}
          permission={calls.permission}
          picture={picture?.(entry)}
          facts={facts(entry)}
          isKept={entry.key === keptKey}
          onEdit={() => onEdit(entry.key)}
        />
      ))}
    </ol>
  );
}

function EntryRow({
  entry: { key, label, isActive },
  index,
  edit,
  noun,
  permission,
  picture,
  facts,
  isKept,
  onEdit,
}: {
  entry: Entry;
  index: number;
  edit: EditEntries;
  noun: string;
  permission: Permission;
  picture: ReactNode;
  facts: string;
  isKept: boolean;
  onEdit: () => void;
}) {
  const ask = useConfirm();
  const { drag } = edit;
  const remove = async () => {
    const text = 'You can delete it only if it is not in use. Otherwise, make it inactive.';
    if (await ask(deletionOf(noun, text))) edit.remove(key, { onSuccess: focusPageTitle });
  };
  return (
    <li
      data-dragged={drag?.from === index || undefined}
      data-drop={drag?.to === index && drag.from !== index ? sideOf(drag) : undefined}
    >
      <IfCan permission={permission}>
        <span
          className={styles.handle}
          title="Drag to reorder"
          onPointerDown={(event) => edit.onPointerDown(event, index)}
        >
          <AdminIcon name="grip" />
        </span>
      </IfCan>
      {picture && <span className={styles.picture}>{picture}</span>}
      <div className={styles.what}>
        <h2 className={rows.who}>
          <button type="button" className={styles.open} onClick={onEdit}>
            {label}
          </button>
          {!isActive && <Badge color="warning">Inactive</Badge>}
        </h2>
        <p className="muted small">{facts}</p>
      </div>
      <div className={styles.acts}>
        {edit.count > 1 && (
          <MoveButtons
            permission={permission}
            name={label}
            index={index}
            count={edit.count}
            onMove={(step) => edit.move(index, index + step)}
          />
        )}
        <EditDeleteButtons
          permission={permission}
          name={label}
          isDeleting={edit.removingKey === key}
          onEdit={onEdit}
          onDelete={isKept ? undefined : remove}
        />
      </div>
    </li>
  );
}

const sideOf = ({ from, to }: { from: number; to: number }) => (to < from ? 'before' : 'after');
