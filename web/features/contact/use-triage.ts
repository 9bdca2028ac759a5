import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';
import type { Submission } from './submission-row.tsx';

export type Triage = ReturnType<typeof useTriage>;

type Change = Partial<Pick<Submission, 'isRead' | 'isResolved'>>;

/**
 * Marks messages as read and as resolved. It shows at once; where the server refuses, the list is as it was.
 * Source of the texts: admin spec §8.
 */
export function useTriage() {
  const told = useTold();
  const show = useOptimisticChange();
  const { contact } = trpc.useUtils();
  const refresh = () => contact.invalidate();
  const read = trpc.contact.markRead.useMutation({
    ...told({
      success: 'Contact marked as read',
      failure: 'Failed to mark contact as read',
      refresh,
    }),
    onMutate: ({ id }) => show(id, { isRead: true }),
    onSettled: (_data, error, _input, rollback) => error && rollback?.(),
  });
  const resolution = trpc.contact.resolve.useMutation({
    ...told({
      success: 'Contact marked as resolved',
      failure: 'Failed to mark contact as resolved',
      refresh,
    }),
    onMutate: ({ id }) => show(id, { isRead: true, isResolved: true }),
    onSettled: (_data, error, _input, rollback) => error && rollback?.(),
  });
  return {
    markRead: read.mutate,
    resolve: resolution.mutate,
    isResolving: resolution.isPending,
  };
}

/** Changes a message wherever it is shown; answers what undoes that. */
function useOptimisticChange() {
  const queries = useQueryClient();
  return async (id: string, change: Change) => {
    const filter = { queryKey: getQueryKey(trpc.contact) };
    await queries.cancelQueries(filter);
    const before = queries.getQueriesData(filter);
    queries.setQueriesData(filter, (data: unknown) => changed(data, id, change));
    return () => {
      for (const [key, data] of before) queries.setQueryData(key, data);
    };
  };
}

/** A cached answer (a page, or one message) with the message changed, if it is in there. */
function changed(data: unknown, id: string, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data) return data.id === id ? { ...data, ...change } : data;
  if (!('items' in data) || !Array.isArray(data.items)) return data;
  return { ...data, items: data.items.map((item) => changed(item, id, change)) };
}
