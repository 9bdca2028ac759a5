import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { ListColumn } from '../../../admin/list/list-features.ts';
import { OpenButton } from '../../../admin/list/open-button.tsx';
import { selectColumn } from '../../../admin/list/select-column.tsx';
import { ConflictBadge } from '../../conflicts/conflict-badge.tsx';
import { PracticeAreaName } from '../../practice-areas/practice-area-name.tsx';
import styles from './appointment-list.module.css';
import { AppointmentTime, Consultation } from './appointment-row.tsx';

/** The columns of appointment lists. */
export const appointmentColumns = (zone: string): ListColumn<StaffAppointment>[] => [
  selectColumn(
    ({ firstName, lastName }) => `the appointment of ${firstName} ${lastName}`,
    'appointments.change',
  ),
  {
    id: 'start',
    header: 'Start',
    enableHiding: false,
    cell: ({ row }) => <AppointmentTime appointment={row.original} zone={zone} />,
  },
  {
    id: 'name',
    header: 'Client',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <span className={isClosed(original.status) ? styles.closed : undefined}>
        <OpenButton>
          {original.firstName} {original.lastName}
        </OpenButton>
        <ConflictBadge id={original.id} />
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Consultation',
    cell: ({ row }) => <Consultation appointment={row.original} />,
  },
  {
    id: 'area',
    header: 'Practice area',
    cell: ({ row }) => (
      <span className="small">
        <PracticeAreaName area={row.original.practiceArea} />
      </span>
    ),
  },
];
