import { useEffect, useRef } from 'react';
import type { EmailState } from '../../../src/email/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';

export type RetryEmail = ReturnType<typeof useRetryEmail>;

/** One that waits for its next turn can be sent now; Retry asks for it. */
export const canRetry = (state: EmailState) =>
  state === 'queued' || state === 'failed' || state === 'needs_attention';

/** A mail is on its way within a second or two; then its row says how it went. */
const LOOK_AGAIN_MS = 2_500;

/** Tries mails again. */
export function useRetryEmail() {
  const told = useTold();
  const { email } = trpc.useUtils();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return trpc.email.retry.useMutation(
    told({
      success: 'The mail is being sent again',
      failure: 'Failed to send the mail again',
      refresh: () => email.invalidate(),
      onSuccess: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void email.invalidate(), LOOK_AGAIN_MS);
      },
      onError: () => void email.invalidate(),
    }),
  );
}

export type DismissEmail = ReturnType<typeof useDismissEmail>;

/** Lets mails be that cannot be sent. */
export function useDismissEmail() {
  const told = useTold();
  const utils = trpc.useUtils();
  return trpc.email.dismiss.useMutation(
    told({
      success: 'The mail will not be sent',
      failure: 'Failed to let the mail be',
      refresh: () =>
        Promise.all([utils.email.invalidate(), utils.dashboard.readiness.invalidate()]),
    }),
  );
}
