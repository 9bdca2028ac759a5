import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import fields from '../../../admin/form.module.css';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../time-off/block-time.module.css';
import { whoseOptions } from './day-words.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/extra-hours/schema.ts')).addExtraHoursInput;

const STEPS = [15, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `Every ${minutes} minutes`,
}));

/** Dialog to add start times on one date. */
export function ExtraHoursDialog({
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
  const withToasts = useMutationToasts();
  const { availability, appointments } = trpc.useUtils();
  const { onSuccess, onError } = withToasts({
    success: 'Extra hours added',
    failure: 'Failed to add extra hours',
    refresh: () => Promise.all([availability.invalidate(), appointments.invalidate()]),
    onSuccess: onClose,
  });
  const adding = trpc.availability.addExtraHours.useMutation({ onSuccess });
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      host: host ? String(host) : '',
      date: '',
      firstStart: '09:00',
      lastStart: '12:00',
      stepMinutes: '30',
      reason: '',
    },
    transformValues: ({ host: chosen, stepMinutes, ...values }) => ({
      ...values,
      hostNumber: chosen ? Number(chosen) : null,
      stepMinutes: Number(stepMinutes),
    }),
    validateOnBlur: false,
    onError,
  });
  return (
    <Dialog
      title="Add Extra Hours"
      isDirty={form.isDirty()}
      onClose={onClose}
      lead={<p className="muted small">On one date, in addition to the weekly hours.</p>}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={adding.isPending}>
            Add
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((input) => adding.mutateAsync(input))}
      >
        <ChoiceSelect
          label="Who"
          data={whoseOptions(hosts)}
          value={form.values.host}
          error={form.errors.host}
          onChange={(chosen) => form.setFieldValue('host', chosen)}
        />
        <TextInput {...form.getInputProps('date')} required label="Day" type="date" />
        <TextInput {...form.getInputProps('firstStart')} required label="First start" type="time" />
        <TextInput {...form.getInputProps('lastStart')} required label="Last start" type="time" />
        <NativeSelect {...form.getInputProps('stepMinutes')} label="Step" data={STEPS} />
        <TextInput
          {...form.getInputProps('reason')}
          label="Reason (optional)"
          className={fields.wide}
        />
      </form>
    </Dialog>
  );
}
