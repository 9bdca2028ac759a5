import { useMutation } from '@tanstack/react-query';
import { crudTexts } from '../crud-texts.ts';
import { useEditConflict } from '../use-edit-conflict.ts';
import { useMutationToasts } from '../use-mutation-toasts.ts';
import type { Entry, EntryCalls } from './entry-calls.ts';

/**
 * Adds an entry or updates the given one. `theirs` is a colleague's newer version, until the conflict is resolved.
 */
export function useSaveEntry<Row extends Entry, Fields>({
  entry,
  calls,
  onSaved,
}: {
  entry: Row | undefined;
  calls: EntryCalls<Row, Fields>;
  onSaved: () => void;
}) {
  const withToasts = useMutationToasts();
  const texts = crudTexts(entry ? 'update' : 'create', calls.noun);
  const { onSuccess, onError } = withToasts({
    ...texts,
    refresh: calls.refresh,
    onSuccess: onSaved,
  });
  const create = useMutation({ mutationFn: calls.create, onSuccess });
  const update = useMutation({ mutationFn: calls.update, onSuccess });
  const overwrite = (fields: Fields, { updatedAt }: Row) =>
    update.mutateAsync({ ...fields, updatedAt });
  const conflict = useEditConflict({
    fetchTheirs: async () => (await calls.fetch()).find(({ key }) => key === entry?.key),
    onError,
  });
  return {
    ...conflict,
    save: (fields: Fields) => (entry ? overwrite(fields, entry) : create.mutateAsync(fields)),
    /** Overwrites the colleague's version. */
    overwrite: (fields: Fields) => conflict.theirs && overwrite(fields, conflict.theirs),
    isPending: create.isPending || update.isPending,
  };
}
