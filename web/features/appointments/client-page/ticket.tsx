import { ClientOnly } from '@tanstack/react-router';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { formatDay, formatTime, formatWeekday, formatZone } from '../../../lib/format.ts';
import { visitorTime } from '../visitor-zone.ts';
import styles from './appointment-page.module.css';

/** Date and time of the appointment in large type, also in the visitor's own time zone. */
export function Ticket({
  appointment: { scheduledDate, duration, zone, status, meeting },
}: {
  appointment: LinkedAppointment;
}) {
  const isOff = status === 'cancelled';
  return (
    <div className={`${styles.ticket} ${isOff ? styles.off : ''}`}>
      {isOff && (
        <p>
          <b>Cancelled</b>
        </p>
      )}
      <p>
        {formatWeekday(scheduledDate, zone, 'long')}{' '}
        <span className={styles.bigDay}>{formatDay(scheduledDate, zone)}</span>
      </p>
      <p>
        <b className="num">
          {formatTime(scheduledDate, zone)} {formatZone(zone)}
        </b>
      </p>
      <p className="small">
        {duration} minutes{meeting.attorney && ` with ${meeting.attorney}`}
      </p>
      <ClientOnly>
        <VisitorTime instant={scheduledDate} zone={zone} />
      </ClientOnly>
    </div>
  );
}

function VisitorTime({ instant, zone }: { instant: string; zone: string }) {
  const theirs = visitorTime(instant, zone);
  return theirs ? <p className="small num">On your clock: {theirs}</p> : null;
}
