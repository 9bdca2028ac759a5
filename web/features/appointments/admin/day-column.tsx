import type { CSSProperties } from 'react';
import { formatDay, formatWeekday, noonOf } from '../../../lib/format.ts';
import styles from './week-calendar.module.css';
import type { CalendarEntry } from './week-entries.ts';
import { WeekEntry } from './week-entry.tsx';
import { gridRow, type Hours, layOut, type Span } from './week-grid.ts';

/** A day of the week: its heading, its entries and, if it is today, a line at the present time. */
export function DayColumn({
  date,
  now,
  entries,
  hours,
  zone,
  onOpen,
}: {
  date: string;
  /** Minutes since midnight, if the day is today. */
  now: number | undefined;
  entries: readonly (CalendarEntry & { span: Span })[];
  hours: Hours;
  zone: string;
  onOpen: (id: string) => void;
}) {
  const isToday = now !== undefined;
  return (
    <section className={`${styles.day} ${isToday ? styles.today : ''}`}>
      <h3 aria-current={isToday ? 'date' : undefined}>
        {formatWeekday(noonOf(date), 'UTC', 'short')}{' '}
        <span className="num">{formatDay(noonOf(date), 'UTC')}</span>
      </h3>
      <div className={styles.column}>
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
              <WeekEntry entry={entry} date={date} zone={zone} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {isToday && now >= hours.from && now < hours.to && (
          <div className={styles.now} data-now style={{ top: topOf(now, hours) }} />
        )}
      </div>
    </section>
  );
}

const topOf = (minutes: number, { from, to }: Hours) =>
  `${((minutes - from) / (to - from)) * 100}%`;
