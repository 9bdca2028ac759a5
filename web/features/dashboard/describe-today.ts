import { formatDate, formatTime, formatWeekday } from '../../lib/format.ts';

/** The fields of an agenda appointment that the text needs. */
type AgendaEntry = { isToday: boolean; scheduledDate: string };

/** `Monday, Mar 10, 2031. 2 consultations today, the next at 2:30 PM.`; only the date while `entries` are loading. */
export function describeToday(
  entries: readonly AgendaEntry[] | undefined,
  { zone, now }: { zone: string; now: Date },
): string {
  const instant = now.toISOString();
  const date = `${formatWeekday(instant, zone, 'long')}, ${formatDate(instant, zone)}.`;
  if (!entries) return date;
  const today = entries.filter(({ isToday }) => isToday);
  const next = today.find(({ scheduledDate }) => new Date(scheduledDate) > now);
  const rest = next ? `, the next at ${formatTime(next.scheduledDate, zone)}.` : '.';
  return `${date} ${countOf(today.length)} today${rest}`;
}

function countOf(count: number): string {
  if (count === 0) return 'No consultations';
  return count === 1 ? 'One consultation' : `${count} consultations`;
}
