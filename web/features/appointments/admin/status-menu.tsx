import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  hasStarted,
  isClosed,
} from '../../../../src/features/appointments/rules.ts';
import { useCan } from '../../../admin/use-can.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';
import styles from './status-menu.module.css';
import { type Effect, effectOf } from './status-questions.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

const ICONS = {
  scheduled: 'clock',
  confirmed: 'check',
  completed: 'check',
  cancelled: 'close',
} as const;

/** The status of an appointment as an icon and a word. */
function StatusText({ status }: { status: AppointmentStatus }) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={ICONS[status]} size="sm" />
      {STATUS_LABELS[status]}
    </span>
  );
}

/**
 * The status of an appointment. While the appointment is open and the role may change it, it is a button that opens the
 * statuses to choose from, each with what it does.
 */
export function StatusMenu({
  appointment,
  actions,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
}) {
  const { status, firstName, lastName } = appointment;
  const mayChange = useCan()('appointments.change');
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  if (isClosed(status) || !mayChange) return <StatusText status={status} />;
  const button = (
    <button
      ref={opener}
      type="button"
      className={styles.button}
      aria-label={`Status of ${firstName} ${lastName}: ${STATUS_LABELS[status]}`}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      <Icon name="chevron-down" size="sm" />
    </button>
  );
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  // The menu is not mounted until it is opened for the first time: a page may have fifty rows.
  return (
    <span className={styles.choice}>
      <StatusText status={status} />
      {isOpen === undefined ? (
        button
      ) : (
        <Menu
          opened={isOpen}
          onChange={(opened) => !opened && close()}
          position="bottom-end"
          width="20rem"
          transitionProps={{ duration: 0 }}
          returnFocus={false}
          withinPortal={false}
        >
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            <Statuses appointment={appointment} actions={actions} />
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}

function Statuses({
  appointment,
  actions,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
}) {
  const mailWords = useMailWords();
  const describe = ({ text, isMailed }: Effect) => (isMailed ? mailWords(text) : text);
  const isOver = hasStarted(appointment, new Date());
  return (
    <Menu.RadioGroup
      value={appointment.status}
      onChange={(chosen) => {
        const next = APPOINTMENT_STATUSES.find((each) => each === chosen);
        if (next) void actions.change(appointment, next);
      }}
    >
      {APPOINTMENT_STATUSES.map((status) => (
        <Menu.RadioItem
          key={status}
          value={status}
          disabled={status === 'completed' && !isOver}
          closeMenuOnClick
        >
          <b className={styles.name}>{STATUS_LABELS[status]}</b>
          <span className={styles.effect}>
            {status === appointment.status ? 'Now' : describe(effectOf(appointment, status))}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
