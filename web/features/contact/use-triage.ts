import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../admin/use-optimistic-update.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Submission } from './submission.ts';

const READ_FAILURE = 'Failed to mark contact as read';

export type Triage = ReturnType<typeof useTriage>;

/**
 * Marks messages as read and as resolved. Optimistic updates, rolled back if the server rejects the change. Source of
 * the texts: admin spec §8.
 */
export function useTriage() {
  const withToasts = useMutationToasts();
  const optimistic = useOptimisticUpdate<Submission>(getQueryKey(trpc.contact));
  const { contact } = trpc.useUtils();
  const refresh = () => contact.invalidate();
  const { undoRead, undoResolved } = useUndo(refresh);
  const reading = optimistic(() => ({ isRead: true }));
  const read = trpc.contact.markRead.useMutation({
    ...withToasts({
      success: 'Contact marked as read',
      failure: READ_FAILURE,
      refresh,
      undo: (_answer, input) => () => undoRead(input),
    }),
    ...reading,
  });
  // No success toast, because the user has not clicked anything and the toast might appear under the pointer just
  // before a click.
  const opened = trpc.contact.markRead.useMutation({
    ...reading,
    onSuccess: refresh,
    onError: withToasts({ failure: READ_FAILURE }).onError,
  });
  const resolution = trpc.contact.resolve.useMutation({
    ...withToasts({
      success: 'Contact marked as resolved',
      failure: 'Failed to mark contact as resolved',
      refresh,
      undo: (_answer, input) => () => undoResolved(input),
    }),
    ...optimistic(() => ({ isRead: true, isResolved: true })),
  });
  const { mutate: markRead } = read;
  const { mutate: markOpened } = opened;
  const { mutate: resolve, isPending: isResolving } = resolution;
  return useMemo(
    () => ({ markRead, markOpened, markUnread: undoRead, resolve, isResolving }),
    [markRead, markOpened, undoRead, resolve, isResolving],
  );
}

/**
 * Undoes marking as read and as resolved; `undoRead` also marks a message as unread on request. If a colleague has
 * changed the message in the meantime, it is refetched.
 */
function useUndo(refresh: () => unknown) {
  const withToasts = useMutationToasts();
  const telling = (state: string) =>
    withToasts({
      success: `Contact marked as ${state}`,
      failure: `Failed to mark contact as ${state}`,
      refresh,
      onError: refresh,
    });
  return {
    undoRead: trpc.contact.markUnread.useMutation(telling('unread')).mutate,
    undoResolved: trpc.contact.unresolve.useMutation(telling('unresolved')).mutate,
  };
}
