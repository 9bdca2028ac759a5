import { useState } from 'react';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './integrations-page.module.css';

type Outcome = { isGood: boolean; message: string };

/**
 * Tries what is typed in a form without saving it. The outcome goes with the first change, of which it says
 * nothing.
 */
export function useTrial(
  values: object,
  read: () => Promise<object | undefined>,
  showRefusal: (error: unknown) => void,
) {
  const [tried, setTried] = useState<{ values: object; outcome: Outcome }>();
  const test = trpc.calendars.test.useMutation();
  const run = async () => {
    setTried(undefined);
    const input = await read();
    if (!input) return;
    const tell = (outcome: Outcome) => setTried({ values, outcome });
    await test.mutateAsync(input as Parameters<typeof test.mutateAsync>[0]).then(tell, (error) => {
      showRefusal(error);
      tell({
        isGood: false,
        message: apiErrorOf(error)?.message ?? 'The server could not be reached.',
      });
    });
  };
  return {
    run,
    isPending: test.isPending,
    outcome: tried?.values === values ? tried.outcome : undefined,
  };
}

/** Runs the trial, and tells what the calendar said. The place is there before the words, so that they are read out. */
export function TrialOf({ run, isPending, outcome }: ReturnType<typeof useTrial>) {
  return (
    <div className={styles.trial}>
      <Button pending={isPending} onClick={() => void run()}>
        Test Connection
      </Button>
      <div role="status">
        {outcome && (
          <Notice
            tone={outcome.isGood ? 'info' : 'danger'}
            icon={outcome.isGood ? 'check' : 'alert'}
          >
            <p>
              <b>{outcome.isGood ? 'The connection works.' : 'The connection does not work.'}</b>
            </p>
            <p>{outcome.message}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
