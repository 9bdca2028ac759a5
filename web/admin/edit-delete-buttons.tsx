import { Button } from '../ui/button.tsx';
import { AdminIcon } from './admin-icon.tsx';

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
      <Button size="icon" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
        <AdminIcon name="edit" />
      </Button>
      <Button
        size="icon"
        variant="quiet"
        aria-label={`Delete ${name}`}
        pending={isDeleting}
        onClick={() => void onDelete()}
      >
        <AdminIcon name="trash" />
      </Button>
    </>
  );
}
