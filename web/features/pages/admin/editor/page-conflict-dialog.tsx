import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { Button } from '../../../../admin/button.tsx';
import { ConflictDialog } from '../../../../admin/edit-conflict-dialog.tsx';
import { ChangedParts } from './changed-parts.tsx';
import type { PageEditing } from './use-page-editing.ts';

/** Compares a colleague's newer version with the one in the editor, to choose which one to keep. */
export function PageConflictDialog({
  editing: { form, isPending, overwrite, dismiss },
  theirs,
  onTakeTheirs,
}: {
  editing: PageEditing;
  theirs: AdminPage;
  onTakeTheirs: () => void;
}) {
  const mine = form.values;
  return (
    <ConflictDialog
      what="page"
      savedAt={theirs.updatedAt}
      explanation="If you keep yours, theirs stays in the versions."
      action={
        <Button variant="filled" pending={isPending} onClick={() => void overwrite()}>
          Keep mine
        </Button>
      }
      onTakeTheirs={onTakeTheirs}
      onClose={dismiss}
    >
      <p className="muted small">From theirs to yours:</p>
      {theirs.path !== mine.path && (
        <p>
          Path: theirs is {theirs.path}, yours is {mine.path}.
        </p>
      )}
      <ChangedParts before={theirs.draft ?? theirs.content} after={mine.content} />
    </ConflictDialog>
  );
}
