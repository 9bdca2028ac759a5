import { useMutation } from '@tanstack/react-query';
import { crudTexts } from '../crud-texts.ts';
import { movedItem } from '../moved-item.ts';
import { useMutationToasts } from '../use-mutation-toasts.ts';
import { useRowDrag } from '../use-row-drag.ts';
import type { Entry, EntryCalls } from './entry-calls.ts';

export type EditEntries = ReturnType<typeof useEditEntries>;

/** Reorders and deletes entries. A new order is an optimistic update, rolled back if the server rejects it. */
export function useEditEntries<Row extends Entry, Fields>(
  entries: readonly Row[],
  { noun, order, remove, show, refresh }: EntryCalls<Row, Fields>,
) {
  const withToasts = useMutationToasts();
  const ordering = useMutation({
    mutationFn: order,
    ...withToasts({
      failure: 'Failed to change the order',
      refresh,
      onError: () => void refresh(),
    }),
    onMutate: ({ keys }) =>
      show((rows) => rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))),
  });
  const deletion = useMutation({
    mutationFn: remove,
    ...withToasts({ ...crudTexts('delete', noun), refresh }),
  });
  const move = (from: number, to: number) => {
    if (ordering.isPending) return;
    const keys = entries.map(({ key }) => key);
    ordering.mutate({ keys: movedItem(keys, from, to) });
  };
  return {
    ...useRowDrag(({ from, to }) => move(from, to)),
    move,
    count: entries.length,
    remove: (key: string, then: { onSuccess: () => void }) => deletion.mutate({ key }, then),
    removingKey: deletion.isPending ? deletion.variables.key : undefined,
  };
}
