import type { FirmSettings, UpdateFirmInput } from '../../../src/features/firm/schema.ts';
import { useEditedSettings } from '../../admin/use-edited-settings.ts';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { trpc } from '../../lib/trpc.ts';
import { fieldId, fieldOf } from './field-path.ts';
import {
  draftOf,
  type FirmDraft,
  inputOf,
  isChanged,
  type List,
  rowsWithMoved,
  rowsWithNew,
} from './firm-draft.ts';

const loadSchema = async () =>
  (await import('../../../src/features/firm/schema.ts')).updateFirmInput;

/** The form of the profile. `onErrors` is called once errors are rendered, to move the focus. */
export function useFirmForm(
  loaded: FirmSettings,
  onErrors: () => void,
  options: {
    refresh?: () => unknown;
    onSaved?: (saved: FirmSettings) => void;
    isGuarded?: boolean;
    onDirty?: OnDirty;
  } = {},
) {
  const { client } = trpc.useUtils();
  const record = useEditedSettings<FirmSettings, FirmDraft, UpdateFirmInput>({
    opened: loaded,
    draftOf,
    form: {
      schema: loadSchema,
      transformValues: (draft, { updatedAt } = loaded) => inputOf(draft, updatedAt),
      fieldOf,
      focusError: onErrors,
    },
    isChanged: (draft, saved = loaded) => isChanged(draft, saved),
    send: ({ values, over = loaded, advertisingReason }) =>
      client.firm.update.mutate({ ...inputOf(values, over.updatedAt), advertisingReason }),
    fetchTheirs: () => client.firm.get.query(),
    texts: { success: 'Firm profile saved', failure: 'Failed to save the firm profile' },
    ...options,
  });
  const { form } = record;
  const { values: draft, getValues, setFieldValue } = form;

  return {
    ...form,
    ...record,
    draft,
    addRow: (list: List) => setFieldValue(list, rowsWithNew(getValues(), list)),
    removeRow: (list: List, index: number) =>
      setFieldValue(list, (getValues()[list] as unknown[]).toSpliced(index, 1)),
    moveRow: (list: List, index: number, by: 1 | -1) =>
      setFieldValue(list, rowsWithMoved(getValues(), list, index, by)),
  };
}

export type FirmForm = ReturnType<typeof useFirmForm>;

/** Focuses the control of a field once it is rendered. */
export function focusField(path: string): void {
  requestAnimationFrame(() => document.getElementById(fieldId(fieldOf(path)))?.focus());
}
