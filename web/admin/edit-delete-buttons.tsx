import { Button } from '../ui/button.tsx';
import { AdminIcon } from './admin-icon.tsx';

/** What can be done with any row, as icons. `name` is what it is called. */
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
