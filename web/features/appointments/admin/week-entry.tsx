import type { PointerEvent } from 'react';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { useCan } from '../../../admin/use-can.ts';
import { formatTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ConflictMark, useConflictLabel } from '../../conflicts/conflict-badge.tsx';
import type { Band } from './week-bands.ts';
import styles from './week-board.module.css';
import type { CalendarEntry } from './week-entries.ts';
import { shortNameOf } from './week-lanes.ts';

/**
 * An entry of the week: the text of a blocked time, or a button that opens the appointment. An open appointment can be
 * rescheduled by dragging, or with Shift+M (plain M is part of the shortcut g m for the mail page).
 */
export function WeekEntry({
  entry,
  hostName,
  band,
  date,
  zone,
  isDragged,
  onOpen,
  onMove,
  onPointerDown,
}: {
  entry: CalendarEntry;
  /** The name of its host, if the firm has several. */
  hostName: string | undefined;
  band: Band;
  date: string;
  zone: string;
  isDragged: boolean;
  onOpen: (id: string) => void;
  onMove: (id: string) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) {
  const locale = useLocale();
  const { id, startsAt, endsAt, name, label, look, isBlock, hostNumber } = entry;
  const conflict = useConflictLabel(id);
  const mayChange = useCan()('appointments.change');
  const isOver = (instant: string) => localDateOf(new Date(instant), zone) !== date;
  const from = isOver(startsAt) ? null : formatTime(startsAt, zone, locale);
  const to = isOver(endsAt) ? null : formatTime(endsAt, zone, locale);
  if (isBlock) {
    const when = from && to ? `${from} to ${to}` : from ? `from ${from}` : to && `until ${to}`;
    return (
      <p className={`${styles.entry} ${styles.block}`}>
        {label}
        {when && <span className="num">, {when}</span>}
      </p>
    );
  }
  const canMove = mayChange && (look === 'scheduled' || look === 'confirmed');
  const begins = from ?? `until ${to ?? 'midnight'}`;
  return (
    <button
      type="button"
      className={`${styles.entry} ${styles[look]}`}
      title={`${begins}${to && from ? ` to ${to}` : ''}, ${label}`}
      data-dragged={isDragged || undefined}
      data-movable={canMove || undefined}
      aria-keyshortcuts={canMove ? 'Shift+M' : undefined}
      onClick={() => onOpen(id)}
      onPointerDown={from === null || !canMove ? undefined : onPointerDown}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (canMove && key === 'M' && !ctrlKey && !metaKey && !altKey) onMove(id);
      }}
    >
      <span className="visually-hidden">
        {[conflict, `${begins} ${label}`].filter(Boolean).join(', ')}
      </span>
      {band.hour && hostName && hostNumber !== null && (
        <i className={styles.monogram} aria-hidden="true">
          {shortNameOf({ host: hostNumber, name: hostName })}
        </i>
      )}
      <span className={styles.conflict} aria-hidden="true">
        <ConflictMark id={id} />
      </span>
      <bdi className={styles.name} aria-hidden="true">
        {name}
      </bdi>
      {look === 'completed' && <Icon name="check" size="sm" />}
      <small className="num" aria-hidden="true">
        {shortTime(begins, band)}
      </small>
    </button>
  );
}

/** The time below the row of an hour as its minutes, `:30`, unless it is the full hour. */
function shortTime(time: string, { hour }: Band): string {
  const [, minutes] = time.match(/^\d+:(\d\d)/) ?? [];
  if (!hour || !minutes) return time;
  return minutes === '00' ? '' : `:${minutes}`;
}
