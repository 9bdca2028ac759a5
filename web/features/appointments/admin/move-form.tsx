import { useState } from 'react';
import {
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
} from '../../../../src/features/appointments/rules.ts';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import { Alternatives } from './alternatives.tsx';
import styles from './appointment-dialog.module.css';
import { FreeTimes } from './free-times.tsx';
import { localMoment } from './local-moment.ts';

/** Another time or length for an appointment. */
export function MoveForm({
  appointment,
  zone,
  onChanged,
  onDone,
}: {
  appointment: Appointment;
  zone: string;
  /** Told whether something here is not as the appointment has it. */
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  const before = {
    start: localMoment(appointment.scheduledDate, zone),
    minutes: String(appointment.duration),
  };
  const [start, setStart] = useState(before.start);
  const [minutes, setMinutes] = useState(before.minutes);
  const isChanged = start !== before.start || minutes !== before.minutes;
  useReportDirty(isChanged, onChanged);
  const told = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const move = trpc.appointments.move.useMutation(
    told({
      success: `Appointment moved. ${mailWords('The client is told.')}`,
      failure: 'Failed to move appointment',
      refresh: () => appointments.invalidate(),
      onSuccess: onDone,
    }),
  );
  const errors = apiErrorOf(move.error)?.fieldErrors;
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        move.mutate({ id: appointment.id, scheduledDate: start, duration: Number(minutes) });
      }}
    >
      <Alternatives
        error={move.error}
        zone={zone}
        onChoose={setStart}
        anyway={{
          label: 'Move anyway',
          go: () => move.variables && move.mutate({ ...move.variables, overBusy: true }),
        }}
      />
      <FreeTimes
        minutes={Number(minutes)}
        appointment={appointment}
        value={start}
        onChoose={setStart}
      />
      <Field
        label="New start"
        hint="Chosen above, or any other quarter of an hour"
        error={errors?.scheduledDate?.[0]}
      >
        {(props) => (
          <input
            {...props}
            type="datetime-local"
            step={900}
            value={start}
            onChange={(event) => setStart(event.target.value)}
          />
        )}
      </Field>
      <Field label="Minutes" hint="5 to 480" error={errors?.duration?.[0]}>
        {(props) => (
          <input
            {...props}
            type="number"
            min={MIN_DURATION_MINUTES}
            max={MAX_DURATION_MINUTES}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
      </Field>
      <p className="muted small">A mail with the new time is sent to {appointment.email}.</p>
      <div className={styles.choices}>
        <Button onClick={onDone}>Back</Button>
        <Button variant="primary" type="submit" pending={move.isPending}>
          Move appointment
        </Button>
      </div>
    </form>
  );
}
