import type { CSSProperties, PointerEvent } from 'react';
import { IfCan } from '../../../admin/if-can.tsx';
import { formatTime } from '../../../lib/format.ts';
import type { WeekActions } from './day-column.tsx';
import { SlotMenu } from './slot-menu.tsx';
import type { Drag } from './use-entry-drag.ts';
import styles from './week-calendar.module.css';
import { localOf, type Start } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';
import { WeekEntry } from './week-entry.tsx';
import { gridRow, type Hours, layOut, type Span } from './week-grid.ts';
import { isInLane, type Lane, shortNameOf } from './week-lanes.ts';

/** The state of the slot menus: the open one, and the slot for which the keyboard opens the menu. */
export type Slots = {
  /** The slot whose menu is open, on any day and in any lane. */
  open: Start | undefined;
  isPast: boolean;
  firstFree: (date: string, lane: Lane) => number;
  onChange: (slot: Start | undefined) => void;
};

/** The entries of a day in one lane and, if the day is today, a line at the current time. */
export function WeekLane({
  date,
  lane,
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
  lane: Lane;
  /** The current time in minutes since midnight, if the day is today. */
  now: number | undefined;
  entries: readonly (CalendarEntry & { span: Span })[];
  hours: Hours;
  zone: string;
  slots: Slots;
  drag: Drag | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>, entry: CalendarEntry) => void;
  actions: WeekActions;
}) {
  const { onOpen, onMove, onBook, onBlock } = actions;
  const isHere = (start: Start | null | undefined) =>
    start?.date === date && start.host === lane.host;
  const target = isHere(drag?.target) ? drag?.target : null;
  const shown = entries.filter((entry) => isInLane(entry, lane));
  return (
    <div className={styles.lane}>
      {lane.name && (
        <h4 className={styles.name} title={lane.name}>
          <span className={styles.fullName}>{lane.name}</span>
          <span className={styles.initials} aria-hidden="true">
            {shortNameOf(lane)}
          </span>
        </h4>
      )}
      <div className={styles.column} data-date={date} data-host={lane.host}>
        <IfCan permission="appointments.change">
          <SlotMenu
            date={date}
            lane={lane}
            slot={isHere(slots.open) ? slots.open?.minutes : undefined}
            firstFree={slots.firstFree(date, lane)}
            isPast={slots.isPast}
            hours={hours}
            onChange={slots.onChange}
            onBook={(local) => onBook(local, lane.host)}
            onBlock={(local) => onBlock(local, lane.host)}
          />
        </IfCan>
        <ul
          className={styles.hours}
          aria-label={lane.name}
          style={{ gridTemplateRows: `repeat(${hours.rows}, 2.5rem)` }}
        >
          {shown.length === 0 && <li className={styles.none}>Nothing</li>}
          {layOut(shown, hours).map(({ span, lane: place, lanes, strips, isStrip, ...entry }) => (
            <li
              key={entry.id}
              className={`${styles[entry.look]} ${isStrip ? styles.strip : ''}`}
              style={
                {
                  gridRow: gridRow(span, hours),
                  '--lane': place,
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
        {now !== undefined && now >= hours.from && now < hours.to && (
          <div className={styles.now} data-now style={{ top: topOf(now, hours) }} />
        )}
      </div>
    </div>
  );
}

const topOf = (minutes: number, { from, to }: Hours) =>
  `${((minutes - from) / (to - from)) * 100}%`;
