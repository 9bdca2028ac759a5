import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { consultationLabel } from '../../../src/features/appointments/rules.ts';
import type { agendaSchema } from '../../../src/features/dashboard/schema.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDate, formatTime, formatWeekday } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import styles from './agenda.module.css';
import { Card, CardEmptyText } from './card.tsx';
import page from './dashboard-page.module.css';
import { weekOfAgenda } from './week-of-agenda.ts';

type Entry = z.output<typeof agendaSchema>[number];

/** The active appointments of today and this week; on a weekend those of the coming week. */
export function Agenda({ zone }: { zone: string }) {
  const query = trpc.dashboard.agenda.useQuery();
  const week = weekOfAgenda(new Date(), zone);
  return (
    <Card title="This Week’s Appointments" to="/admin/appointments">
      <QueryState
        query={query}
        what="The appointments"
        isEmpty={(entries) => entries.length === 0}
        empty={<CardEmptyText>Nothing is booked this {week}.</CardEmptyText>}
      >
        {(entries) => {
          const today = entries.filter(({ isToday }) => isToday);
          const others = entries.filter(({ isToday }) => !isToday);
          return (
            <>
              <h3 className={styles.part}>Today</h3>
              {today.length === 0 && <CardEmptyText>Nothing is booked today.</CardEmptyText>}
              <Entries entries={today} zone={zone} />
              {others.length > 0 && <h3 className={styles.part}>This {week}</h3>}
              <Entries entries={others} zone={zone} withDay />
            </>
          );
        }}
      </QueryState>
    </Card>
  );
}

function Entries({
  entries,
  zone,
  withDay = false,
}: {
  entries: readonly Entry[];
  zone: string;
  withDay?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {entries.map(({ id, firstName, lastName, consultationType, scheduledDate, status }) => (
        <li key={id} className={styles.entry}>
          <time className={`num ${styles.at}`} dateTime={scheduledDate}>
            {withDay && (
              <span className="muted small">
                {formatWeekday(scheduledDate, zone, 'short')}, {formatDate(scheduledDate, zone)}
              </span>
            )}
            {formatTime(scheduledDate, zone)}
          </time>
          <div className={styles.who}>
            <Link to="/admin/appointments" search={{ open: id } as never} className={page.title}>
              {firstName} {lastName}
            </Link>
            <p className="muted small">{consultationLabel(consultationType)}</p>
          </div>
          <Badge color={status === 'confirmed' ? 'success' : 'primary'}>
            {status === 'confirmed' ? 'Confirmed' : 'Scheduled'}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
