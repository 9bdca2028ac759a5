import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import { addDaysTo, isWeekend } from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateOf, localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { useNow } from '../../../admin/use-now.ts';
import { formatDate, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Office } from '../../scheduling/describe-office.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import type { AppointmentSearch } from './appointment-list.tsx';
import { DayColumn, type WeekActions } from './day-column.tsx';
import { useEntryDrag } from './use-entry-drag.ts';
import styles from './week-calendar.module.css';
import { firstFreeOn, hasPassed, localOf, type Start } from './week-drop.ts';
import { type CalendarEntry, entriesOf } from './week-entries.ts';
import { currentMonday, hoursOf, minutesOfTime, mondayOf, spanOn } from './week-grid.ts';
import { isInLane, type Lane, lanesOf } from './week-lanes.ts';
import { WeekPeople } from './week-people.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE_MS = 60_000;

/**
 * The week view of the appointments: one column per day with half-hour rows, optionally with a lane per host; on phones
 * a list per day and lane.
 */
export function WeekCalendar({
  search,
  zone,
  onSearch,
  actions,
}: {
  search: AppointmentSearch;
  zone: string;
  onSearch: OnSearch<AppointmentSearch>;
  actions: WeekActions;
}) {
  const office = useConsultationTypes();
  const { hasSeveralHosts, isOpenOn, hasHost, hostName } = office;
  const nameIfSeveral = (host: number) => (hasSeveralHosts ? hostName(host) : undefined);
  const monday = search.week
    ? mondayOf(search.week)
    : currentMonday(localDateOf(new Date(), zone), isOpenOn);
  const only = search.host !== undefined && hasHost(search.host) ? search.host : undefined;
  const query = trpc.appointments.calendar.useQuery({ from: monday, to: addDaysTo(monday, 6) });
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          label="Previous week"
          onClick={() => onSearch({ week: addDaysTo(monday, -7) })}
          variant="default"
        >
          <Icon name="chevron-left" />
        </IconButton>
        <h2 aria-live="polite">Week of {formatDate(noonOf(monday), 'UTC')}</h2>
        <IconButton
          label="Next week"
          onClick={() => onSearch({ week: addDaysTo(monday, 7) })}
          variant="default"
        >
          <Icon name="chevron-right" />
        </IconButton>
        {search.week && (
          <Button variant="subtle" size="sm" onClick={() => onSearch({ week: undefined })}>
            This week
          </Button>
        )}
        {hasSeveralHosts && (
          <div className={styles.people}>
            <WeekPeople search={search} office={office} onSearch={onSearch} />
          </div>
        )}
      </div>
      <IfCan permission="appointments.change">
        <p className={`muted small ${styles.hint}`}>
          Drag an appointment to move it, or select it and press Shift+M. Click an empty time to
          book or block it.
        </p>
      </IfCan>
      <QueryState query={query} what="The week">
        {(week) => {
          const lanes = lanesOf(office, {
            only,
            isByPerson: search.lanes === 'person',
            entries: entriesOf(week, search.status),
          });
          const isMixed = lanes.some(({ host }) => host === undefined);
          return (
            <Week
              dates={DAYS.map((day) => addDaysTo(monday, day))}
              lanes={lanes}
              calendarEntries={entriesOf(week, search.status, isMixed ? nameIfSeveral : undefined)}
              office={office}
              zone={zone}
              actions={actions}
            />
          );
        }}
      </QueryState>
    </>
  );
}

function Week({
  dates,
  lanes,
  calendarEntries,
  office,
  zone,
  actions,
}: {
  dates: readonly string[];
  lanes: readonly Lane[];
  calendarEntries: readonly CalendarEntry[];
  office: Office;
  zone: string;
  actions: WeekActions;
}) {
  const now = useNow(MINUTE_MS);
  const [today, time = ''] = localDateTimeOf(now, zone).split('T');
  const [slot, setSlot] = useState<Start>();
  const shown = calendarEntries.filter((entry) => lanes.some((lane) => isInLane(entry, lane)));
  const days = dates
    .map((date) => ({
      date,
      entries: shown.flatMap((entry) => {
        const span = spanOn(date, entry, zone);
        return span ? [{ ...entry, span }] : [];
      }),
    }))
    .filter(({ date, entries }) => !isWeekend(date) || entries.length > 0 || office.isOpenOn(date));
  const hours = hoursOf(
    days.flatMap(({ entries }) => entries.map(({ isBlock, span }) => ({ ...span, isBlock }))),
  );
  const { drag, onPointerDown } = useEntryDrag({
    entries: calendarEntries,
    hours,
    zone,
    onDrop: (id, start) => actions.onMove(id, localOf(start), start.host),
  });
  const week = useScrollToToday(today ?? '', lanes.length);
  const allHosts = office.hosts.length > 0 ? office.hosts.map(({ number }) => number) : [FIRM_HOST];
  return (
    <div
      ref={week}
      className={styles.week}
      data-week
      data-lanes={lanes.some(({ name }) => name) || undefined}
      style={{ '--lane-count': lanes.length } as CSSProperties}
    >
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: hours.rows / 2 }, (_, hour) => hours.from / 60 + hour).map((hour) => (
          <span key={hour} className="num">
            {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
          </span>
        ))}
      </div>
      {days.map(({ date, entries }) => (
        <DayColumn
          key={date}
          date={date}
          lanes={lanes}
          now={date === today ? minutesOfTime(time) : undefined}
          entries={entries}
          hours={hours}
          zone={zone}
          slots={{
            open: slot,
            firstFree: (day, { host }) =>
              firstFreeOn(day, host === undefined ? allHosts : [host], calendarEntries, {
                zone,
                now,
              }),
            isPast: slot !== undefined && hasPassed(slot, { zone, now }),
            onChange: setSlot,
          }}
          drag={drag}
          onDragStart={onPointerDown}
          actions={actions}
        />
      ))}
    </div>
  );
}

/** Scrolls the lanes of today into view, if the week is wider than the screen. */
function useScrollToToday(today: string, lanes: number) {
  const week = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lanes decide how wide the days are.
  useEffect(() => {
    const day = week.current?.querySelector(`[data-date="${today}"]`)?.closest('section');
    const axis = week.current?.firstElementChild;
    if (!week.current || !day || !axis) return;
    week.current.scrollLeft +=
      day.getBoundingClientRect().left - axis.getBoundingClientRect().right;
  }, [today, lanes]);
  return week;
}
