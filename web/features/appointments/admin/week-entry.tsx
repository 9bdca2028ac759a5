import type { PointerEvent } from 'react';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { useCan } from '../../../admin/use-can.ts';
import { formatTime } from '../../../lib/format.ts';
import { ConflictMark } from '../../conflicts/conflict-badge.tsx';
import type { CalendarEntry } from './week-entries.ts';

/**
 * An entry of the week: the text of a blocked time, or a button that opens the appointment. An open appointment can be
 * rescheduled by dragging, or with Shift+M (plain M is part of the shortcut g m for the mail page).
 */
export function WeekEntry({
  entry: { id, startsAt, endsAt, label, look, isBlock },
  date,
  zone,
  isDragged,
  onOpen,
  onMove,
  onPointerDown,
}: {
  entry: CalendarEntry;
  date: string;
  zone: string;
  isDragged: boolean;
  onOpen: (id: string) => void;
  onMove: (id: string) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) {
  const mayChange = useCan()('appointments.change');
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
  const canMove = mayChange && (look === 'scheduled' || look === 'confirmed');
  return (
    <button
      type="button"
      title={label}
      data-dragged={isDragged || undefined}
      data-movable={canMove || undefined}
      aria-keyshortcuts={canMove ? 'Shift+M' : undefined}
      onClick={() => onOpen(id)}
      onPointerDown={from === null || !canMove ? undefined : onPointerDown}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (canMove && key === 'M' && !ctrlKey && !metaKey && !altKey) onMove(id);
      }}
    >
      <b className="num">
        <ConflictMark id={id} />
        {from ?? `until ${to ?? 'midnight'}`}
      </b>{' '}
      <span>{label}</span>
    </button>
  );
}
