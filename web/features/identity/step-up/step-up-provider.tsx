import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchWithStepUp } from '../../../admin/fetch-with-step-up.ts';
import { setStepUp } from '../../../lib/step-up.ts';
import { makeBrowserClient, trpc } from '../../../lib/trpc.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}));

/**
 * Enables step-up for calls of its children: the dialog confirms the session and the call is retried
 * (`fetchWithStepUp`). The screens stay mounted in the meantime.
 */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [client] = useState(() => makeBrowserClient(fetchWithStepUp));
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
  useEffect(() => {
    setStepUp(
      () =>
        new Promise((resolve) =>
          setQuestion({
            answer(isConfirmed) {
              setQuestion(null);
              resolve(isConfirmed);
            },
          }),
        ),
    );
    return () => setStepUp(null);
  }, []);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
      <Suspense fallback={null}>{question && <StepUpDialog onAnswer={question.answer} />}</Suspense>
    </trpc.Provider>
  );
}
