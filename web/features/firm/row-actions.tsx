import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { LineIcon } from '../../ui/icon.tsx';
import type { List } from './firm-draft.ts';
import styles from './section.module.css';
import type { FirmForm } from './use-firm-form.ts';

/** Buttons to move a row up or down and to remove it. `name` is the name of the row. */
export function RowActions({
  form,
  list,
  index,
  name,
  onRemove,
}: {
  form: FirmForm;
  list: List;
  index: number;
  name: string;
  onRemove: () => void;
}) {
  const last = form.draft[list].length - 1;
  return (
    <div className={styles.acts}>
      {([-1, 1] as const).map((by) => {
        const isEnd = by < 0 ? index === 0 : index === last;
        return (
          <IconButton
            key={by}
            label={`Move ${name} ${by < 0 ? 'up' : 'down'}`} // `aria-disabled` keeps the focus on the button at the end of the list; `disabled` would lose it.
            aria-disabled={isEnd}
            onClick={() => !isEnd && form.moveRow(list, index, by)}
          >
            <LineIcon size="md">
              <path d={by < 0 ? 'M12 19V5m-6 6 6-6 6 6' : 'M12 5v14m-6-6 6 6 6-6'} />
            </LineIcon>
          </IconButton>
        );
      })}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <AdminIcon name="trash" />
      </IconButton>
    </div>
  );
}
