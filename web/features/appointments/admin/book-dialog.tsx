import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/appointments/rules.ts';
import {
  BLANK_PREFERENCES,
  type PreferenceField,
} from '../../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import fields from '../../../admin/form.module.css';
import { QueryState } from '../../../admin/query-state.tsx';
import { type FormOf, useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Office } from '../../availability/describe-office.ts';
import { HostSelect } from '../../availability/host-select.tsx';
import { useConsultationTypes } from '../../availability/use-consultation-types.ts';
import { FoldedPreferenceInputs } from '../../contact-preferences/preference-inputs.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import { usePracticeAreaOptions } from '../../practice-areas/use-practice-area-options.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './appointment-dialog.module.css';
import { FreeTimes } from './free-times.tsx';
import { isReachedByMail, noMailText } from './status-questions.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  consultationType: '',
  practiceArea: '',
  scheduledDate: '',
  duration: '',
  otherSide: '',
  notes: '',
  host: undefined as number | undefined,
  ...BLANK_PREFERENCES,
};

/** What is known about the client already. */
type KnownClient = Partial<
  Pick<
    typeof EMPTY,
    'firstName' | 'lastName' | 'email' | 'phone' | 'practiceArea' | PreferenceField
  >
>;

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/schema.ts')).bookForClientForm;

type Props = {
  zone: string;
  /** The local date and time to begin with. */
  start?: string | undefined;
  /** The number of the host to begin with; without it, anyone. */
  host?: number | undefined;
  client?: KnownClient | undefined;
  onClose: () => void;
};

/** Books for a client on the phone. */
export function BookDialog(props: Props) {
  const office = useConsultationTypes();
  if (office.query.data) return <BookForm {...props} office={office} />;
  return (
    <Dialog title="Book for a client" size="lg" onClose={props.onClose}>
      <QueryState query={office.query} what="The consultation types">
        {() => null}
      </QueryState>
    </Dialog>
  );
}

function BookForm({ zone, start = '', host, client, onClose, office }: Props & { office: Office }) {
  const formId = useId();
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      ...EMPTY,
      ...client,
      consultationType: office.types[0]?.key ?? '',
      scheduledDate: start,
      host,
    },
    transformValues: ({ host, ...values }) => ({ ...values, attorney: office.attorneyOf(host) }),
    fieldOf: (path) => (path === 'attorney' ? 'host' : path),
  });
  const told = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const book = trpc.appointments.bookForClient.useMutation(
    told({
      success: (booked: StaffAppointment) => {
        const what = ['Appointment booked', office.withHost(booked.hostNumber)]
          .filter(Boolean)
          .join(' ');
        return `${what}. ${isReachedByMail(booked) ? mailWords('The client gets a mail.') : noMailText(booked)}`;
      },
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
        <BookingFields form={form} office={office} onChoose={choose} />
      </form>
    </Dialog>
  );
}

function BookingFields({
  form,
  office: { types, minutesOf, attorneyOf },
  onChoose,
}: {
  form: FormOf<typeof EMPTY>;
  office: Office;
  /** Called with a local date and time. */
  onChoose: (local: string) => void;
}) {
  const areas = usePracticeAreaOptions();
  return (
    <>
      <TextInput {...form.getInputProps('firstName')} required label="First name" />
      <TextInput {...form.getInputProps('lastName')} required label="Last name" />
      <TextInput
        {...form.getInputProps('email')}
        label="Email (optional)"
        description="Without one, tell the client by phone"
        type="email"
      />
      <TextInput
        {...form.getInputProps('phone')}
        label="Phone (optional)"
        description="Needed without an e-mail address"
        type="tel"
      />
      <NativeSelect
        {...form.getInputProps('consultationType')}
        required
        label="Type"
        data={types.map(({ key, label }) => ({ value: key, label }))}
      />
      <HostSelect
        label="With"
        none="Anyone"
        value={form.values.host}
        error={form.errors.host}
        onChange={(number) => form.setFieldValue('host', number)}
      />
      <NativeSelect
        {...form.getInputProps('practiceArea')}
        required
        label="Practice area"
        data={[{ value: '', label: 'Choose one' }, ...areas.including()]}
      />
      <FreeTimes
        minutes={Number(form.values.duration) || minutesOf(form.values.consultationType)}
        type={form.values.consultationType}
        attorney={attorneyOf(form.values.host)}
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
      <TextInput
        {...form.getInputProps('otherSide')}
        label="Other side (optional)"
        description="Names, compared with everyone the firm knows"
        className={fields.wide}
      />
      <Textarea {...form.getInputProps('notes')} label="Notes (optional)" className={fields.wide} />
      <FoldedPreferenceInputs form={form} />
    </>
  );
}
