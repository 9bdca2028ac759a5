import { createContext, use } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './appointment-list.module.css';
import { StatusControl } from './status-control.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/**
 * Whether rows show their date themselves, because they are not grouped by day. A context, because the columns must be
 * a stable reference.
 */
export const ShowsDate = createContext(false);

/** When an appointment starts and how long it takes; struck through if it is cancelled. */
export function AppointmentTime({
  appointment: { scheduledDate, duration, status },
  zone,
}: {
  appointment: StaffAppointment;
  zone: string;
}) {
  const showsDate = use(ShowsDate);
  const time = <time dateTime={scheduledDate}>{formatTime(scheduledDate, zone)}</time>;
  return (
    <>
      {showsDate && <p className="small num">{formatDate(scheduledDate, zone)}</p>}
      <p className={`num ${styles.at}`}>{status === 'cancelled' ? <s>{time}</s> : time}</p>
      <p className={styles.minutes}>{duration} min</p>
    </>
  );
}

/** The controls of a row: status and Delete. */
export function AppointmentRowActions({
  appointment,
  actions,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
}) {
  const { firstName, lastName } = appointment;
  return (
    <>
      <StatusControl appointment={appointment} actions={actions} />
      <IconButton
        permission="appointments.change"
        label={`Delete the appointment of ${firstName} ${lastName}`}
        onClick={() => void actions.remove(appointment)}
      >
        <AdminIcon name="trash" />
      </IconButton>
    </>
  );
}

/** The name of the consultation type, without its duration, and the host if there are several. */
export function Consultation({
  appointment: { consultationType, hostNumber },
}: {
  appointment: StaffAppointment;
}) {
  const { typeName, withHost } = useConsultationTypes();
  const withWhom = withHost(hostNumber);
  return (
    <span className="small">
      {typeName(consultationType)}
      {/* The line breaks after the dot, not before it. */}
      {withWhom && `\u00a0· ${withWhom}`}
    </span>
  );
}
