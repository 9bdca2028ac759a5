import { useId } from 'react';
import {
  CONSULTATION_TYPES,
  consultationMinutes,
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/appointments/rules.ts';
import { PRACTICE_AREAS } from '../../../../src/features/firm/practice-areas/rules.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { type FormOf, useForm } from '../../../lib/form.ts';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
export function BookDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const formId = useId();
  const form = useForm({ schema: loadSchema, initialValues: EMPTY });
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
          <Button variant="primary" type="submit" form={formId} pending={book.isPending}>
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
  const text = { form, required: false };
  return (
    <>
      <TextField form={form} name="firstName" label="First name" />
      <TextField form={form} name="lastName" label="Last name" />
      <TextField form={form} name="email" label="Email" type="email" />
      <TextField {...text} name="phone" label="Phone (optional)" type="tel" />
      <SelectField form={form} name="consultationType" label="Type" options={CONSULTATION_TYPES} />
      <SelectField
        form={form}
        name="practiceArea"
        label="Practice area"
        options={PRACTICE_AREAS}
        placeholder="Choose one"
      />
      <FreeTimes
        minutes={Number(form.values.duration) || consultationMinutes(form.values.consultationType)}
        value={form.values.scheduledDate}
        onChoose={onChoose}
      />
      <TextField
        form={form}
        name="scheduledDate"
        label="Start"
        hint="Chosen above, or any other quarter of an hour"
        type="datetime-local"
        step={900}
      />
      <TextField
        {...text}
        name="duration"
        label="Minutes (optional)"
        hint="As long as the type takes, unless you say otherwise"
        type="number"
        min={MIN_DURATION_MINUTES}
        max={MAX_DURATION_MINUTES}
      />
      <TextAreaField {...text} name="notes" label="Notes (optional)" />
    </>
  );
}
