import { Link } from '@tanstack/react-router';
import type { CSSProperties, PointerEvent } from 'react';
import { formatDay, formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SlotMenu } from './slot-menu.tsx';
import type { Drag } from './use-entry-drag.ts';
import styles from './week-calendar.module.css';
import { localOf, type Start } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';
import { WeekEntry } from './week-entry.tsx';
import { gridRow, type Hours, layOut, type Span } from './week-grid.ts';

/** What can be done in the week. Times are local dates and times. */
export type WeekActions = {
  onOpen: (id: string) => void;
  /** Asks for the new time; `to` is the one to suggest. */
  onMove: (id: string, to?: string) => void;
  onBook: (start: string) => void;
  onBlock: (start: string) => void;
};

/** A day of the week: its heading, its entries and, if it is today, a line at the present time. */
export function DayColumn({
  date,
  now,
  entries,
  hours,
  zone,
  slots,
  drag,
  onDragStart,
  actions,
}: {
  date: string;
  /** Minutes since midnight, if the day is today. */
  now: number | undefined;
  entries: readonly (CalendarEntry & { span: Span })[];
  hours: Hours;
  zone: string;
  slots: {
    /** The empty time whose menu is open, on any day. */
    open: Start | undefined;
    firstFree: number;
    isPast: boolean;
    onChange: (slot: Start | undefined) => void;
  };
  drag: Drag | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>, entry: CalendarEntry) => void;
  actions: WeekActions;
}) {
  const { onOpen, onMove, onBook, onBlock } = actions;
  const target = drag?.target?.date === date ? drag.target : null;
  const isToday = now !== undefined;
  return (
    <section className={`${styles.day} ${isToday ? styles.today : ''}`}>
      <div className={styles.head}>
        <h3 aria-current={isToday ? 'date' : undefined}>
          {formatWeekday(noonOf(date), 'UTC', 'short')}{' '}
          <span className="num">{formatDay(noonOf(date), 'UTC')}</span>
        </h3>
        <Link
          to="/admin/appointments/day-sheet"
          search={{ date } as never}
          aria-label={`Day sheet for ${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDay(noonOf(date), 'UTC')}`}
          title="Day sheet to print"
        >
          <Icon name="print" size="sm" />
        </Link>
      </div>
      <div className={styles.column} data-date={date}>
        <SlotMenu
          date={date}
          slot={slots.open?.date === date ? slots.open.minutes : undefined}
          firstFree={slots.firstFree}
          isPast={slots.isPast}
          hours={hours}
          onChange={slots.onChange}
          onBook={onBook}
          onBlock={onBlock}
        />
        <ul className={styles.hours} style={{ gridTemplateRows: `repeat(${hours.rows}, 2.5rem)` }}>
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
              <WeekEntry
                entry={entry}
                date={date}
                zone={zone}
                isDragged={drag?.id === entry.id}
                onOpen={onOpen}
                onMove={onMove}
                onPointerDown={(event) => onDragStart(event, entry)}
              />
            </li>
          ))}
        </ul>
        {target && (
          <div
            className={styles.target}
            data-obstacle={target.obstacle}
            style={{
              top: topOf(target.minutes, hours),
              height: `${(target.length / (hours.to - hours.from)) * 100}%`,
            }}
          >
            {formatTime(`${localOf(target)}:00Z`, 'UTC')}
            {target.obstacle && `, ${target.obstacle === 'past' ? 'has passed' : 'taken'}`}
          </div>
        )}
        {isToday && now >= hours.from && now < hours.to && (
          <div className={styles.now} data-now style={{ top: topOf(now, hours) }} />
        )}
      </div>
    </section>
  );
}

const topOf = (minutes: number, { from, to }: Hours) =>
  `${((minutes - from) / (to - from)) * 100}%`;
