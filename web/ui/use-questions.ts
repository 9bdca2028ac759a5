import { useCallback, useState } from 'react';
import type { Question } from './confirm.ts';

type Open = { question: Question; answer: (goesOn: boolean) => void };

/** The open question of a `ConfirmProvider`. A new question replaces it and answers it with no. */
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
