import { useState } from 'react';
import type { QuickExitSettings } from '../../../../../src/features/quick-exit/schema.ts';
import { type FormOf, useForm } from '../../../../admin/use-form.ts';
import { draftOf, type ExitDraft, inputOf, isChanged, newHotline } from './exit-draft.ts';

const loadSchema = async () =>
  (await import('../../../../../src/features/quick-exit/schema.ts')).saveQuickExitInput;

/** Maps the path of an error to its field; the switches have no error messages of their own. */
const fieldOf = (path: string) =>
  (path.startsWith('hotlines.') ? path : path.split('.', 1)[0]) ?? path;

/** The form of the settings, which are saved as a whole. */
export function useExitForm(loaded: QuickExitSettings) {
  const [saved, setSaved] = useState(loaded);
  const form = useForm({
    schema: loadSchema,
    initialValues: draftOf(loaded),
    transformValues: (draft) => inputOf(draft, saved.updatedAt),
    fieldOf,
  });
  const { getValues, setFieldValue } = form;
  return {
    ...form,
    saved,
    hasChanges: isChanged(form.values, saved),
    addHotline: () => setFieldValue('hotlines', [...getValues().hotlines, newHotline()]),
    removeHotline: (index: number) =>
      setFieldValue('hotlines', getValues().hotlines.toSpliced(index, 1)),
    /** Resets the form to saved settings. */
    restart(settings: QuickExitSettings) {
      setSaved(settings);
      form.reset(draftOf(settings));
    },
  };
}

export type ExitForm = Pick<
  ReturnType<typeof useExitForm>,
  'addHotline' | 'removeHotline' | 'saved'
> &
  Pick<FormOf<ExitDraft>, 'getInputProps' | 'values' | 'errors'>;
