import { getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '../../../../src/app/app-router.ts';
import type { Person, UpdatePersonInput } from '../../../../src/features/people/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../../admin/use-optimistic-update.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';

type Saved = inferRouterOutputs<AppRouter>['people']['update'];
type Fields = Pick<UpdatePersonInput, 'tags' | 'ownerId' | 'nextStep' | 'nextStepOn'>;

/**
 * Saves what staff enter about a person. Optimistic: rolled back if the server rejects the change. `theirs` is a
 * colleague's newer version, until the conflict is resolved.
 */
export function useSavePerson(person: Pick<Person, 'id' | 'updatedAt'>, onSaved: () => void) {
  const told = useMutationToasts();
  const optimistic = useOptimisticUpdate<Person>(getQueryKey(trpc.people));
  const { people } = trpc.useUtils();
  const [theirs, setTheirs] = useState<Person>();
  const { id } = person;
  const { onSuccess, onError } = told<Saved, unknown>({
    success: 'Person saved',
    failure: 'Failed to save person',
    refresh: () => people.invalidate(),
    onSuccess: (saved) => {
      people.get.setData({ id }, saved);
      setTheirs(undefined);
      onSaved();
    },
  });
  const update = trpc.people.update.useMutation({
    onSuccess,
    ...optimistic(({ tags, ownerId, nextStep, nextStepOn }) => ({
      ...{ tags, ownerId, nextStepOn: nextStepOn ?? null },
      nextStep: nextStep || null,
    })),
  });
  return {
    theirs,
    save: (fields: Fields) => update.mutateAsync({ id, updatedAt: person.updatedAt, ...fields }),
    /** Saves over the colleague's version. */
    saveOver: (fields: Fields) =>
      theirs && update.mutateAsync({ id, updatedAt: theirs.updatedAt, ...fields }),
    dismiss: () => setTheirs(undefined),
    isPending: update.isPending,
    /** Reports why saving failed, or on a conflict shows the colleague's version. */
    async explain(error: unknown) {
      const isConflict = apiErrorOf(error)?.reason === 'edited_meanwhile';
      const found = isConflict
        ? await people.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined)
        : undefined;
      if (found) setTheirs(found);
      else onError(error);
    },
  };
}
