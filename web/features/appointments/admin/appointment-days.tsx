import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { groupByDay } from '../../../admin/group-by-day.ts';
import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import styles from './appointment-list.module.css';
import { AppointmentRow } from './appointment-row.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** Appointments in the order given, with a heading for each day. */
export function AppointmentDays({
  items,
  zone,
  actions,
  onOpen,
}: {
  items: readonly StaffAppointment[];
  zone: string;
  actions: AppointmentActions;
  onOpen: (id: string) => void;
}) {
  const { data: counts } = trpc.appointments.counts.useQuery();
  return groupByDay(items, ({ scheduledDate }) => scheduledDate, zone).map((day) => (
    <section key={day.date}>
      <h2 className={styles.day}>
        {dayName(day.date, counts?.today)}
        <span className="muted small num">
          {day.rows.length === 1 ? '1 appointment' : `${day.rows.length} appointments`}
        </span>
      </h2>
      <ul className={`${rows.box} ${rows.rows}`}>
        {day.rows.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            zone={zone}
            actions={actions}
            onOpen={() => onOpen(appointment.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

function dayName(date: string, today: string | undefined): string {
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  return date === today ? `Today, ${day}` : day;
}
