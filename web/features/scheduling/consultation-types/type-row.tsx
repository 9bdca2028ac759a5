import { Badge } from '@mantine/core';
import { deletionOf } from '../../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../../admin/edit-delete-buttons.tsx';
import { focusPageTitle } from '../../../admin/focus-page-title.ts';
import { IfCan } from '../../../admin/if-can.tsx';
import { MoveButtons } from '../../../admin/move-buttons.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { LineIcon } from '../../../ui/icon.tsx';
import rows from '../../../ui/rows.module.css';
import type { TypeSettings } from './type-draft.ts';
import { describeMinutes, waysText } from './type-words.ts';
import styles from './types-page.module.css';
import type { EditTypes } from './use-edit-types.ts';

/** A row of the list of consultation types, with a drag handle. */
export function TypeRow({
  type,
  index,
  hosts,
  edit,
  onEdit,
}: {
  type: TypeSettings;
  index: number;
  hosts: readonly { number: number; name: string | null; isActive: boolean }[];
  edit: EditTypes;
  onEdit: () => void;
}) {
  const ask = useConfirm();
  const { key, label, durationMinutes, noticeMinutes, priceLabel } = type;
  const { drag } = edit;
  const remove = async () => {
    const text =
      'Visitors and staff can no longer book it. A type that has appointments cannot be deleted.';
    if (!(await ask(deletionOf('consultation type', text)))) return;
    edit.remove(key, { onSuccess: focusPageTitle });
  };
  const by = hosts.filter(({ number, isActive }) => isActive && type.hosts.includes(number));
  const facts = [
    describeMinutes(durationMinutes),
    waysText(type),
    noticeMinutes > 0 ? `${describeMinutes(noticeMinutes)} notice` : undefined,
    priceLabel,
  ];
  return (
    <li
      data-dragged={drag?.from === index || undefined}
      data-drop={drag?.to === index && drag.from !== index ? side(drag) : undefined}
    >
      <IfCan permission="availability.change">
        <span
          className={styles.handle}
          title="Drag to reorder"
          onPointerDown={(event) => edit.onPointerDown(event, index)}
        >
          <LineIcon size="md">
            <path
              d="M9 6.500h.01M15 6.500h.01M9 12h.01M15 12h.01M9 17.500h.01M15 17.500h.01"
              strokeWidth="3"
            />
          </LineIcon>
        </span>
      </IfCan>
      <div className={styles.what}>
        <h2 className={rows.who}>
          <button type="button" className={styles.open} onClick={onEdit}>
            {label}
          </button>
          {!type.isActive && <Badge color="warning">Inactive</Badge>}
          {type.isActive && !type.isPublic && <Badge>Staff only</Badge>}
        </h2>
        <p className="muted small">{facts.filter(Boolean).join(' · ')}</p>
        <p className={by.length > 0 ? 'muted small' : `small ${styles.nobody}`}>
          {by.length > 0
            ? `Offered by ${by.map(({ name }) => name ?? 'the firm as a whole').join(', ')}`
            : 'Nobody offers it, so it cannot be booked.'}
        </p>
      </div>
      <div className={styles.acts}>
        <MoveButtons
          permission="availability.change"
          name={label}
          index={index}
          count={edit.count}
          onMove={(step) => edit.move(index, index + step)}
        />
        <EditDeleteButtons
          permission="availability.change"
          name={label}
          isDeleting={edit.removingKey === key}
          onEdit={onEdit}
          onDelete={remove}
        />
      </div>
    </li>
  );
}

const side = ({ from, to }: { from: number; to: number }) => (to < from ? 'before' : 'after');
