import type { PointerEvent, ReactNode } from 'react';
import { IfCan } from '../../../admin/if-can.tsx';
import { formatDay, formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { ConflictStates } from '../../conflicts/conflict-badge.tsx';
import type { Office } from '../../scheduling/describe-office.ts';
import { SlotMenu } from './slot-menu.tsx';
import type { Drag } from './use-entry-drag.ts';
import { type Band, type DayEntry, entriesIn } from './week-bands.ts';
import styles from './week-board.module.css';
import { localOf, type Start } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';
import { WeekEntry } from './week-entry.tsx';

/** The actions of the week view. Times are local dates and times; hosts are numbers, undefined for any. */
export type WeekActions = {
  onOpen: (id: string) => void;
  /** Opens the reschedule form; `to` and `host` are the suggested time and host. */
  onMove: (id: string, to?: string, host?: number) => void;
  onBook: (start: string, host?: number) => void;
  onBlock: (start: string, host?: number) => void;
  /** Shows one day only. */
  onDay: (date: string) => void;
};

/** The state of the slot menus: the open one, and the slot for which the keyboard opens the menu. */
export type Slots = {
  /** The slot whose menu is open, on any day. */
  open: Start | undefined;
  isPast: boolean;
  firstFree: (host: number | undefined) => number;
  onChange: (slot: Start | undefined) => void;
};

/** A cell with more entries than this shows the first ones and leads to the whole day. */
const MOST = 3;

type Props = {
  date: string;
  /** The current time in minutes since midnight, if the day is today. */
  now: number | undefined;
  /** Whether it is the day that a phone shows. */
  isOnPhone: boolean;
  /** Whether it is the only day, which has room for all entries. */
  isAlone: boolean;
  entries: readonly DayEntry[];
  /** The rows; `isClosed` where nobody takes consultations. */
  bands: readonly (Band & { isClosed: boolean })[];
  /** The only host who is shown. */
  only: number | undefined;
  office: Office;
  zone: string;
  slots: Slots;
  drag: Drag | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>, entry: CalendarEntry) => void;
  actions: WeekActions;
};

/** A day of the week: its heading, and a cell in each row. */
export function WeekDay(props: Props) {
  const locale = useLocale();
  const { date, now, isOnPhone, entries, bands, only, actions } = props;
  const isToday = now !== undefined;
  const count = entries.filter(({ isBlock, isCancelled }) => !isBlock && !isCancelled).length;
  const { onBook, onBlock } = actions;
  const isByHost = bands[0]?.host !== undefined;
  const menu = (band: Band | undefined) => {
    const host = band?.host ?? only;
    return (
      <IfCan permission="appointments.change">
        <SlotMenu
          date={date}
          host={host}
          name={band?.label}
          bands={band ? [band] : bands}
          slots={props.slots}
          onBook={(local) => onBook(local, host)}
          onBlock={(local) => onBlock(local, host)}
        />
      </IfCan>
    );
  };
  return (
    <section className={styles.day} data-today={isToday || undefined} data-shown={isOnPhone}>
      <div className={styles.head}>
        <h3 aria-current={isToday ? 'date' : undefined}>
          {formatWeekday(noonOf(date), 'UTC', 'short', locale)}{' '}
          <span className="num">{formatDay(noonOf(date), 'UTC', locale)}</span>
        </h3>
        {count > 0 && (
          <span className="num">
            {count}
            <span className="visually-hidden"> appointments</span>
          </span>
        )}
      </div>
      {!isByHost && menu(undefined)}
      {entries.length === 0 && <p className={styles.none}>Nothing</p>}
      <ConflictStates kind="appointment" items={entries.filter(({ isBlock }) => !isBlock)}>
        {bands.map((band, place) => (
          <Cell key={band.key} {...props} band={band} place={place}>
            {isByHost && menu(band)}
          </Cell>
        ))}
      </ConflictStates>
    </section>
  );
}

function Cell({
  band,
  place,
  date,
  now,
  isAlone,
  entries,
  office: { hasSeveralHosts, hostName },
  only,
  zone,
  drag,
  onDragStart,
  actions,
  children,
}: Props & {
  band: Band & { isClosed: boolean };
  place: number;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { onOpen, onMove, onDay } = actions;
  const { hour, host, label } = band;
  const found = entriesIn(band, place === 0, entries);
  const shown = isAlone || found.length <= MOST + 1 ? found : found.slice(0, MOST);
  const weekday = formatWeekday(noonOf(date), 'UTC', 'long', locale);
  const target = drag?.target;
  const isTarget =
    target?.date === date &&
    (hour ? target.minutes >= hour.from && target.minutes < hour.to : target.host === host);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a subgrid
    <div
      className={styles.cell}
      role="group"
      aria-label={label}
      data-date={date}
      data-hour={hour && hour.from / 60}
      data-host={host ?? only}
      data-closed={band.isClosed || undefined}
      style={{ gridRow: place + 2 }}
    >
      {children}
      {shown.map((entry) => (
        <WeekEntry
          key={entry.id}
          entry={entry}
          hostName={
            hasSeveralHosts && entry.hostNumber !== null ? hostName(entry.hostNumber) : undefined
          }
          band={band}
          date={date}
          zone={zone}
          isDragged={drag?.id === entry.id}
          onOpen={onOpen}
          onMove={onMove}
          onPointerDown={(event) => onDragStart(event, entry)}
        />
      ))}
      {shown.length < found.length && (
        <button
          type="button"
          className={styles.more}
          aria-label={`+${found.length - shown.length} more at ${label} on ${weekday}`}
          onClick={() => onDay(date)}
        >
          +{found.length - shown.length} more
        </button>
      )}
      {target && isTarget && (
        <div className={styles.target} data-obstacle={target.obstacle}>
          {formatTime(`${localOf(target)}:00Z`, 'UTC', locale)}
          {target.obstacle && `, ${target.obstacle === 'past' ? 'has passed' : 'taken'}`}
        </div>
      )}
      {hour && now !== undefined && now >= hour.from && now < hour.to && (
        <div
          className={styles.now}
          data-now
          style={{ top: `${((now - hour.from) / (hour.to - hour.from)) * 100}%` }}
        />
      )}
    </div>
  );
}
