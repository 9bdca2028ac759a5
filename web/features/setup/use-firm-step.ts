import { useRef } from 'react';
import type { FirmSettings } from '../../../src/features/firm/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, type FirmDraft, inputOf } from '../firm/firm-draft.ts';
import { useFirmForm } from '../firm/use-firm-form.ts';
import { type StepNavigation, useSetup } from './use-setup.ts';

/**
 * The state of a step for some fields of the firm profile. Saving fetches the current profile and changes only these
 * fields, because another step may have saved other fields in the meantime.
 */
export function useFirmStep({
  fields,
  loaded,
  onDirty,
}: {
  fields: readonly (keyof FirmDraft)[];
  /** The initial values of the form. */
  loaded: FirmSettings;
  onDirty: OnDirty;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useFirmForm(loaded, () => focusFirstError(formRef.current), { onDirty });
  const nav = useSetup('firm');
  const { isPending, save } = useSaveFields(nav);
  const submit = form.form.onSubmit(async (_, draft) => {
    const saved = await save(Object.fromEntries(fields.map((field) => [field, draft[field]])));
    form.restart(saved);
    await nav.finish();
  });
  return { form, formRef, nav, isPending, submit };
}

/** Returns a function that fetches the current firm profile and saves it with some fields changed. */
export function useSaveFields(nav: StepNavigation) {
  const { firm, site } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const saving = trpc.firm.update.useMutation(
    withToasts({
      failure: 'Failed to save the firm profile',
      refresh: () => Promise.all([firm.get.invalidate(), site.layout.invalidate(), nav.refresh()]),
    }),
  );
  return {
    isPending: saving.isPending,
    save: async (change: Partial<FirmDraft>): Promise<FirmSettings> => {
      const stored = firm.get.getData() ?? (await firm.get.fetch());
      const input = inputOf({ ...draftOf(stored), ...change }, stored.updatedAt);
      const saved = await publish((advertisingReason) =>
        saving.mutateAsync({ ...input, advertisingReason }),
      );
      firm.get.setData(undefined, saved);
      return saved;
    },
  };
}
