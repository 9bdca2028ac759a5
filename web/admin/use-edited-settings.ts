import { type Edited, useEditedRecord } from './use-edited-record.ts';

type Fetch<Stored> = (saved: Stored) => Promise<Stored | undefined>;

/**
 * An editor that stays open once it has saved, such as a form of settings. After an edit conflict, the typed values are
 * kept until the user replaces them with the stored ones; see `EditConflictNotice`.
 */
export function useEditedSettings<Stored, Values extends object, Output>({
  fetchTheirs,
  ...options
}: Edited<Stored, Values, Output, Stored> & { opened: Stored; fetchTheirs: Fetch<Stored> }) {
  const record = useEditedRecord(options);
  const { form, saved = options.opened, save, take, restart, isDirty } = record;
  const submit = form.onSubmit(async (fields, values) => take(await save(fields, values), values));
  return {
    ...record,
    saved,
    onSubmit: (event: Parameters<typeof submit>[0]) =>
      isDirty ? submit(event) : event.preventDefault(),
    cancel: () => restart(saved),
    takeTheirs: async () => {
      const theirs = await fetchTheirs(saved);
      if (theirs) restart(theirs);
    },
  };
}
