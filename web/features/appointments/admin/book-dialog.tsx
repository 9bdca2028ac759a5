import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import {
  CONSULTATION_TYPES,
  consultationMinutes,
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/appointments/rules.ts';
import { PRACTICE_AREAS } from '../../../../src/features/firm/practice-areas/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import fields from '../../../admin/form.module.css';
import { type FormOf, useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './appointment-dialog.module.css';
import { FreeTimes } from './free-times.tsx';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  consultationType: 'initial',
  practiceArea: '',
  scheduledDate: '',
  duration: '',
  notes: '',
};

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/schema.ts')).bookForClientForm;

/** Books for a client on the phone. Closing keeps the typed input until it is booked. */
export function BookDialog({
  zone,
  start = '',
  onClose,
}: {
  zone: string;
  /** The local date and time to begin with. */
  start?: string | undefined;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useForm({ schema: loadSchema, initialValues: { ...EMPTY, scheduledDate: start } });
  const told = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const book = trpc.appointments.bookForClient.useMutation(
    told({
      success: `Appointment booked. ${mailWords('The client gets a mail.')}`,
      failure: 'Failed to book appointment',
      refresh: () => appointments.invalidate(),
      onSuccess: onClose,
    }),
  );
  const choose = (local: string) => form.setFieldValue('scheduledDate', local);
  return (
    <Dialog
      title="Book for a client"
      size="lg"
      onClose={onClose}
      isDirty={form.isDirty()}
      lead={<p className="muted small">All times are {formatZone(zone)}.</p>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" form={formId} pending={book.isPending}>
            Book
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((input) => book.mutateAsync(input))}
      >
        <Alternatives
          error={book.error}
          zone={zone}
          onChoose={choose}
          anyway={{
            label: 'Book anyway',
            go: () =>
              book.variables && book.mutate({ ...book.variables, ignoreCalendarConflicts: true }),
          }}
        />
        <BookingFields form={form} onChoose={choose} />
      </form>
    </Dialog>
  );
}

function BookingFields({
  form,
  onChoose,
}: {
  form: FormOf<typeof EMPTY>;
  /** Called with a local date and time. */
  onChoose: (local: string) => void;
}) {
  return (
    <>
      <TextInput {...form.getInputProps('firstName')} required label="First name" />
      <TextInput {...form.getInputProps('lastName')} required label="Last name" />
      <TextInput {...form.getInputProps('email')} required label="Email" type="email" />
      <TextInput {...form.getInputProps('phone')} label="Phone (optional)" type="tel" />
      <NativeSelect
        {...form.getInputProps('consultationType')}
        required
        label="Type"
        data={CONSULTATION_TYPES}
      />
      <NativeSelect
        {...form.getInputProps('practiceArea')}
        required
        label="Practice area"
        data={[{ value: '', label: 'Choose one' }, ...PRACTICE_AREAS]}
      />
      <FreeTimes
        minutes={Number(form.values.duration) || consultationMinutes(form.values.consultationType)}
        value={form.values.scheduledDate}
        onChoose={onChoose}
      />
      <TextInput
        {...form.getInputProps('scheduledDate')}
        required
        label="Start"
        description="Chosen above, or any other quarter of an hour"
        type="datetime-local"
        step={900}
      />
      <TextInput
        {...form.getInputProps('duration')}
        label="Minutes (optional)"
        description="As long as the type takes, unless you say otherwise"
        type="number"
        min={MIN_DURATION_MINUTES}
        max={MAX_DURATION_MINUTES}
      />
      <Textarea {...form.getInputProps('notes')} label="Notes (optional)" className={fields.wide} />
    </>
  );
}
