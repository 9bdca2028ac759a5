import { getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../src/app/app-router.ts';
import type { Person, UpdatePersonInput } from '../../../../src/features/people/schema.ts';
import { useEditConflict } from '../../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../../admin/use-optimistic-update.ts';
import { trpc } from '../../../lib/trpc.ts';

type Saved = inferRouterOutputs<AppRouter>['people']['update'];
type Fields = Pick<UpdatePersonInput, 'tags' | 'ownerId' | 'nextStep' | 'nextStepOn'>;

/**
 * Saves the fields of a person that staff edit. Optimistic update, rolled back if the server rejects the change.
 * `theirs` is a colleague's newer version, until the conflict is resolved.
 */
export function useSavePerson(person: Pick<Person, 'id' | 'updatedAt'>, onSaved: () => void) {
  const withToasts = useMutationToasts();
  const optimistic = useOptimisticUpdate<Person>(getQueryKey(trpc.people));
  const { people } = trpc.useUtils();
  const { id } = person;
  const { onSuccess, onError } = withToasts<Saved, unknown>({
    success: 'Person saved',
    failure: 'Failed to save person',
    refresh: () => people.invalidate(),
    onSuccess: (saved) => {
      people.get.setData({ id }, saved);
      conflict.dismiss();
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
  const conflict = useEditConflict<Person>({
    fetchTheirs: () => people.get.fetch({ id }, { staleTime: 0 }),
    onError,
  });
  const { theirs } = conflict;
  return {
    ...conflict,
    save: (fields: Fields) => update.mutateAsync({ id, updatedAt: person.updatedAt, ...fields }),
    /** Overwrites the colleague's version. */
    overwrite: (fields: Fields) =>
      theirs && update.mutateAsync({ id, updatedAt: theirs.updatedAt, ...fields }),
    isPending: update.isPending,
  };
}
