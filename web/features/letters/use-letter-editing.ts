import { type RefObject, useState } from 'react';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, EMPTY_DRAFT, type Letter } from './letter.ts';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/letters/schema.ts')).writeLetterInput;

/** The state of the letter editor: form, saving, and a colleague's newer version until the conflict is resolved. */
export function useLetterEditing({
  saved: savedAtFirst,
  root,
  onCreated,
}: {
  saved: Letter | null;
  root: RefObject<HTMLElement | null>;
  onCreated: ((id: string) => void) | undefined;
}) {
  const [saved, setSaved] = useState(savedAtFirst);
  const { letters } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const refresh = () => Promise.all([letters.list.invalidate(), letters.counts.invalidate()]);
  const creation = trpc.letters.create.useMutation({
    onSuccess: withToasts({ ...crudTexts('create', 'Letter'), refresh }).onSuccess,
  });
  const updating = withToasts({ ...crudTexts('update', 'Letter'), refresh });
  const update = trpc.letters.update.useMutation({ onSuccess: updating.onSuccess });
  const { theirs, dismiss, explain } = useEditConflict<Letter>({
    fetchTheirs: () => (saved ? letters.one.fetch({ id: saved.id }, { staleTime: 0 }) : undefined),
    onError: updating.onError,
  });
  const form = useForm({
    schema: loadSchema,
    initialValues: savedAtFirst ? draftOf(savedAtFirst) : EMPTY_DRAFT,
    validateOnBlur: false,
    fieldOf: (path) => path.split('.')[0] ?? path,
    onError: explain,
  });
  const isDirty = form.isDirty();
  const isPending = creation.isPending || update.isPending;
  useUnsavedGuard(isDirty && !isPending);

  /**
   * Saves the letter, replacing the given version; resolves to the stored letter, or to undefined if it could not be
   * saved.
   */
  const save = async (over: Letter | null = saved): Promise<Letter | undefined> => {
    let stored: Letter | undefined;
    await form.submit(root.current, async () => {
      const sent = form.getValues();
      stored = over
        ? await update.mutateAsync({ ...sent, id: over.id, updatedAt: over.updatedAt })
        : await creation.mutateAsync(sent);
      dismiss();
      setSaved(stored);
      letters.one.setData({ id: stored.id }, stored);
      form.reset({ ...sent, content: form.getValues().content });
      if (!over) onCreated?.(stored.id);
    });
    return stored;
  };
  return {
    form,
    saved,
    isDirty,
    isPending,
    theirs,
    save,
    dismiss,
  };
}

export type LetterEditing = ReturnType<typeof useLetterEditing>;
