import { Notice } from '../../admin/notice.tsx';
import { PersonCalendar } from '../calendars/person-calendar.tsx';
import { Section } from '../firm/section.tsx';
import styles from './member-page.module.css';
import type { Member } from './use-team.ts';

/**
 * The connected calendar of a host: busy times in it block the host's slots, and the host's appointments are added to
 * it.
 */
export function CalendarTab({ member: { host, name } }: { member: Member }) {
  return (
    <div className={styles.sections}>
      {host ? (
        <Section title="Calendar">
          <PersonCalendar hostNumber={host.number} />
        </Section>
      ) : (
        <Notice icon="calendar">
          <p>
            {name} takes no consultations. Once they do, a calendar can be connected here: its busy
            times are then not offered, and their appointments appear in it.
          </p>
        </Notice>
      )}
    </div>
  );
}
