import { Textarea } from '@mantine/core';
import type { EmbedSettings, SaveEmbedInput } from '../../../../src/features/embed/schema.ts';
import { EditConflictNotice } from '../../../admin/edit-conflict-notice.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { SaveBar } from '../../../admin/save-bar.tsx';
import { useEditedSettings } from '../../../admin/use-edited-settings.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/embed/schema.ts')).saveEmbedInput;

type Draft = { origins: string };

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Form for the websites that may embed parts of this one. */
export function SitesForm({ loaded, onDirty }: { loaded: EmbedSettings; onDirty: OnDirty }) {
  const { client, embed } = trpc.useUtils();
  const record = useEditedSettings<EmbedSettings, Draft, SaveEmbedInput>({
    opened: loaded,
    draftOf: ({ origins }) => ({ origins: origins.join('\n') }),
    form: {
      schema: loadSchema,
      transformValues: ({ origins }, { updatedAt } = loaded) => ({
        origins: linesOf(origins),
        updatedAt,
      }),
      // Errors of a line are shown at the whole list.
      fieldOf: (path) => path.split('.', 1)[0] ?? path,
    },
    isChanged: (values, saved = loaded) => linesOf(values.origins).join() !== saved.origins.join(),
    send: ({ fields }) => client.embed.save.mutate(fields),
    fetchTheirs: () => client.embed.settings.query(),
    texts: { success: 'Websites saved', failure: 'Failed to save the websites' },
    onSaved: (saved) => embed.settings.setData(undefined, saved),
    onDirty,
  });
  const { form } = record;
  return (
    <form noValidate onSubmit={record.onSubmit}>
      <EditConflictNotice record={record} what="websites" action="Load the saved websites" />
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
      <SaveBar record={record} />
    </form>
  );
}
