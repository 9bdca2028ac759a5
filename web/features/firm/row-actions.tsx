import { Group } from '@mantine/core';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { MoveButtons } from '../../admin/order/move-buttons.tsx';
import type { List } from './firm-draft.ts';
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
  return (
    <Group gap="0.25rem" align="stretch" wrap="nowrap">
      <MoveButtons
        name={name}
        index={index}
        count={form.draft[list].length}
        onMove={(by) => form.moveRow(list, index, by)}
      />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <AdminIcon name="trash" />
      </IconButton>
    </Group>
  );
}
