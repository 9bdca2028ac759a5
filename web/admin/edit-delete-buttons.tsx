import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { AdminIcon } from './admin-icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Icon buttons to edit and delete a row. `name` is the name of the row. */
export function EditDeleteButtons({
  permission,
  name,
  isDeleting,
  onEdit,
  onDelete,
}: {
  /** The permission that both actions require; users without it do not see the buttons. */
  permission: Permission;
  name: string;
  isDeleting: boolean;
  /** Undefined if the row cannot be edited. */
  onEdit: (() => void) | undefined;
  /** Undefined if the row cannot be deleted. */
  onDelete: (() => Promise<void>) | undefined;
}) {
  return (
    <>
      {onEdit && (
        <IconButton permission={permission} label={`Edit ${name}`} onClick={onEdit}>
          <AdminIcon name="edit" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          permission={permission}
          label={`Delete ${name}`}
          pending={isDeleting}
          onClick={() => void onDelete()}
        >
          <AdminIcon name="trash" />
        </IconButton>
      )}
    </>
  );
}
