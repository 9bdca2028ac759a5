import { AdminIcon } from './admin-icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Icon buttons to edit and delete a row. `name` is the name of the row. */
export function EditDeleteButtons({
  name,
  isDeleting,
  onEdit,
  onDelete,
}: {
  name: string;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}) {
  return (
    <>
      <IconButton label={`Edit ${name}`} onClick={onEdit}>
        <AdminIcon name="edit" />
      </IconButton>
      <IconButton label={`Delete ${name}`} pending={isDeleting} onClick={() => void onDelete()}>
        <AdminIcon name="trash" />
      </IconButton>
    </>
  );
}
