import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import fields from '../../../admin/form.module.css';
import { useForm } from '../../../admin/use-form.ts';
import { reasonOf } from '../../../admin/use-mutation-toasts.ts';
import { showToast } from '../../../lib/toasts.ts';
import styles from '../time-off/block-time.module.css';
import { whoseOptions } from './day-words.ts';
import { useCloseDays } from './use-close-days.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/closed-days/schema.ts')).closeDaysInput;

const FIELDS: Readonly<Record<string, string>> = {
  'days.0.firstDay': 'firstDay',
  'days.0.lastDay': 'lastDay',
  'days.0.reason': 'reason',
};

/** Dialog to close one or more days for the firm, or for a person who is on leave. */
export function CloseDialog({
  hosts,
  host,
  onClose,
}: {
  hosts: readonly { number: number; name: string | null }[];
  /** The initially chosen host. */
  host: number | undefined;
  onClose: () => void;
}) {
  const id = useId();
  const { closeAfterQuestion, isClosing } = useCloseDays([], onClose);
  const form = useForm({
    schema: loadSchema,
    initialValues: { host: host ? String(host) : '', firstDay: '', lastDay: '', reason: '' },
    transformValues: ({ host: chosen, firstDay, lastDay, reason }) => ({
      hostNumber: chosen ? Number(chosen) : null,
      days: [{ firstDay, lastDay: lastDay || firstDay, reason }],
    }),
    fieldOf: (path) => FIELDS[path] ?? path,
    validateOnBlur: false,
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: 'Error',
        text: 'Failed to close the days',
        detail: reasonOf(error),
      }),
  });
  return (
    <Dialog
      title="Add Closed Days"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={isClosing}>
            Close
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit(closeAfterQuestion)}
      >
        <ChoiceSelect
          value={form.values.host}
          error={form.errors.host}
          onChange={(chosen) => form.setFieldValue('host', chosen)}
          label="Who"
          data={whoseOptions(hosts)}
          className={fields.wide}
        />
        <TextInput {...form.getInputProps('firstDay')} required label="First day" type="date" />
        <TextInput
          {...form.getInputProps('lastDay')}
          label="Last day (optional)"
          type="date"
          min={form.values.firstDay}
        />
        <TextInput
          {...form.getInputProps('reason')}
          label="Reason (optional)"
          description="Only staff see it"
          className={fields.wide}
        />
      </form>
    </Dialog>
  );
}
