import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import { practiceAreaLabel } from '../../../../src/features/firm/practice-areas/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import openRow from '../../../admin/open-row.module.css';
import { formatTime } from '../../../lib/format.ts';
import rows from '../../../ui/rows.module.css';
import { useConsultationTypes } from '../../availability/use-consultation-types.ts';
import styles from './appointment-list.module.css';
import { StatusControl } from './status-control.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

export function AppointmentRow({
  appointment,
  zone,
  actions,
  onOpen,
}: {
  appointment: StaffAppointment;
  zone: string;
  actions: AppointmentActions;
  onOpen: () => void;
}) {
  const { firstName, lastName, scheduledDate, duration, consultationType, practiceArea, status } =
    appointment;
  const { typeName, withHost } = useConsultationTypes();
  const withWhom = withHost(appointment.hostNumber);
  const name = `${firstName} ${lastName}`;
  const time = <time dateTime={scheduledDate}>{formatTime(scheduledDate, zone)}</time>;
  return (
    <li className={`${styles.row} ${isClosed(status) ? styles.closed : ''}`}>
      <div>
        <p className={`num ${styles.at}`}>{status === 'cancelled' ? <s>{time}</s> : time}</p>
        <p className={styles.minutes}>{duration} min</p>
      </div>
      <div className={styles.text}>
        <button type="button" className={`${openRow.open} ${styles.open}`} onClick={onOpen}>
          {name}
        </button>
        <p className="muted small">
          {typeName(consultationType)} · {practiceAreaLabel(practiceArea)}
          {withWhom && ` · ${withWhom}`}
        </p>
      </div>
      <div className={`${rows.acts} ${styles.acts}`}>
        <StatusControl appointment={appointment} actions={actions} />
        <IconButton
          label={`Delete the appointment of ${name}`}
          onClick={() => void actions.remove(appointment)}
        >
          <AdminIcon name="trash" />
        </IconButton>
      </div>
    </li>
  );
}
