import { useEffect, useRef } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useMailWords } from './use-mail-words.ts';

export type RetryEmail = ReturnType<typeof useRetryEmail>;

/** Delays before refetching: a mail is usually sent within a second or two, or once a slow mail server responds. */
const REFETCH_DELAYS_MS = [2_500, 7_500, 20_000];

export function useRetryEmail() {
  const withToasts = useMutationToasts();
  const { email } = trpc.useUtils();
  const mailWords = useMailWords();
  const refetchLater = useDelayedRefetch();
  return trpc.email.retry.useMutation(
    withToasts({
      success: mailWords('The mail is being sent again', 'The mail'),
      failure: 'Failed to send the mail again',
      refresh: () => email.invalidate(),
      onSuccess: refetchLater,
      onError: () => void email.invalidate(),
    }),
  );
}

/** Resends many mails. */
export function useRetryMany(onDone: () => void) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const { email } = trpc.useUtils();
  const refetchLater = useDelayedRefetch();
  return trpc.email.retryMany.useMutation(
    withToasts({
      success: ({ ids }) =>
        ids.length > 0
          ? `${countOf(ids.length, 'mail', locale)} queued again`
          : 'Nothing to send: these mails were sent, or are not needed',
      failure: 'Failed to send the mails again',
      refresh: () => email.invalidate(),
      onSuccess: () => {
        refetchLater();
        onDone();
      },
    }),
  );
}

/** Returns a function that refetches the mails a few times, because their states change once they are sent. */
function useDelayedRefetch(): () => void {
  const { email } = trpc.useUtils();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const cancelRefetches = useRef(() => timers.current.splice(0).forEach(clearTimeout));
  useEffect(() => cancelRefetches.current, []);
  return () => {
    cancelRefetches.current();
    timers.current = REFETCH_DELAYS_MS.map((ms) => setTimeout(() => void email.invalidate(), ms));
  };
}

export type DismissEmail = ReturnType<typeof useDismissEmail>;

export function useDismissEmail() {
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  return trpc.email.dismiss.useMutation(
    withToasts({
      success: 'The mail will not be sent',
      failure: 'Failed to dismiss the mail',
      refresh: () => Promise.all([utils.email.invalidate(), utils.setup.state.invalidate()]),
    }),
  );
}
