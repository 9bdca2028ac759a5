import { Button } from '../../../admin/button.tsx';
import { groupByDay } from '../../../admin/group-by-day.ts';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import styles from './appointment-list.module.css';
import { AppointmentRow } from './appointment-row.tsx';
import type { AppointmentSearch } from './appointment-search.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** A page of appointments, grouped by day. */
export function AppointmentList({
  search: { order, status, q, cursor },
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const list = trpc.appointments.list.useQuery(
    { order: order ?? 'upcoming', status, q, cursor },
    LIST_QUERY,
  );
  const { data: counts } = trpc.appointments.counts.useQuery();
  const action = !order && (
    <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>
  );
  return (
    <PagedList
      query={list}
      filter={{ status, q }}
      empty={{ title: 'Nothing is booked', text: 'New bookings arrive here.', action }}
      noMatch={{ text: 'No appointment has all of that.', action }}
      onSearch={onSearch}
    >
      {(items) =>
        groupByDay(items, ({ scheduledDate }) => scheduledDate, zone).map((day) => (
          <section key={day.date} aria-label={dayName(day.date, counts?.today)}>
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
                  onOpen={() => onSearch({ cursor, open: appointment.id })}
                />
              ))}
            </ul>
          </section>
        ))
      }
    </PagedList>
  );
}

function dayName(date: string, today: string | undefined): string {
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  return date === today ? `Today, ${day}` : day;
}
