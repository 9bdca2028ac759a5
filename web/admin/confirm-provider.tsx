import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmContext, type Question } from '../ui/confirm.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const DANGER = { variant: 'outline', color: 'destructive' } as const;

type Open = { question: Question; answer: (goesOn: boolean) => void };

/** Shows the confirmation dialogs of the back office that `useConfirm` opens, one at a time, with the safe choice first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>();
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setOpen((before) => {
          before?.answer(false);
          return { question, answer: resolve };
        });
      }),
    [],
  );
  const close = (goesOn: boolean) => {
    open?.answer(goesOn);
    setOpen(undefined);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {open && (
        <Dialog
          title={open.question.title}
          size="sm"
          onClose={() => close(false)}
          footer={
            <>
              <Button onClick={() => close(false)}>{open.question.keep ?? 'Cancel'}</Button>
              <Button
                {...(open.question.tone ? { variant: 'filled' } : DANGER)}
                onClick={() => close(true)}
              >
                {open.question.action}
              </Button>
            </>
          }
        >
          {open.question.text && <div className="muted">{open.question.text}</div>}
        </Dialog>
      )}
    </ConfirmContext>
  );
}
