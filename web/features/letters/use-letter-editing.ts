import type { RefObject } from 'react';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, EMPTY_DRAFT, type Letter } from './letter.ts';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/letters/schema.ts')).writeLetterInput;

/** The state of the letter editor. */
export function useLetterEditing({
  saved: opened,
  root,
  onCreated,
}: {
  saved: Letter | null;
  root: RefObject<HTMLElement | null>;
  onCreated: ((id: string) => void) | undefined;
}) {
  const { client, letters } = trpc.useUtils();
  const record = useEditedRecord({
    opened: opened ?? undefined,
    draftOf,
    blank: EMPTY_DRAFT,
    form: {
      schema: loadSchema,
      validateOnBlur: false,
      fieldOf: (path) => path.split('.')[0] ?? path,
    },
    send: ({ values, over }) =>
      over
        ? client.letters.update.mutate({ ...values, id: over.id, updatedAt: over.updatedAt })
        : client.letters.create.mutate(values),
    fetchTheirs: ({ id }) => client.letters.one.query({ id }),
    texts: (isNew) => crudTexts(isNew ? 'create' : 'update', 'Letter'),
    refresh: () => Promise.all([letters.list.invalidate(), letters.counts.invalidate()]),
    isGuarded: true,
  });
  const { form, saved } = record;

  /**
   * Saves the letter, replacing the given version; resolves to the stored letter, or to undefined if it could not be
   * saved.
   */
  const save = async (over = saved): Promise<Letter | undefined> => {
    let stored: Letter | undefined;
    await form.submit(root.current, async (fields, sent) => {
      stored = await record.save(fields, sent, over);
      record.setSaved(stored);
      letters.one.setData({ id: stored.id }, stored);
      form.rebase(sent, sent);
      if (!over) onCreated?.(stored.id);
    });
    return stored;
  };
  return { ...record, save, overwrite: async () => void (await save(record.theirs)) };
}

export type LetterEditing = ReturnType<typeof useLetterEditing>;
