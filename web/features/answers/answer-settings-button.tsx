import { lazy, Suspense, useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const AnswerSettingsDialog = lazy(async () => ({
  default: (await import('./answer-settings-dialog.tsx')).AnswerSettingsDialog,
}));

/** Opens the settings for reply times. */
export function AnswerSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button permission="answerTimes.change" variant="subtle" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        Answer Times
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerSettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
