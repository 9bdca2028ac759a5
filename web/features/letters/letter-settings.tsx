import { TextInput } from '@mantine/core';
import { MAX_PER_MINUTE } from '../../../src/features/newsletter/letters/rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { Button } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './letters.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/letters/schema.ts')).letterSettingsSchema;

/** The setting for the sending rate of letters. */
export function LetterSettings() {
  const settings = trpc.letters.settings.useQuery();
  return (
    <section className={rows.box} aria-labelledby="letter-pace">
      <div className={rows.head}>
        <h2 id="letter-pace">How fast letters are sent</h2>
      </div>
      <QueryState query={settings} what="The setting">
        {({ perMinute }) => <Pace key={perMinute} perMinute={perMinute} />}
      </QueryState>
    </section>
  );
}

function Pace({ perMinute }: { perMinute: number }) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const { letters } = trpc.useUtils();
  const change = trpc.letters.changeSettings.useMutation(
    withToasts({
      success: 'Setting updated successfully',
      failure: 'Failed to update the setting',
      refresh: () => letters.settings.invalidate(),
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { perMinute: String(perMinute) },
    transformValues: (values) => ({ perMinute: Number(values.perMinute) }),
    validateOnBlur: false,
  });
  return (
    <form
      className={`${rows.body} ${styles.form}`}
      noValidate
      onSubmit={form.onSubmit((values) => change.mutateAsync(values))}
    >
      <ReadOnlyUnless permission="letters.send">
        <TextInput
          {...form.getInputProps('perMinute')}
          label="Letters per minute"
          description={`1 to ${formatNumber(MAX_PER_MINUTE, locale)}. Ask your mail provider how many mails it takes. If it asks to wait, sending slows down automatically; other mails never wait for a letter.`}
          inputMode="numeric"
        />
        <div>
          <Button type="submit" pending={change.isPending}>
            Save
          </Button>
        </div>
      </ReadOnlyUnless>
    </form>
  );
}
