import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { AdvertisingContext, type AskReason, type Findings } from '../../admin/use-publish.ts';

const AdvertisingDialog = lazy(() =>
  import('./advertising-dialog.tsx').then((module) => ({ default: module.AdvertisingDialog })),
);

type Question = { findings: Findings; answer: (reason: string | undefined) => void };

/** Shows the dialog of `usePublish` in the back office. */
export function AdvertisingProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback<AskReason>(
    (findings) =>
      new Promise((resolve) => {
        const answer = (reason: string | undefined) => {
          setQuestion(undefined);
          resolve(reason);
        };
        setQuestion({ findings, answer });
      }),
    [],
  );
  return (
    <AdvertisingContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <AdvertisingDialog
            findings={question.findings}
            onPublish={question.answer}
            onClose={() => question.answer(undefined)}
          />
        </Suspense>
      )}
    </AdvertisingContext>
  );
}
