import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { RELATIONS, relationLabel } from '../../../src/features/conflicts/rules.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import type { ComparedField } from '../../admin/edit-conflict-dialog.tsx';
import fields from '../../admin/form.module.css';
import { RecordDialog } from '../../admin/record-dialog.tsx';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './conflict-panel.module.css';

const BLANK_ENTRY = { name: '', otherNames: '', relation: 'former_client', note: '' };

type EntryDraft = typeof BLANK_ENTRY;

const draftOf = ({ name, otherNames, relation, note }: ConflictEntry): EntryDraft => ({
  ...{ name, relation },
  ...{ otherNames: otherNames ?? '', note: note ?? '' },
});

/** The fields as text, to compare two versions. */
const COMPARED_FIELDS: readonly ComparedField<EntryDraft>[] = [
  { name: 'Name', read: ({ name }) => name },
  { name: 'Other names', read: ({ otherNames }) => otherNames },
  { name: 'Relation to the firm', read: ({ relation }) => relationLabel(relation) },
  { name: 'Note', read: ({ note }) => note },
];

const loadSchema = async () =>
  (await import('../../../src/features/conflicts/entries/schema.ts')).entryFields;

const RELATION_OPTIONS = RELATIONS.map(({ value, label }) => ({ value, label }));

/** Dialog to add a person to the conflict list, or to edit an entry. */
export function EntryDialog({
  entry,
  onClose,
}: {
  /** The entry to edit; without it a new one is added. */
  entry?: ConflictEntry;
  onClose: () => void;
}) {
  const { client, conflictEntries } = trpc.useUtils();
  const record = useEditedRecord({
    opened: entry,
    draftOf,
    blank: BLANK_ENTRY,
    form: { schema: loadSchema },
    send: async ({ fields: typed, over }) =>
      over
        ? client.conflictEntries.update.mutate({
            ...typed,
            id: over.id,
            updatedAt: over.updatedAt,
          })
        : client.conflictEntries.create.mutate(typed),
    fetchTheirs: ({ id }) => client.conflictEntries.one.query({ id }),
    texts: crudTexts(entry ? 'update' : 'create', 'Entry'),
    refresh: () => conflictEntries.invalidate(),
    onSaved: onClose,
  });
  const { form } = record;
  return (
    <RecordDialog
      record={record}
      title={entry ? 'Edit entry' : 'Add to the conflict list'}
      viewTitle="Entry"
      what="entry"
      saveLabel={entry ? 'Save changes' : 'Add'}
      permission="conflictList.change"
      fields={COMPARED_FIELDS}
      className={styles.form}
      onClose={onClose}
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
    </RecordDialog>
  );
}
