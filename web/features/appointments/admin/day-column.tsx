import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { formatDay, formatWeekday, noonOf } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ConflictStates } from '../../conflicts/conflict-badge.tsx';
import styles from './week-calendar.module.css';
import { WeekLane } from './week-lane.tsx';
import type { Lane } from './week-lanes.ts';

/** The actions of the week view. Times are local dates and times; hosts are numbers, undefined for the shared lane. */
export type WeekActions = {
  onOpen: (id: string) => void;
  /** Opens the reschedule form; `to` and `host` are the suggested time and host. */
  onMove: (id: string, to?: string, host?: number) => void;
  onBook: (start: string, host?: number) => void;
  onBlock: (start: string, host?: number) => void;
};

/** A day of the week: its heading, and its lanes side by side. */
export function DayColumn({
  lanes,
  ...day
}: { lanes: readonly Lane[] } & Omit<ComponentProps<typeof WeekLane>, 'lane'>) {
  const { date, now, entries } = day;
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
          search={{ date }}
          aria-label={`Day sheet for ${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDay(noonOf(date), 'UTC')}`}
          title="Day sheet to print"
        >
          <Icon name="print" size="sm" />
        </Link>
      </div>
      <div className={styles.lanes}>
        <ConflictStates kind="appointment" items={entries.filter(({ isBlock }) => !isBlock)}>
          {lanes.map((lane) => (
            <WeekLane key={lane.host ?? 'all'} {...day} lane={lane} />
          ))}
        </ConflictStates>
      </div>
    </section>
  );
}
