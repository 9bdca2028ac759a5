import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useMutationToasts } from '../use-mutation-toasts.ts';
import { movedItem } from './moved-item.ts';
import { useRowDrag } from './use-row-drag.ts';

/**
 * A list whose order is saved with each move, by dragging or with the keyboard. It shows the new order at once; moves
 * during a save are saved after it; if the last save fails, the stored order is shown again.
 */
export function useSavedOrder<Row>(
  stored: readonly Row[],
  {
    keyOf,
    save,
    refresh,
  }: {
    keyOf: (row: Row) => string;
    /** Stores the order of all keys. */
    save: (keys: string[]) => Promise<unknown>;
    /** Refetches the list. */
    refresh: () => Promise<unknown>;
  },
) {
  const withToasts = useMutationToasts();
  const [moved, setMoved] = useState<readonly string[]>();
  const latest = useRef<readonly string[]>(undefined);
  const saving = useMutation({
    mutationFn: save,
    // Orders are saved one after another, so that the last one is the one that stays.
    scope: { id: useId() },
    ...withToasts({ failure: 'Failed to change the order' }),
    onSettled: async (_answer, _error, keys) => {
      if (latest.current === keys) await refresh();
      if (latest.current === keys) setMoved(undefined);
    },
  });
  const keys = stored.map(keyOf);
  // A row that was added or deleted in the meantime: the stored order is shown.
  const isSame = moved?.toSorted().join() === keys.toSorted().join();
  const order = moved && isSame ? moved : keys;
  const move = (from: number, to: number) => {
    const next = movedItem(order, from, to);
    latest.current = next;
    setMoved(next);
    saving.mutate(next);
  };
  return {
    ...useRowDrag(({ from, to }) => move(from, to)),
    rows: order.flatMap((key) => stored.filter((row) => keyOf(row) === key)),
    move,
  };
}
