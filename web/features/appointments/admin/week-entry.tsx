import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatTime } from '../../../lib/format.ts';
import type { CalendarEntry } from './week-entries.ts';

/** An entry of the week: a button that opens the appointment, or the text of a blocked time. */
export function WeekEntry({
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
      <b className="num">{from ?? `until ${to ?? 'midnight'}`}</b> <span>{label}</span>
    </button>
  );
}
