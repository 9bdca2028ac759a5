import type { CSSProperties } from 'react';
import type { z } from 'zod';
import type { calendarSchema } from '../../../../src/features/appointments/admin/schema.ts';
import { addDaysTo, isWeekend } from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatDate, formatDay, formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { AppointmentSearch } from './appointment-search.ts';
import { STATUS_WORDS } from './status-words.ts';
import styles from './week-calendar.module.css';
import { currentMonday, gridRow, hoursOf, layOut, mondayOf, spanOn } from './week-grid.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The week view of the appointments: one column per day with half-hour rows; on phones a list per day. */
export function WeekCalendar({
  search,
  zone,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const monday = search.week ? mondayOf(search.week) : currentMonday(localDateOf(new Date(), zone));
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
      </div>
      <QueryState query={query} what="The week">
        {(week) => (
          <Week
            dates={DAYS.map((day) => addDaysTo(monday, day))}
            calendarEntries={entriesOf(week, search.status)}
            zone={zone}
            onOpen={(open) => onSearch({ open })}
          />
        )}
      </QueryState>
    </>
  );
}

type CalendarEntry = {
  id: string;
  startsAt: string;
  endsAt: string;
  label: string;
  look: string;
  isBlock: boolean;
};

function entriesOf(
  { appointments, timeOff }: z.output<typeof calendarSchema>,
  status: string | undefined,
): CalendarEntry[] {
  return [
    ...timeOff.map(({ id, startsAt, endsAt, reason }) => ({
      id,
      startsAt,
      endsAt,
      label: reason ? `Blocked: ${reason}` : 'Blocked',
      look: 'block',
      isBlock: true,
    })),
    ...appointments
      .filter((one) => !status || one.status === status)
      .map((one) => ({
        id: one.id,
        startsAt: one.scheduledDate,
        endsAt: new Date(Date.parse(one.scheduledDate) + one.duration * 60_000).toISOString(),
        label: `${one.firstName} ${one.lastName}, ${STATUS_WORDS[one.status]}`,
        look: one.status,
        isBlock: false,
      })),
  ];
}

function Week({
  dates,
  calendarEntries,
  zone,
  onOpen,
}: {
  dates: readonly string[];
  calendarEntries: readonly CalendarEntry[];
  zone: string;
  onOpen: (id: string) => void;
}) {
  const days = dates
    .map((date) => ({
      date,
      entries: calendarEntries.flatMap((entry) => {
        const span = spanOn(date, entry, zone);
        return span ? [{ ...entry, span }] : [];
      }),
    }))
    .filter(({ date, entries }) => !isWeekend(date) || entries.length > 0);
  const hours = hoursOf(
    days.flatMap(({ entries }) => entries.map(({ isBlock, span }) => ({ ...span, isBlock }))),
  );
  return (
    <div className={styles.week}>
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: hours.rows / 2 }, (_, hour) => hours.from / 60 + hour).map((hour) => (
          <span key={hour} className="num">
            {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
          </span>
        ))}
      </div>
      {days.map(({ date, entries }) => (
        <section key={date} className={styles.day}>
          <h3>
            {formatWeekday(noonOf(date), 'UTC', 'short')}{' '}
            <span className="num">{formatDay(noonOf(date), 'UTC')}</span>
          </h3>
          <ul
            className={styles.hours}
            style={{ gridTemplateRows: `repeat(${hours.rows}, 2.5rem)` }}
          >
            {entries.length === 0 && <li className={styles.none}>Nothing</li>}
            {layOut(entries, hours).map(({ span, lane, lanes, strips, isStrip, ...entry }) => (
              <li
                key={entry.id}
                className={`${styles[entry.look]} ${isStrip ? styles.strip : ''}`}
                style={
                  {
                    gridRow: gridRow(span, hours),
                    '--lane': lane,
                    '--lanes': lanes,
                    '--strips': strips,
                  } as CSSProperties
                }
              >
                <Entry entry={entry} date={date} zone={zone} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({
  entry: { id, startsAt, endsAt, label, isBlock },
  date,
  zone,
  onOpen,
}: {
  entry: CalendarEntry;
  date: string;
  zone: string;
  onOpen: (id: string) => void;
}) {
  const isOver = (instant: string) => localDateOf(new Date(instant), zone) !== date;
  const from = isOver(startsAt) ? null : formatTime(startsAt, zone);
  const to = isOver(endsAt) ? null : formatTime(endsAt, zone);
  if (isBlock) {
    const when = from && to ? `${from} to ${to}` : from ? `from ${from}` : to && `until ${to}`;
    return (
      <span title={label}>
        {label}
        {when && <span className="num">, {when}</span>}
      </span>
    );
  }
  return (
    <button type="button" title={label} onClick={() => onOpen(id)}>
      <b className="num">{from ?? `until ${to ?? 'midnight'}`}</b> {label}
    </button>
  );
}
