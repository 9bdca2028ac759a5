import { useCallback, useState } from 'react';
import type { Question } from './confirm.ts';

type Open = { question: Question; answer: (goesOn: boolean) => void };

/** The open question of a `ConfirmProvider`. A new question replaces it; the replaced question resolves to false. */
export function useQuestions() {
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
  return { ask, question: open?.question, close };
}
