import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ConflictEntry, EntryFields } from '../../../src/features/conflicts/entries/schema.ts';
import { RELATIONS } from '../../../src/features/conflicts/rules.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts } from '../../admin/crud-texts.ts';
import { Dialog } from '../../admin/dialog.tsx';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import fields from '../../admin/form.module.css';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './conflict-panel.module.css';
import { BLANK_ENTRY, draftOf, sidesOf } from './entry-draft.ts';

const loadSchema = async () =>
  (await import('../../../src/features/conflicts/entries/schema.ts')).entryFields;

const RELATION_OPTIONS = RELATIONS.map(({ value, label }) => ({ value, label }));

/** Dialog to add a person to the conflict list, or to edit an entry. */
export function EntryDialog({
  entry,
  zone,
  onTakeTheirs,
  onClose,
}: {
  /** The entry to edit; without it a new one is added. */
  entry?: ConflictEntry;
  zone: string;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs?: (theirs: ConflictEntry) => void;
  onClose: () => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const { conflictEntries } = trpc.useUtils();
  const texts = withToasts({
    ...crudTexts(entry ? 'update' : 'create', 'Entry'),
    refresh: () => conflictEntries.invalidate(),
    onSuccess: onClose,
  });
  const { onSuccess, onError } = texts;
  const create = trpc.conflictEntries.create.useMutation({ onSuccess });
  const update = trpc.conflictEntries.update.useMutation({ onSuccess });
  const { theirs, dismiss, explain } = useEditConflict<ConflictEntry>({
    fetchTheirs: () => entry && conflictEntries.one.fetch({ id: entry.id }, { staleTime: 0 }),
    onError,
  });
  const mayChange = useCan()('conflictList.change');
  const form = useForm({
    schema: loadSchema,
    initialValues: entry ? draftOf(entry) : BLANK_ENTRY,
    onError: explain,
  });
  const overwrite = (over: ConflictEntry, fields: EntryFields) =>
    update.mutateAsync({ ...fields, id: over.id, updatedAt: over.updatedAt });
  return (
    <>
      <Dialog
        title={entry ? (mayChange ? 'Edit entry' : 'Entry') : 'Add to the conflict list'}
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
            <Button
              permission="conflictList.change"
              pending={create.isPending || update.isPending}
              variant="filled"
              type="submit"
              form={id}
            >
              {entry ? 'Save changes' : 'Add'}
            </Button>
          </>
        )}
      >
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={form.onSubmit((values) =>
            entry ? overwrite(entry, values) : create.mutateAsync(values),
          )}
        >
          <ReadOnlyUnless permission="conflictList.change">
            <TextInput
              {...form.getInputProps('name')}
              required
              label="Name"
              description="A person or a business"
              autoComplete="off"
            />
            <Textarea
              {...form.getInputProps('otherNames')}
              label="Other names (optional)"
              description="Former and other names, one per line"
              rows={2}
            />
            <NativeSelect
              {...form.getInputProps('relation')}
              required
              label="Relation to the firm"
              data={RELATION_OPTIONS}
            />
            <Textarea
              {...form.getInputProps('note')}
              label="Note (optional)"
              rows={3}
              className={fields.wide}
            />
          </ReadOnlyUnless>
        </form>
      </Dialog>
      {theirs && (
        <EditConflictDialog
          what="entry"
          savedAt={theirs.updatedAt}
          zone={zone}
          fields={sidesOf(theirs, form.values)}
          isPending={update.isPending}
          onKeepMine={() => void form.submit(null, (values) => overwrite(theirs, values))}
          onTakeTheirs={() => onTakeTheirs?.(theirs)}
          onClose={dismiss}
        />
      )}
    </>
  );
}
