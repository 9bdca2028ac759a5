import { Checkbox, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { MAX_PROMISE_HOURS, MIN_PROMISE_HOURS } from '../../../src/features/answers/rules.ts';
import type { AnswerSettings } from '../../../src/features/answers/settings/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../admin/use-report-dirty.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './answers.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/answers/settings/schema.ts')).answerSettingsSchema;

/** Dialog for the firm's reply times and the reminder mails about them. */
export function AnswerSettingsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const query = trpc.answers.settings.useQuery();
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog
      title="Answer Times"
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="filled">
            Save
          </Button>
        </>
      )}
    >
      <QueryState query={query} what="The settings">
        {(settings) => (
          <SettingsForm id={id} settings={settings} onChanged={setDirty} onDone={onClose} />
        )}
      </QueryState>
    </Dialog>
  );
}

function SettingsForm({
  id,
  settings,
  onChanged,
  onDone,
}: {
  id: string;
  settings: AnswerSettings;
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const withToasts = useMutationToasts();
  const { answers, contact } = trpc.useUtils();
  const save = trpc.answers.changeSettings.useMutation(
    withToasts({
      success: 'Answer times updated successfully',
      failure: 'Failed to update the answer times',
      refresh: () => Promise.all([answers.invalidate(), contact.invalidate()]),
      onSuccess: onDone,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { ...settings, promiseHours: String(settings.promiseHours) },
    transformValues: ({ promiseHours, ...values }) => ({
      ...values,
      promiseHours: Number(promiseHours),
    }),
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty() && !save.isSuccess, onChanged);
  const claim = firm.claims.reply;
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((values) => save.mutateAsync(values))}
    >
      <TextInput
        {...form.getInputProps('promiseHours')}
        label="Answer within, in hours"
        description={`${MIN_PROMISE_HOURS} to ${MAX_PROMISE_HOURS}. An answer is due at the last moment of office time within these hours, but not before the office has been open for an hour. Closed days do not count.`}
        inputMode="numeric"
        required
      />
      {claim && (
        <p className="muted small">
          The website says “{claim}”. Change that under Firm if it is no longer true.
        </p>
      )}
      <Checkbox
        {...form.getInputProps('sendsDigest', { type: 'checkbox' })}
        label="Mail a list of unanswered messages each morning"
      />
      <Checkbox
        {...form.getInputProps('sendsWarnings', { type: 'checkbox' })}
        label="Mail before an answer is late"
      />
    </form>
  );
}
