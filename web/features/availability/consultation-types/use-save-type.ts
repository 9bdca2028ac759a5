import { useState } from 'react';
import type { CreateTypeInput } from '../../../../src/features/scheduling/consultation-types/schema.ts';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { useEditConflict } from '../../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { TypeSettings } from './type-draft.ts';

type Version = Pick<TypeSettings, 'updatedAt'>;

/**
 * Adds a consultation type or updates the given one. `theirs` is a colleague's newer version, until the conflict is
 * resolved. If saving withdraws a type that has booked appointments, nothing is saved yet and `asking` is set, so that
 * the user can decide about the appointments first.
 */
export function useSaveType({
  type,
  onSaved,
}: {
  type: TypeSettings | undefined;
  onSaved: () => void;
}) {
  const withToasts = useMutationToasts();
  const { availability, appointments } = trpc.useUtils();
  const [asking, setAsking] = useState<{ fields: CreateTypeInput; over: Version }>();
  const refresh = () => Promise.all([availability.invalidate(), appointments.invalidate()]);
  const texts = crudTexts(type ? 'update' : 'create', 'Consultation type');
  const { onSuccess, onError } = withToasts({ ...texts, refresh, onSuccess: onSaved });
  const create = trpc.availability.createType.useMutation({ onSuccess });
  const update = trpc.availability.updateType.useMutation({ onSuccess });
  const sendOver = (fields: CreateTypeInput, { updatedAt }: Version) =>
    update.mutateAsync({ ...fields, updatedAt });

  const overwrite = async (fields: CreateTypeInput, over: Version) => {
    if (type && isWithdrawn(type, fields)) {
      const { count } = await appointments.bookedOfType.fetch({ type: type.key }, { staleTime: 0 });
      if (count > 0) return setAsking({ fields, over });
    }
    await sendOver(fields, over);
  };
  const findType = async (key: string) => {
    const { types } = await availability.settings.fetch(undefined, { staleTime: 0 });
    return types.find((each) => each.key === key);
  };
  const {
    theirs,
    dismiss,
    explain: explainSave,
  } = useEditConflict<TypeSettings>({
    fetchTheirs: () => type && findType(type.key),
    onError,
  });
  const explain = (error: unknown) => {
    setAsking(undefined);
    return explainSave(error);
  };
  return {
    theirs,
    dismiss,
    asking,
    dismissQuestion: () => setAsking(undefined),
    /** Saves the type after that decision. */
    saveAsked: () =>
      asking ? sendOver(asking.fields, asking.over).then(() => true, explain) : undefined,
    save: (fields: CreateTypeInput) =>
      type ? overwrite(fields, type) : create.mutateAsync(fields).then(() => undefined),
    /** Overwrites the colleague's version. */
    overwrite: (fields: CreateTypeInput) => theirs && overwrite(fields, theirs),
    isPending: create.isPending || update.isPending,
    /** On a conflict sets `theirs` to the colleague's version; otherwise reports the error. */
    explain,
  };
}

/** Whether the change withdraws the type, so that visitors can no longer book it. */
const isWithdrawn = (
  before: Pick<TypeSettings, 'isActive' | 'isPublic'>,
  after: Pick<TypeSettings, 'isActive' | 'isPublic'>,
) => before.isActive && ((before.isPublic && !after.isPublic) || !after.isActive);
