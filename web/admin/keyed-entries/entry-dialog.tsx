import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { EditConflictDialog } from '../edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../read-only.tsx';
import { useCan } from '../use-can.ts';
import { type FormOf, useForm } from '../use-form.ts';
import type { Entry, EntryCalls } from './entry-calls.ts';
import styles from './entry-dialog.module.css';
import { useSaveEntry } from './use-save-entry.ts';

/** A field of a draft as text, to compare two versions. */
export type DraftWords<Draft> = readonly { name: string; read: (draft: Draft) => string }[];

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
  zone,
  onTakeTheirs,
  onClose,
  children,
}: {
  entry: Row | undefined;
  draftOf: (entry: Row) => Draft;
  blank: Draft;
  schema: () => Promise<z.ZodType<Fields>>;
  inputOf: (draft: Draft) => unknown;
  words: DraftWords<Draft>;
  calls: EntryCalls<Row, Fields>;
  zone: string;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs: (theirs: Row) => void;
  onClose: () => void;
  children: (form: FormOf<Draft>) => ReactNode;
}) {
  const saving = useSaveEntry({ entry, calls, onSaved: onClose });
  const form = useForm({
    schema,
    initialValues: entry ? draftOf(entry) : blank,
    transformValues: inputOf,
    onError: saving.explain,
  });
  const mayChange = useCan()(calls.permission);
  const id = useId();
  const { theirs } = saving;
  return (
    <>
      <Dialog
        title={entry ? (mayChange ? `Edit ${calls.noun}` : calls.noun) : `Add ${calls.noun}`}
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
            <Button
              permission={calls.permission}
              pending={saving.isPending}
              variant="filled"
              type="submit"
              form={id}
            >
              {entry ? 'Save Changes' : `Add ${calls.noun}`}
            </Button>
          </>
        )}
      >
        <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(saving.save)}>
          <ReadOnlyUnless permission={calls.permission}>{children(form)}</ReadOnlyUnless>
        </form>
      </Dialog>
      {theirs && (
        <EditConflictDialog
          what={calls.noun.toLowerCase()}
          savedAt={theirs.updatedAt}
          zone={zone}
          fields={words.map(({ name, read }) => ({
            name,
            theirs: read(draftOf(theirs)),
            mine: read(form.values),
          }))}
          isPending={saving.isPending}
          onKeepMine={() => void form.submit(null, saving.overwrite)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
