import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { RELATIONS } from '../../../src/features/conflicts/rules.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts } from '../../admin/crud-texts.ts';
import { Dialog } from '../../admin/dialog.tsx';
import fields from '../../admin/form.module.css';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './conflict-panel.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/conflicts/entries/schema.ts')).entryFields;

const RELATION_OPTIONS = RELATIONS.map(({ value, label }) => ({ value, label }));

/** Adds somebody to the conflict list, or edits an entry. */
export function EntryDialog({
  entry,
  onClose,
}: {
  /** The entry to edit; without it a new one is added. */
  entry?: ConflictEntry;
  onClose: () => void;
}) {
  const id = useId();
  const told = useMutationToasts();
  const { conflictEntries } = trpc.useUtils();
  const texts = told({
    ...crudTexts(entry ? 'update' : 'create', 'Entry'),
    refresh: () => conflictEntries.invalidate(),
    onSuccess: onClose,
  });
  const { onSuccess, onError } = texts;
  const create = trpc.conflictEntries.create.useMutation({ onSuccess });
  const update = trpc.conflictEntries.update.useMutation({ onSuccess });
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      name: entry?.name ?? '',
      otherNames: entry?.otherNames ?? '',
      relation: entry?.relation ?? 'former_client',
      note: entry?.note ?? '',
    },
    onError,
  });
  return (
    <Dialog
      title={entry ? 'Edit entry' : 'Add to the conflict list'}
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
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
          entry
            ? update.mutateAsync({ ...values, id: entry.id, updatedAt: entry.updatedAt })
            : create.mutateAsync(values),
        )}
      >
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
          description="Former names and others, each on a line of its own"
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
      </form>
    </Dialog>
  );
}
