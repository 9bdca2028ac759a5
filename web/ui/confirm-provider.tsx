import { type ReactNode, useCallback, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmContext, type Question } from './confirm.ts';
import { Dialog } from './dialog.tsx';

type Open = { question: Question; answer: (goesOn: boolean) => void };

/** Shows the confirmation dialogs of `useConfirm`, one at a time, with the safe choice first. */
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
              <Button variant={open.question.tone ?? 'danger'} onClick={() => close(true)}>
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
