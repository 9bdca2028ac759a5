import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { Button } from '../../../../admin/button.tsx';
import { Dialog } from '../../../../admin/dialog.tsx';
import { formatMoment } from '../../../../lib/format.ts';
import { ChangedParts } from './changed-parts.tsx';
import type { PageDraft } from './page-draft.ts';

/** Compares a colleague's newer version with the one in the editor, to choose which one to keep. */
export function ConflictDialog({
  mine,
  theirs,
  zone,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  mine: PageDraft;
  theirs: AdminPage;
  zone: string;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Somebody else saved this page"
      size="lg"
      onClose={onClose}
      lead={
        <p className="muted">
          Theirs is from {formatMoment(theirs.updatedAt, zone)}. If you keep yours, theirs stays in
          the versions.
        </p>
      }
      footer={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="filled" pending={isPending} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className="muted small">From theirs to yours:</p>
      {theirs.path !== mine.path && (
        <p>
          Path: theirs is {theirs.path}, yours is {mine.path}.
        </p>
      )}
      <ChangedParts before={theirs.draft ?? theirs.content} after={mine.content} />
    </Dialog>
  );
}
