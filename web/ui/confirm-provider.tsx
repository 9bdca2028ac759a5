import type { ReactNode } from 'react';
import { m } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { ConfirmContext } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import { useQuestions } from './use-questions.ts';

/**
 * Shows the confirmation dialogs of `useConfirm`, one at a time, with the safe choice first. `top` is rendered above
 * their title.
 */
export function ConfirmProvider({ top, children }: { top?: ReactNode; children: ReactNode }) {
  const { ask, question, close } = useQuestions();
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Dialog
          title={question.title}
          size="sm"
          top={top}
          onClose={() => close(false)}
          footer={
            <>
              <Button onClick={() => close(false)}>{question.keep ?? m.common.cancel}</Button>
              <Button variant={question.tone ?? 'danger'} onClick={() => close(true)}>
                {question.action}
              </Button>
            </>
          }
        >
          {question.text && <div className="muted">{question.text}</div>}
        </Dialog>
      )}
    </ConfirmContext>
  );
}
