import { Badge } from '@mantine/core';
import { InfoNote } from '../../admin/info-note.tsx';
import rows from '../../ui/rows.module.css';
import styles from './person-calendar.module.css';
import { type HostCalendar, PersonCalendar, useHostCalendars } from './person-calendar.tsx';

/** The calendars and feeds of all hosts; renders nothing if there are none. */
export function PersonCalendars() {
  const { data = [] } = useHostCalendars();
  const shown = data.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <section className={rows.box} aria-labelledby="person-calendars">
      <div className={rows.head}>
        <h2 id="person-calendars">Personal calendars</h2>
      </div>
      <ul className={rows.rows}>
        {shown.map((host) => (
          <li key={host.hostNumber} className={styles.person}>
            <h3 className={rows.who}>
              {host.name}
              {!host.isActive && <Badge>Takes no consultations</Badge>}
            </h3>
            <PersonCalendar hostNumber={host.hostNumber} />
          </li>
        ))}
      </ul>
      <InfoNote>
        Busy times in a personal calendar block only the time slots of that person; those in the
        calendar of the firm block everybody’s.
      </InfoNote>
    </section>
  );
}

/** Former hosts are shown as long as they have a connected calendar or a feed. */
const isShown = ({ isActive, calendar, feed }: HostCalendar) =>
  isActive || calendar !== null || feed !== null;
