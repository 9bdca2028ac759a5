import { NativeSelect, TextInput } from '@mantine/core';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/scheduling/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { formatMoment, formatWeekday } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import { PLACE_OPTIONS } from '../../scheduling/consultation-types/type-words.ts';
import { HostSelect } from '../../scheduling/host-select.tsx';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './appointment-dialog.module.css';
import { FreeTimes } from './free-times.tsx';
import { changedText, isReachedByMail, noMailText, shownAddress } from './status-questions.ts';
import { useUndoChange } from './use-undo-change.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/schema.ts')).moveAppointmentInput;

/** Form to change the time, duration, host or way of an appointment. */
export function MoveForm({
  appointment,
  zone,
  to,
  host: suggestedHost,
  onChanged,
  onDone,
}: {
  appointment: StaffAppointment;
  zone: string;
  /** The suggested local date and time; by default the current one. */
  to?: string | undefined;
  /** The number of the suggested host; by default the current one. */
  host?: number | undefined;
  /** Called with whether the form differs from the appointment. */
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  const locale = useLocale();
  const { attorneyOf, withHost, wayOf } = useConsultationTypes();
  const way = wayOf(appointment);
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      scheduledDate: to ?? localDateTimeOf(appointment.scheduledDate, zone),
      duration: String(appointment.duration),
      host: suggestedHost ?? appointment.hostNumber,
      place: way,
    },
    transformValues: ({ scheduledDate, duration, host, place }) => ({
      ...{ id: appointment.id, scheduledDate, duration: Number(duration) },
      ...(host !== appointment.hostNumber && { attorney: attorneyOf(host) }),
      ...(place !== way && { place }),
    }),
    fieldOf: (path) => (path === 'attorney' ? 'host' : path),
    validateOnBlur: false,
  });
  const { scheduledDate, duration, host } = form.values;
  const address = shownAddress(appointment);
  const [nowWith, newlyWith] = [withHost(appointment.hostNumber), withHost(host)];
  const setStart = (local: string) => form.setFieldValue('scheduledDate', local);
  useReportDirty(form.isDirty(), onChanged);
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const undoable = useUndoChange();
  const { appointments } = trpc.useUtils();
  const move = trpc.appointments.move.useMutation(
    withToasts({
      success: (moved: StaffAppointment) =>
        isReachedByMail(moved)
          ? `Appointment moved. ${mailWords('The client is notified.')}`
          : changedText('Appointment moved', moved),
      failure: 'Failed to move appointment',
      refresh: () => appointments.invalidate(),
      onSuccess: onDone,
      ...undoable,
    }),
  );
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={form.onSubmit((input) =>
        move.mutateAsync({ ...input, undoId: crypto.randomUUID() }),
      )}
    >
      <Alternatives
        error={move.error}
        zone={zone}
        onChoose={setStart}
        anyway={{
          label: 'Move anyway',
          go: () =>
            move.variables && move.mutate({ ...move.variables, ignoreCalendarConflicts: true }),
        }}
      />
      <p className={`num ${styles.times}`}>
        Now on {formatWeekday(appointment.scheduledDate, zone, 'long', locale)},{' '}
        {formatMoment(appointment.scheduledDate, zone, locale)}
        {nowWith && `, ${nowWith}`}
      </p>
      <HostSelect
        label="With"
        value={host}
        error={form.errors.host}
        onChange={(number) => form.setFieldValue('host', number ?? appointment.hostNumber)}
      />
      <FreeTimes
        minutes={Number(duration)}
        type={appointment.consultationType}
        attorney={attorneyOf(host)}
        appointment={appointment}
        value={scheduledDate}
        onChoose={setStart}
      />
      <TextInput
        {...form.getInputProps('scheduledDate')}
        label="New start"
        description="Choose a time above, or enter one on a quarter hour"
        type="datetime-local"
        step={900}
      />
      <NativeSelect
        {...form.getInputProps('place')}
        label="How it takes place"
        data={PLACE_OPTIONS}
      />
      <TextInput
        {...form.getInputProps('duration')}
        label="Minutes"
        description={`${MIN_DURATION_MINUTES} to ${MAX_DURATION_MINUTES}`}
        type="number"
        min={MIN_DURATION_MINUTES}
        max={MAX_DURATION_MINUTES}
      />
      <p className={`small ${styles.times}`}>
        {isReachedByMail(appointment)
          ? mailWords(
              host !== appointment.hostNumber && newlyWith
                ? `A mail to ${address} says the new time, and that the appointment is ${newlyWith} now.`
                : `A mail with the new time is sent to ${address}.`,
            )
          : noMailText(appointment)}
      </p>
      <div className={styles.choices}>
        <Button onClick={onDone}>Back</Button>
        <Button variant="filled" type="submit" pending={move.isPending}>
          Move appointment
        </Button>
      </div>
    </form>
  );
}
