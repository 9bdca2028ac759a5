import { localMoment } from './local-moment.ts';

const OPENS = 8 * 60;
const CLOSES = 18 * 60;
const STEP = 30;

/** Minutes since midnight on a clock in the firm's zone. */
function minutesOf(instant: string, zone: string): number {
  const [hours = 0, minutes = 0] = localMoment(instant, zone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Where something lies on the clock of one local date, cut off at midnight; null if it does not. */
export function spanOn(
  date: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
): { from: number; to: number } | null {
  const [first, last] = [localMoment(startsAt, zone), localMoment(endsAt, zone)];
  if (first.slice(0, 10) > date || last <= `${date}T00:00`) return null;
  const from = first.slice(0, 10) < date ? 0 : minutesOf(startsAt, zone);
  const to = last.slice(0, 10) > date ? 24 * 60 : minutesOf(endsAt, zone);
  // When the clock is set back, an end may read earlier than its start.
  return { from, to: Math.max(to, from + 1) };
}

/** The part of the day that shows: 8 AM to 6 PM, and as far as appointments reach beyond it. */
export function hoursOf(spans: readonly { from: number; to: number }[]) {
  const from = Math.min(OPENS, ...spans.map((span) => Math.floor(span.from / 60) * 60));
  const to = Math.max(CLOSES, ...spans.map((span) => Math.ceil(span.to / 60) * 60));
  return { from, to, rows: (to - from) / STEP };
}

/** Grid lines of a span, for rows of half an hour. */
export function gridRow(
  { from, to }: { from: number; to: number },
  hours: { from: number; to: number },
): string {
  const first = Math.floor((Math.max(from, hours.from) - hours.from) / STEP);
  const last = Math.ceil((Math.min(to, hours.to) - hours.from) / STEP);
  return `${first + 1} / ${Math.max(last, first + 1) + 1}`;
}
