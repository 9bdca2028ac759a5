import type { ReactNode } from 'react';
import type { z } from 'zod';
import { crudTexts } from '../crud-texts.ts';
import type { ComparedField } from '../edit-conflict-dialog.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useEditedRecord } from '../use-edited-record.ts';
import type { FormOf } from '../use-form.ts';
import type { Entry, EntryCalls } from './entry-calls.ts';
import styles from './entry-dialog.module.css';

/** Dialog to add an entry, or to edit the given one. `children` are its fields. */
export function EntryDialog<
  Row extends Entry,
  Draft extends { key: string; label: string },
  Fields,
>({
  entry,
  draftOf,
  blank,
  schema,
  inputOf,
  words,
  calls,
  onClose,
  children,
}: {
  entry: Row | undefined;
  draftOf: (entry: Row) => Draft;
  blank: Draft;
  schema: () => Promise<z.ZodType<Fields>>;
  inputOf: (draft: Draft) => unknown;
  words: readonly ComparedField<Draft>[];
  calls: EntryCalls<Row, Fields>;
  onClose: () => void;
  children: (form: FormOf<Draft>) => ReactNode;
}) {
  const { noun } = calls;
  const record = useEditedRecord({
    opened: entry,
    draftOf,
    blank,
    form: { schema, transformValues: inputOf },
    send: ({ fields, over }) =>
      over ? calls.update({ ...fields, updatedAt: over.updatedAt }) : calls.create(fields),
    fetchTheirs: async ({ key }) => (await calls.fetch()).find((each) => each.key === key),
    texts: crudTexts(entry ? 'update' : 'create', noun),
    refresh: calls.refresh,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      record={record}
      title={entry ? `Edit ${noun}` : `Add ${noun}`}
      viewTitle={noun}
      what={noun.toLowerCase()}
      saveLabel={entry ? 'Save Changes' : `Add ${noun}`}
      permission={calls.permission}
      fields={words}
      className={styles.fields}
      onClose={onClose}
    >
      {children(record.form)}
    </RecordDialog>
  );
}
