import { useMemo, useState } from 'react';
import type { FirmSettings } from '../../../src/features/firm/schema.ts';
import { useForm } from '../../admin/use-form.ts';
import { fieldId, fieldOf } from './field-path.ts';
import {
  draftOf,
  inputOf,
  isChanged,
  type List,
  rowsWithMoved,
  rowsWithNew,
} from './firm-draft.ts';

const loadSchema = async () =>
  (await import('../../../src/features/firm/schema.ts')).updateFirmInput;

/** The form of the profile. `onErrors` is called once errors are rendered, to move the focus. */
export function useFirmForm(loaded: FirmSettings, onErrors: () => void) {
  const [saved, setSaved] = useState(loaded);
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(loaded),
    transformValues: (draft) => inputOf(draft, saved.updatedAt),
    fieldOf,
    focusError: onErrors,
  });
  const { values: draft, getValues, setFieldValue } = form;

  return {
    ...form,
    draft,
    saved,
    hasChanges: useMemo(() => isChanged(draft, saved), [draft, saved]),
    addRow: (list: List) => setFieldValue(list, rowsWithNew(getValues(), list)),
    removeRow: (list: List, index: number) =>
      setFieldValue(list, (getValues()[list] as unknown[]).toSpliced(index, 1)),
    moveRow: (list: List, index: number, by: 1 | -1) =>
      setFieldValue(list, rowsWithMoved(getValues(), list, index, by)),
    /** Resets the form to a saved profile. */
    restart(settings: FirmSettings) {
      setSaved(settings);
      form.reset(draftOf(settings));
    },
  };
}

export type FirmForm = ReturnType<typeof useFirmForm>;

/** Focuses the control of a field once it is rendered. */
export function focusField(path: string): void {
  requestAnimationFrame(() => document.getElementById(fieldId(fieldOf(path)))?.focus());
}
