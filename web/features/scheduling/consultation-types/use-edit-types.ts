import { crudTexts } from '../../../admin/crud-texts.ts';
import { movedItem } from '../../../admin/moved-item.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useRowDrag } from '../../../admin/use-row-drag.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { TypeSettings } from './type-draft.ts';

export type EditTypes = ReturnType<typeof useEditTypes>;

/**
 * Reorders and deletes consultation types. A new order is an optimistic update, rolled back if the server rejects it.
 */
export function useEditTypes(types: readonly TypeSettings[]) {
  const withToasts = useMutationToasts();
  const { availability, appointments } = trpc.useUtils();
  const refresh = () => Promise.all([availability.invalidate(), appointments.invalidate()]);
  const texts = { failure: 'Failed to change the order', refresh };
  const ordering = trpc.availability.orderTypes.useMutation({
    ...withToasts({
      ...texts,
      onError: () => void availability.settings.invalidate(),
    }),
    onMutate: async ({ keys }) => {
      await availability.settings.cancel();
      availability.settings.setData(
        undefined,
        (before) => before && { ...before, types: inOrder(before.types, keys) },
      );
    },
  });
  const deletion = trpc.availability.deleteType.useMutation(
    withToasts({ ...crudTexts('delete', 'Consultation type'), refresh }),
  );
  const move = (from: number, to: number) => {
    if (ordering.isPending) return;
    const keys = types.map(({ key }) => key);
    ordering.mutate({ keys: movedItem(keys, from, to) });
  };
  return {
    ...useRowDrag(({ from, to }) => move(from, to)),
    move,
    count: types.length,
    remove: (key: string, then: { onSuccess: () => void }) => deletion.mutate({ key }, then),
    removingKey: deletion.isPending ? deletion.variables.key : undefined,
  };
}

const inOrder = <Type extends { key: string }>(types: Type[], keys: readonly string[]) =>
  types.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
