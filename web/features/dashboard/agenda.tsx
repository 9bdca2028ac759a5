import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import type { agendaSchema } from '../../../src/features/dashboard/schema.ts';
import { nextWorkingDay } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDay, formatTime, formatWeekday, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { useConsultationTypes } from '../scheduling/use-consultation-types.ts';
import styles from './agenda.module.css';
import { agendaDays } from './agenda-days.ts';
import { Card } from './card.tsx';
import page from './dashboard-page.module.css';

type Entry = z.output<typeof agendaSchema>[number];

/** The active appointments of the next seven days. Today and the next working day are always listed. */
export function Agenda({ zone }: { zone: string }) {
  const query = trpc.dashboard.agenda.useQuery();
  const today = localDateOf(new Date(), zone);
  const { isOpenOn } = useConsultationTypes();
  return (
    <Card title="Appointments, Next 7 Days" to="/admin/appointments">
      <QueryState query={query} what="The appointments">
        {(all) =>
          agendaDays(all, { today, zone, isOpenOn }).map(({ date, entries }) => (
            <div key={date}>
              <h3 className={styles.part}>{nameOf(date, today)}</h3>
              {date === nextWorkingDay(today, isOpenOn) && (
                <p className={styles.free}>
                  <Link to="/admin/appointments/day-sheet" search={{ date }}>
                    Day sheet to print
                  </Link>
                </p>
              )}
              {entries.length === 0 && <p className={styles.free}>Nothing is booked.</p>}
              <Entries entries={entries} zone={zone} />
            </div>
          ))
        }
      </QueryState>
    </Card>
  );
}

function nameOf(date: string, today: string): string {
  if (date === today) return 'Today';
  return `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDay(noonOf(date), 'UTC')}`;
}

function Entries({ entries, zone }: { entries: readonly Entry[]; zone: string }) {
  const { labelOf, withHost } = useConsultationTypes();
  if (entries.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {entries.map(
        ({ id, firstName, lastName, consultationType, hostNumber, scheduledDate, status }) => (
          <li key={id} className={styles.entry}>
            <time className={`num ${styles.at}`} dateTime={scheduledDate}>
              {formatTime(scheduledDate, zone)}
            </time>
            <div className={styles.who}>
              <Link to="/admin/appointments" search={{ open: id }} className={page.title}>
                {firstName} {lastName}
              </Link>
              <p className="muted small">
                {[labelOf(consultationType), withHost(hostNumber)].filter(Boolean).join(', ')}
              </p>
            </div>
            <Badge color={status === 'confirmed' ? 'success' : 'primary'}>
              {status === 'confirmed' ? 'Confirmed' : 'Scheduled'}
            </Badge>
          </li>
        ),
      )}
    </ul>
  );
}
