import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorOf } from '../../lib/api-error.ts';
import { crudTexts } from '../crud-texts.ts';
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
  const told = useMutationToasts();
  const [theirs, setTheirs] = useState<Row>();
  const texts = crudTexts(entry ? 'update' : 'create', calls.noun);
  const { onSuccess, onError } = told({ ...texts, refresh: calls.refresh, onSuccess: onSaved });
  const create = useMutation({ mutationFn: calls.create, onSuccess });
  const update = useMutation({ mutationFn: calls.update, onSuccess });
  const saveOver = (fields: Fields, { updatedAt }: Row) =>
    update.mutateAsync({ ...fields, updatedAt });
  return {
    theirs,
    dismiss: () => setTheirs(undefined),
    save: (fields: Fields) => (entry ? saveOver(fields, entry) : create.mutateAsync(fields)),
    /** Saves over the colleague's version. */
    saveOver: (fields: Fields) => theirs && saveOver(fields, theirs),
    isPending: create.isPending || update.isPending,
    /** Reports why saving failed, or on a conflict shows the colleague's version. */
    explain: async (error: unknown) => {
      const isConflict = apiErrorOf(error)?.reason === 'edited_meanwhile';
      const rows = entry && isConflict ? await calls.fetch() : [];
      const newer = rows.find(({ key }) => key === entry?.key);
      if (newer) setTheirs(newer);
      else onError(error);
    },
  };
}
