import { useId } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import type { PreferenceField } from '../../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './appointment-dialog.module.css';
import { BLANK_BOOKING, BookingFields, type BookingValues } from './booking-fields.tsx';
import { isReachedByMail, noMailText } from './status-questions.ts';

/** The client's details that are already known. */
type KnownClient = Partial<
  Pick<
    BookingValues,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'practiceArea'
    | 'clientLanguage'
    | PreferenceField
  >
>;

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/book-for-client-schema.ts'))
    .bookForClientForm;

type Props = {
  zone: string;
  /** The initial local date and time. */
  start?: string | undefined;
  /** The number of the initial host; without it, anyone. */
  host?: number | undefined;
  client?: KnownClient | undefined;
  onClose: () => void;
};

/** Dialog for staff to book for a client, for example on the phone. */
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
  const locale = useLocale();
  const formId = useId();
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      ...BLANK_BOOKING,
      ...client,
      consultationType: office.types[0]?.key ?? '',
      scheduledDate: start,
      host,
    },
    transformValues: ({ host, ...values }) => ({ ...values, attorney: office.attorneyOf(host) }),
    fieldOf: (path) => (path === 'attorney' ? 'host' : path),
  });
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const book = trpc.appointments.bookForClient.useMutation(
    withToasts({
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
      lead={<p className="muted small">All times are {formatZone(zone, locale)}.</p>}
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
        {form.values.email && <NotConnectedNotice mail="The mail to the client" />}
        <BookingFields form={form} office={office} onChoose={choose} />
      </form>
    </Dialog>
  );
}
