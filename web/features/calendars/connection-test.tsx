import { useState } from 'react';
import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import type { FormOf } from '../../admin/use-form.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';

type Outcome = { isGood: boolean; message: string };

/**
 * Tests the connection with a form's settings without saving them. The outcome is cleared on the next change, because
 * it would no longer apply.
 */
export function useConnectionTest(
  { values, setErrors }: Pick<FormOf<object>, 'values' | 'setErrors'>,
  read: () => Promise<object | undefined>,
) {
  const [tried, setTried] = useState<{ text: string; outcome: Outcome }>();
  // Compared by content, because the form creates a new object for the same values.
  const text = JSON.stringify(values);
  const test = trpc.calendars.test.useMutation();
  const run = async () => {
    setTried(undefined);
    const input = await read();
    if (!input) return;
    const tell = (outcome: Outcome) => setTried({ text, outcome });
    await test.mutateAsync(input as Parameters<typeof test.mutateAsync>[0]).then(tell, (error) => {
      setErrors(apiErrorOf(error)?.fieldErrors ?? {});
      tell({
        isGood: false,
        message: apiErrorOf(error)?.message ?? 'The server could not be reached.',
      });
    });
  };
  return {
    run,
    isPending: test.isPending,
    outcome: tried?.text === text ? tried.outcome : undefined,
  };
}

/**
 * The test button and its outcome. The status region is always rendered, so that screen readers announce the outcome.
 */
export function ConnectionTest({ run, isPending, outcome }: ReturnType<typeof useConnectionTest>) {
  return (
    <div className={styles.connectionTest}>
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
