import { Textarea } from '@mantine/core';
import type { EmbedSettings } from '../../../../src/features/embed/schema.ts';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { type OnDirty, useReportDirty } from '../../../admin/use-report-dirty.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EditConflictNotice } from '../../firm/edit-conflict-notice.tsx';
import { Section } from '../../firm/section.tsx';
import { SaveBar } from '../../team/save-bar.tsx';
import { useSitesForm } from './use-sites-form.ts';

/** Form for the websites that may embed parts of this one. */
export function SitesForm({ loaded, onDirty }: { loaded: EmbedSettings; onDirty: OnDirty }) {
  const form = useSitesForm(loaded);
  const { embed } = trpc.useUtils();
  const withToasts = useMutationToasts();
  useReportDirty(form.hasChanges, onDirty);
  const saving = trpc.embed.save.useMutation(
    withToasts({ success: 'Websites saved', failure: 'Failed to save the websites' }),
  );
  const save = form.onSubmit(async (input) => {
    const saved = await saving.mutateAsync(input);
    embed.settings.setData(undefined, saved);
    form.restart(saved);
  });
  const restart = (settings: EmbedSettings) => {
    saving.reset();
    form.restart(settings);
  };
  return (
    <form noValidate onSubmit={(event) => (form.hasChanges ? save(event) : event.preventDefault())}>
      {apiErrorOf(saving.error)?.reason === 'edited_meanwhile' && (
        <EditConflictNotice
          what="websites"
          action="Load the saved websites"
          onTakeTheirs={async () =>
            restart(await embed.settings.fetch(undefined, { staleTime: 0 }))
          }
        />
      )}
      <Section
        title="Allowed websites"
        lead="Browsers block the booking form and the calculator on all other websites. This protects your visitors from clickjacking: a website that puts its own buttons over yours."
      >
        <ReadOnlyUnless permission="embed.change">
          <Textarea
            {...form.getInputProps('origins')}
            label="Websites, one per line"
            description="Such as https://www.harbor.example. Enter the address with www and the one without, if your website has both."
            placeholder="https://"
            autosize
            minRows={3}
            spellCheck={false}
            autoComplete="off"
          />
        </ReadOnlyUnless>
      </Section>
      {form.hasChanges && (
        <SaveBar isPending={saving.isPending} onCancel={() => restart(form.saved)} />
      )}
    </form>
  );
}
