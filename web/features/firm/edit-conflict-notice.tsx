import { useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';

/**
 * Conflict notice: somebody else has saved the record that is being edited. The typed values are kept until the user
 * discards them.
 */
export function EditConflictNotice({
  what = 'firm profile',
  action = 'Load the saved profile',
  onTakeTheirs,
}: {
  what?: string;
  action?: string;
  onTakeTheirs: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Notice tone="warning" icon="alert" role="alert">
      <p>
        <b>Somebody else has saved the {what} since you opened it.</b> Your changes are still here,
        but saving them would undo theirs. Copy what you need, load the saved version, and make your
        changes again.
      </p>
      <Button
        size="sm"
        pending={isBusy}
        onClick={() => {
          setBusy(true);
          void onTakeTheirs().finally(() => setBusy(false));
        }}
      >
        {action}
      </Button>
    </Notice>
  );
}
