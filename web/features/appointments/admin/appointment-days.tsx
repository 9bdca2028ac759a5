import { type ReactNode, useState } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { groupByDay } from '../../../admin/group-by-day.ts';
import { conditionsOf } from '../../../admin/list/filters.ts';
import { BulkBar, type ListState } from '../../../admin/list/list-body.tsx';
import { PagedList } from '../../../admin/paged-list.tsx';
import { formatDate, formatDay, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { ConflictStates } from '../../conflicts/conflict-badge.tsx';
import styles from './appointment-days.module.css';
import { AppointmentRow } from './appointment-row.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** A day with more appointments than this shows the first few, until the others are asked for. */
const MOST = 7;
const FIRST = 4;

type List = ListState<StaffAppointment> & { zone: string; onOpen: (id: string) => void };

/** A page of appointments: below the headings of their days, or by name with their dates. */
export function AppointmentDays({
  list,
  isSelecting,
  emptyAction,
  actions,
}: {
  list: List;
  /** Whether rows have checkboxes before one is selected. */
  isSelecting: boolean;
  emptyAction?: ReactNode;
  actions: AppointmentActions;
}) {
  const { definition, filter, query, sort, table, settings, zone } = list;
  const { data: counts } = trpc.appointments.counts.useQuery();
  const isByDay = !sort?.value?.endsWith('name');
  const hasSelection = isSelecting || table.getSelectedRowIds().length > 0;
  const canSelect = table.getAllLeafColumns().some(({ id }) => id === 'select');
  const rows = new Map(table.getRowModel().rows.map((row) => [row.id, row]));
  const rowOf = (one: StaffAppointment) => {
    const row = rows.get(one.id);
    return (
      <AppointmentRow
        key={one.id}
        appointment={one}
        zone={zone}
        hasDate={!isByDay}
        shows={(part) => table.getColumn(part)?.getIsVisible() ?? true}
        isOpen={one.id === list.openId}
        selection={
          row && hasSelection && canSelect
            ? { isSelected: row.getIsSelected(), onChange: row.getToggleSelectedHandler() }
            : undefined
        }
        actions={actions}
        onOpen={() => list.onOpen(one.id)}
      />
    );
  };
  return (
    <>
      <PagedList
        query={query}
        filter={conditionsOf(definition.filters, filter)}
        empty={{ ...definition.empty, action: emptyAction }}
        noMatch={{ text: definition.noMatch, action: emptyAction }}
        onSearch={list.onSearch}
        hasCount={false}
      >
        {() => {
          const items = table.getRowModel().rows.map(({ original }) => original);
          const days = groupByDay(items, (one) => one.scheduledDate, zone);
          return (
            <ConflictStates kind="appointment" items={query.data?.items}>
              <div ref={list.rowsRef}>
                <section
                  aria-label={definition.label}
                  className={styles.list}
                  data-compact={settings.layout.isCompact || undefined}
                >
                  {isByDay ? (
                    days.map(({ date, rows: ofDay }, place) => (
                      <Day
                        key={date}
                        date={date}
                        today={counts?.today}
                        isCut={isCutDay(place, days.length, query.data)}
                        isWhole={hasSelection}
                        rows={ofDay.map(rowOf)}
                      />
                    ))
                  ) : (
                    <ul className={styles.rows}>{items.map(rowOf)}</ul>
                  )}
                </section>
              </div>
            </ConflictStates>
          );
        }}
      </PagedList>
      {definition.bulk && <BulkBar list={list} bulk={definition.bulk} />}
    </>
  );
}

/** Whether a day may continue on the page before or after. */
const isCutDay = (
  place: number,
  count: number,
  page: { next: string | null; previous: string | null } | undefined,
) => (place === 0 && !!page?.previous) || (place === count - 1 && !!page?.next);

function Day({
  date,
  today,
  isCut,
  isWhole,
  rows,
}: {
  date: string;
  today: string | undefined;
  /** Whether there may be more of the day on another page, so that its rows cannot be counted. */
  isCut: boolean;
  /** Whether all rows are shown from the start. */
  isWhole: boolean;
  rows: readonly ReactNode[];
}) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const weekday = formatWeekday(noonOf(date), 'UTC', 'long', locale);
  const isFolded = !isOpen && !isWhole && rows.length > MOST;
  const isThisYear = date.slice(0, 4) === today?.slice(0, 4);
  return (
    <section className={styles.day} data-today={date === today || undefined}>
      <h2>
        {nameOf(date, weekday, today)}{' '}
        <small className="num">
          {isThisYear
            ? formatDay(noonOf(date), 'UTC', locale)
            : formatDate(noonOf(date), 'UTC', locale)}
        </small>{' '}
        {!isCut && rows.length > 1 && <small className="num">{rows.length} appointments</small>}
      </h2>
      <ul className={styles.rows}>
        {isFolded ? rows.slice(0, FIRST) : rows}
        {isFolded && (
          <li>
            <Button size="sm" variant="subtle" onClick={() => setOpen(true)}>
              {rows.length - FIRST} more on {weekday}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function nameOf(date: string, weekday: string, today: string | undefined): string {
  if (today && date === today) return 'Today';
  return today && date === addDaysTo(today, 1) ? 'Tomorrow' : weekday;
}
