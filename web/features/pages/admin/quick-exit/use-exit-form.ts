import type {
  QuickExitSettings,
  SaveQuickExitInput,
} from '../../../../../src/features/quick-exit/schema.ts';
import { useEditedSettings } from '../../../../admin/use-edited-settings.ts';
import type { FormOf } from '../../../../admin/use-form.ts';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { draftOf, type ExitDraft, inputOf, isChanged, newHotline } from './exit-draft.ts';

const loadSchema = async () =>
  (await import('../../../../../src/features/quick-exit/schema.ts')).saveQuickExitInput;

/** Maps the path of an error to its field; the switches have no error messages of their own. */
const fieldOf = (path: string) =>
  (path.startsWith('hotlines.') ? path : path.split('.', 1)[0]) ?? path;

/** The form of the settings, which are saved as a whole. */
export function useExitForm(loaded: QuickExitSettings, onDirty: OnDirty) {
  const { client, quickExit } = trpc.useUtils();
  const record = useEditedSettings<QuickExitSettings, ExitDraft, SaveQuickExitInput>({
    opened: loaded,
    draftOf,
    form: {
      schema: loadSchema,
      transformValues: (draft, { updatedAt } = loaded) => inputOf(draft, updatedAt),
      fieldOf,
    },
    isChanged: (draft, saved = loaded) => isChanged(draft, saved),
    send: ({ fields }) => client.quickExit.save.mutate(fields),
    fetchTheirs: () => client.quickExit.settings.query(),
    texts: { success: 'Quick exit saved', failure: 'Failed to save the quick exit' },
    onSaved: (saved) => quickExit.settings.setData(undefined, saved),
    onDirty,
  });
  const { getValues, setFieldValue } = record.form;
  return {
    ...record,
    ...record.form,
    addHotline: () => setFieldValue('hotlines', [...getValues().hotlines, newHotline()]),
    removeHotline: (index: number) =>
      setFieldValue('hotlines', getValues().hotlines.toSpliced(index, 1)),
    onSubmit: record.onSubmit,
    isDirty: record.isDirty,
  };
}

export type ExitForm = Pick<
  ReturnType<typeof useExitForm>,
  'addHotline' | 'removeHotline' | 'saved'
> &
  Pick<FormOf<ExitDraft>, 'getInputProps' | 'values' | 'errors'>;
