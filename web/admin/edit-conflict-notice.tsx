import { useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/**
 * Conflict notice: somebody else has saved the record that is being edited. The typed values are kept until the user
 * discards them.
 */
export function EditConflictNotice({
  record: { isStale, takeTheirs },
  what,
  action,
}: {
  record: { isStale: boolean; takeTheirs: () => Promise<void> };
  what: string;
  action: string;
}) {
  const [isBusy, setBusy] = useState(false);
  if (!isStale) return null;
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
          void takeTheirs().finally(() => setBusy(false));
        }}
      >
        {action}
      </Button>
    </Notice>
  );
}
