import { TextInput } from '@mantine/core';
import type { QuickExitSettings } from '../../../../../src/features/quick-exit/schema.ts';
import { ReadOnlyUnless } from '../../../../admin/read-only.tsx';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { type OnDirty, useReportDirty } from '../../../../admin/use-report-dirty.ts';
import { apiErrorOf } from '../../../../lib/api-error.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EditConflictNotice } from '../../../firm/edit-conflict-notice.tsx';
import { Section } from '../../../firm/section.tsx';
import { SaveBar } from '../../../team/save-bar.tsx';
import { HotlinesSection } from './hotlines-section.tsx';
import { PlacesSection } from './places-section.tsx';
import styles from './quick-exit.module.css';
import { useExitForm } from './use-exit-form.ts';

/** The settings as one form, which is saved as a whole. */
export function QuickExitForm({
  loaded,
  onDirty,
}: {
  loaded: QuickExitSettings;
  onDirty: OnDirty;
}) {
  const form = useExitForm(loaded);
  const { quickExit } = trpc.useUtils();
  const withToasts = useMutationToasts();
  useReportDirty(form.hasChanges, onDirty);
  const saving = trpc.quickExit.save.useMutation(
    withToasts({
      success: 'Quick exit saved',
      failure: 'Failed to save the quick exit',
    }),
  );
  const save = form.onSubmit(async (input) => {
    const saved = await saving.mutateAsync(input);
    quickExit.settings.setData(undefined, saved);
    form.restart(saved);
  });
  const restart = (settings: QuickExitSettings) => {
    saving.reset();
    form.restart(settings);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => (form.hasChanges ? save(event) : event.preventDefault())}
    >
      {apiErrorOf(saving.error)?.reason === 'edited_meanwhile' && (
        <EditConflictNotice
          what="settings"
          action="Load the saved settings"
          onTakeTheirs={async () =>
            restart(await quickExit.settings.fetch(undefined, { staleTime: 0 }))
          }
        />
      )}
      <ReadOnlyUnless permission="site.change">
        <PlacesSection form={form} />
        <Section
          title="Where it leads"
          lead="An everyday website, such as a weather site, that needs no sign-in. It does not learn where the visitor comes from."
        >
          <TextInput
            {...form.getInputProps('neutralUrl')}
            label="Address of the neutral website"
            type="url"
            placeholder="https://"
            required
          />
        </Section>
        <HotlinesSection form={form} />
      </ReadOnlyUnless>
      {form.hasChanges && (
        <SaveBar isPending={saving.isPending} onCancel={() => restart(form.saved)} />
      )}
    </form>
  );
}
