import { useState } from 'react';
import {
  APPOINTMENT_STATUSES,
  hasStarted,
  isClosed,
} from '../../../../src/features/appointments/rules.ts';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './status-control.module.css';
import { STATUS_WORDS } from './status-words.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The status of an appointment and how to change it: a select while it is open, otherwise a label and Reopen. */
export function StatusControl({
  appointment,
  actions,
}: {
  appointment: Appointment;
  actions: AppointmentActions;
}) {
  const { status } = appointment;
  const name = `${appointment.firstName} ${appointment.lastName}`;
  if (isClosed(status)) {
    return (
      <>
        <Badge tone={status === 'cancelled' ? 'danger' : 'muted'}>
          {status === 'cancelled' && <Icon name="close" size="sm" />}
          {STATUS_WORDS[status]}
        </Badge>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Reopen the appointment of ${name}`}
          onClick={() => actions.reopen(appointment)}
        >
          Reopen
        </Button>
      </>
    );
  }
  return <OpenStatus key={status} appointment={appointment} actions={actions} />;
}

/** The change needs a press on Apply, because the arrow keys change a select's value at once. */
function OpenStatus({
  appointment,
  actions,
}: {
  appointment: Appointment;
  actions: AppointmentActions;
}) {
  const { status } = appointment;
  const [chosen, setChosen] = useState(status);
  const name = `${appointment.firstName} ${appointment.lastName}`;
  const isOver = hasStarted(appointment, new Date());
  return (
    <>
      {status === 'scheduled' && chosen === status && (
        <Button
          size="sm"
          variant="primary"
          aria-label={`Confirm the appointment of ${name}`}
          onClick={() => void actions.change(appointment, 'confirmed')}
        >
          Confirm
        </Button>
      )}
      {chosen !== status && (
        <Button
          size="sm"
          variant="primary"
          aria-label={`Apply ${STATUS_WORDS[chosen]} to the appointment of ${name}`}
          onClick={() => void actions.change(appointment, chosen)}
        >
          Apply
        </Button>
      )}
      <select
        className={`input ${styles.status} ${styles[status]}`}
        aria-label={`Status of ${name}`}
        value={chosen}
        onChange={(event) => {
          const next = APPOINTMENT_STATUSES.find((each) => each === event.target.value);
          if (next) setChosen(next);
        }}
      >
        {APPOINTMENT_STATUSES.map((each) => (
          <option key={each} value={each} disabled={each === 'completed' && !isOver}>
            {STATUS_WORDS[each]}
            {each === 'completed' && !isOver && ' (not yet)'}
          </option>
        ))}
      </select>
    </>
  );
}
