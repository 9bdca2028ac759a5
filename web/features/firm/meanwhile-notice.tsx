import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Somebody else has saved meanwhile: what is typed stays until it is given up on purpose. */
export function MeanwhileNotice({ onTakeTheirs }: { onTakeTheirs: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Notice tone="warning" icon="alert" role="alert">
      <p>
        <b>Somebody else has saved the firm profile since you opened it.</b> Your changes are still
        here, but saving them would undo theirs. Note what you need, load what is saved now, and
        change that.
      </p>
      <Button
        size="sm"
        pending={isBusy}
        onClick={() => {
          setBusy(true);
          void onTakeTheirs().finally(() => setBusy(false));
        }}
      >
        Load the saved profile
      </Button>
    </Notice>
  );
}
