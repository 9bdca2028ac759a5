import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { Loaded } from '../../../admin/loaded.tsx';
import { Pager } from '../../../admin/pager.tsx';
import { formatDate, formatWeekday, localDateOf, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import rows from '../../../ui/rows.module.css';
import styles from './appointment-list.module.css';
import { AppointmentRow } from './appointment-row.tsx';
import type { AppointmentSearch, OnSearch } from './appointment-search.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** A page of appointments under the days on which they are. */
export function AppointmentList({
  search,
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch;
}) {
  const { order, status, q, cursor } = search;
  const list = trpc.appointments.list.useQuery(
    { order: order ?? 'upcoming', status, q, cursor },
    { placeholderData: (before) => before },
  );
  const { data: counts } = trpc.appointments.counts.useQuery();
  const isFiltered = Boolean(status || q);
  return (
    <Loaded
      query={list}
      what="The list"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title={isFiltered ? 'Nothing matches' : 'Nothing is booked'}>
          <p className="muted">
            {isFiltered ? 'No appointment has all of that.' : 'New bookings arrive here.'}
          </p>
          {!order && <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>}
        </EmptyState>
      }
    >
      {(page) => (
        <>
          {daysOf(page.items, zone).map(({ date, items }) => (
            <section key={date} aria-label={dayName(date, counts?.today)}>
              <h2 className={styles.day}>
                {dayName(date, counts?.today)}
                <span className="muted small num">
                  {items.length === 1 ? '1 appointment' : `${items.length} appointments`}
                </span>
              </h2>
              <ul className={`${rows.box} ${rows.rows}`}>
                {items.map((appointment) => (
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
          ))}
          <Pager page={page} onCursor={(next) => onSearch({ cursor: next })}>
            {page.items.length} shown
          </Pager>
        </>
      )}
    </Loaded>
  );
}

function daysOf(items: readonly Appointment[], zone: string) {
  const days: { date: string; items: Appointment[] }[] = [];
  for (const item of items) {
    const date = localDateOf(new Date(item.scheduledDate), zone);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}

function dayName(date: string, today: string | undefined): string {
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  return date === today ? `Today, ${day}` : day;
}
