import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';
import type { FormOptions } from '../lib/form-store.ts';
import { useForm } from './use-form.ts';
import { useMutationToasts } from './use-mutation-toasts.ts';
import { usePublish } from './use-publish.ts';
import { type OnDirty, useReportDirty } from './use-report-dirty.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What is saved: over a version of the record, or as a new record. */
type Sent<Stored, Values, Output> = {
  /** The parsed values. */
  fields: Output;
  values: Values;
  over: Stored | undefined;
  /** The reason for publishing a text that advertising law restricts. */
  advertisingReason: string | undefined;
};

type Texts<Saved> = { success: string | ((saved: Saved) => string); failure: string };

export type Edited<Stored, Values extends object, Output, Saved> = {
  /** The version that is edited; undefined for a new record. */
  opened: Stored | undefined;
  draftOf: (stored: Stored) => Values;
  /** The initial values of a new record. */
  blank?: Values;
  form: Omit<FormOptions<Values, Output>, 'initialValues' | 'transformValues' | 'onError'> & {
    /** Converts the values to the schema's input, where they differ. */
    transformValues?: (values: Values, saved: Stored | undefined) => unknown;
  };
  /** Whether the values differ from the saved ones, if that is not a comparison of the values. */
  isChanged?: (values: Values, saved: Stored | undefined) => boolean;
  send: (sent: Sent<Stored, Values, Output>) => Promise<Saved>;
  /**
   * Fetches the stored version for the conflict dialog; undefined if it was deleted. A call of its own: a query would
   * join a fetch that began before the colleague saved.
   */
  fetchTheirs?: (saved: Stored) => Promise<Stored | undefined>;
  /** The toasts; a function, if a new record remains in the editor once it is saved. */
  texts: Texts<Saved> | ((isNew: boolean) => Texts<Saved>);
  /** Refetches the changed data. */
  refresh?: () => unknown;
  onSaved?: (saved: Saved) => void;
  /** Whether leaving the page with unsaved changes asks for confirmation; a dialog asks when it is closed. */
  isGuarded?: boolean;
  /** Reports unsaved changes to the page, if that asks for confirmation. */
  onDirty?: OnDirty;
};

/**
 * The state of an editor: the form, saving with its toasts, the question before unsaved changes are lost, and the edit
 * conflict. When the server rejects a save because somebody else has saved in the meantime, `isStale` is set, and
 * `theirs` is the stored version until the user chooses which one to keep; see `EditConflictDialog`.
 */
export function useEditedRecord<Stored, Values extends object, Output, Saved = Stored>({
  opened,
  draftOf,
  blank,
  form: { transformValues, ...formOptions },
  isChanged,
  send,
  fetchTheirs,
  texts,
  refresh,
  onSaved,
  isGuarded = false,
  onDirty = ignore,
}: Edited<Stored, Values, Output, Saved>) {
  const [saved, setSaved] = useState(opened);
  const [initialValues] = useState(() => (opened ? draftOf(opened) : blank) as Values);
  const [theirs, setTheirs] = useState<Stored>();
  const [isStale, setStale] = useState(false);
  let refreshed: unknown;
  const { onSuccess, onError } = useMutationToasts()<Saved, unknown>({
    ...(typeof texts === 'function' ? texts(!saved) : texts),
    refresh: () => {
      refreshed = refresh?.();
      return refreshed;
    },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    async onSuccess(stored: Saved, sent) {
      onSuccess(stored, sent);
      // Otherwise the record could be opened again at its former version, over which nothing can be saved.
      await refreshed;
      onSaved?.(stored);
    },
  });
  const explain = async (error: unknown) => {
    const isConflict = apiErrorOf(error)?.reason === 'edited_meanwhile';
    const found = isConflict && saved && (await fetchTheirs?.(saved).catch(() => undefined));
    if (found) return setTheirs(found);
    setStale(isConflict);
    onError(error);
  };
  const form = useForm<Values, Output>({
    ...formOptions,
    initialValues,
    ...(transformValues && { transformValues: (values) => transformValues(values, saved) }),
    onError: (error) => void explain(error),
  });
  const isDirty = isChanged ? isChanged(form.values, saved) : form.isDirty();
  // Nobody is asked about what is being saved, or is saved while the lists are still refetched.
  const isUnsaved = isDirty && !isPending;
  useUnsavedGuard(isGuarded && isUnsaved);
  useReportDirty(isUnsaved, onDirty);

  const passGate = usePublish();
  const save = async (fields: Output, values: Values, over = saved): Promise<Saved> => {
    const stored = await passGate((advertisingReason) =>
      mutateAsync({ fields, values, over, advertisingReason }),
    );
    setTheirs(undefined);
    setStale(false);
    return stored;
  };
  return {
    form,
    draftOf,
    saved,
    setSaved,
    isDirty,
    isPending,
    save,
    /** Handles the submit event of the form. */
    onSubmit: form.onSubmit((fields, values) => save(fields, values)),
    theirs,
    isStale,
    explain,
    dismiss: () => setTheirs(undefined),
    /** Overwrites the colleague's version. */
    overwrite: () => form.submit(null, (fields, values) => save(fields, values, theirs)),
    /** Continues with the version that the server stored for `sent`, and keeps what the user has edited since. */
    take(version: Stored, sent: Values) {
      setSaved(version);
      form.rebase(draftOf(version), sent);
    },
    /** Resets the form to a saved version. */
    restart(version: Stored) {
      setSaved(version);
      setTheirs(undefined);
      setStale(false);
      form.reset(draftOf(version));
    },
  };
}

function ignore() {}
