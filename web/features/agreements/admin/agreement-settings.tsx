import { Stack, TextInput } from '@mantine/core';
import { TRANSLATION_RULES } from '../../../../src/features/agreements/rules.ts';
import type { AgreementSettings as Settings } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/agreements/schema.ts')).settingsFields;

/** How long clients have to sign, when they are reminded, and who gets a translation. */
export function AgreementSettings() {
  const query = trpc.agreements.settings.useQuery();
  return (
    <section className={rows.box} aria-label="Time to sign">
      <div className={rows.head}>
        <h2>Time to sign</h2>
      </div>
      <QueryState query={query} what="The settings">
        {(settings) => <Fields key={settings.updatedAt} settings={settings} />}
      </QueryState>
    </section>
  );
}

function Fields({ settings }: { settings: Settings }) {
  const withToasts = useMutationToasts();
  const { agreements } = trpc.useUtils();
  const save = trpc.agreements.saveSettings.useMutation(
    withToasts({
      success: 'Settings saved',
      failure: 'Failed to save the settings',
      refresh: () => agreements.settings.invalidate(),
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      expiryDays: String(settings.expiryDays),
      reminderDays: String(settings.reminderDays),
      translationRule: settings.translationRule as string,
    },
    validateOnBlur: false,
  });
  return (
    <form
      className={rows.body}
      noValidate
      onSubmit={form.onSubmit((fields) =>
        save.mutateAsync({ ...fields, updatedAt: settings.updatedAt }),
      )}
    >
      <Stack gap="1rem" maw="32rem">
        <ReadOnlyUnless permission="agreementTemplates.change">
          <Stack gap="1rem">
            <TextInput
              {...form.getInputProps('expiryDays')}
              label="Days until an agreement expires"
              description="From 1 to 365. What was sent before keeps its day."
              inputMode="numeric"
            />
            <TextInput
              {...form.getInputProps('reminderDays')}
              label="Days until the client is reminded"
              description="Once, if it is not signed by then."
              inputMode="numeric"
            />
            <ChoiceSelect
              label="Who negotiated in another language has to have the translation before signing"
              data={TRANSLATION_RULES.map(({ value, label }) => ({ value, label }))}
              value={form.values.translationRule}
              onChange={(value) => form.setFieldValue('translationRule', value)}
            />
          </Stack>
        </ReadOnlyUnless>
        <div>
          <Button
            permission="agreementTemplates.change"
            type="submit"
            variant="filled"
            pending={save.isPending}
          >
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
