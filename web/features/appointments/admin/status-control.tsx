import { Badge, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  APPOINTMENT_STATUSES,
  hasStarted,
  isClosed,
} from '../../../../src/features/appointments/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './status-control.module.css';
import type { AppointmentActions } from './use-appointment-actions.ts';

/**
 * The status of an appointment: a select while the appointment is open and the role may change it, otherwise a label. A
 * row also has the buttons Confirm and Reopen, which the dialog has in its footer.
 */
export function StatusControl({
  appointment,
  actions,
  isInDialog = false,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
  isInDialog?: boolean;
}) {
  const { status } = appointment;
  const name = `${appointment.firstName} ${appointment.lastName}`;
  const mayChange = useCan()('appointments.change');
  if (isClosed(status) || !mayChange) {
    return (
      <>
        <Badge color={status === 'cancelled' ? 'destructive' : 'gray'}>
          {status === 'cancelled' && <Icon name="close" size="sm" />}
          {STATUS_LABELS[status]}
        </Badge>
        {!isInDialog && mayChange && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Reopen the appointment of ${name}`}
            onClick={() => actions.reopen(appointment)}
          >
            Reopen
          </Button>
        )}
      </>
    );
  }
  return (
    <OpenStatus
      key={status}
      appointment={appointment}
      actions={actions}
      hasConfirm={!isInDialog && status === 'scheduled'}
    />
  );
}

/** The change is saved with the Apply button, because the arrow keys change a select's value at once. */
function OpenStatus({
  appointment,
  actions,
  hasConfirm,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
  hasConfirm: boolean;
}) {
  const { status } = appointment;
  const [chosen, setChosen] = useState(status);
  const name = `${appointment.firstName} ${appointment.lastName}`;
  const isOver = hasStarted(appointment, new Date());
  return (
    <>
      {hasConfirm && chosen === status && (
        <Button
          size="sm"
          aria-label={`Confirm the appointment of ${name}`}
          onClick={() => void actions.change(appointment, 'confirmed')}
        >
          Confirm
        </Button>
      )}
      {chosen !== status && (
        <Button
          size="sm"
          variant="filled"
          aria-label={`Apply ${STATUS_LABELS[chosen]} to the appointment of ${name}`}
          onClick={() => void actions.change(appointment, chosen)}
        >
          Apply
        </Button>
      )}
      <NativeSelect
        className={styles.status}
        classNames={{ input: styles[status] }}
        aria-label={`Status of ${name}`}
        value={chosen}
        data={APPOINTMENT_STATUSES.map((each) => {
          const isEarly = each === 'completed' && !isOver;
          const label = STATUS_LABELS[each];
          return { value: each, label: isEarly ? `${label} (not yet)` : label, disabled: isEarly };
        })}
        onChange={(event) => {
          const next = APPOINTMENT_STATUSES.find((each) => each === event.target.value);
          if (next) setChosen(next);
        }}
      />
    </>
  );
}
