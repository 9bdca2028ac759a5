import type { ReactNode } from 'react';
import { ConfirmContext } from '../ui/confirm.ts';
import { useQuestions } from '../ui/use-questions.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const DANGER = { variant: 'outline', color: 'destructive' } as const;
const FILLED = { variant: 'filled' } as const;

/** Shows the confirmation dialogs of `useConfirm` in the back office, one at a time, with the safe choice first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { ask, question, close } = useQuestions();
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Dialog
          title={question.title}
          size="sm"
          onClose={() => close(false)}
          footer={
            <>
              <Button onClick={() => close(false)}>{question.keep ?? 'Cancel'}</Button>
              <Button {...(question.tone ? FILLED : DANGER)} onClick={() => close(true)}>
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
