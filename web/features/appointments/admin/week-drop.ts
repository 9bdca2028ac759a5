import { atLocalTime } from '../../../../src/platform/time/zones/rules.ts';
import type { CalendarEntry } from './week-entries.ts';
import type { Span } from './week-grid.ts';

const QUARTER = 15;
const OPENS = 9 * 60;
const CLOSES = 18 * 60;

/**
 * A start time on the calendar: a local date, minutes since midnight in the firm's time zone, and the host of the lane,
 * if there are lanes.
 */
export type Start = { date: string; minutes: number; host?: number | undefined };

type Clock = { zone: string; now: Date };

/** Why an appointment cannot be dropped here; null if it can. */
export type Obstacle = 'past' | 'taken' | null;

/**
 * The minutes since midnight at a vertical position in a band of hours, given as a fraction of its height, rounded down
 * to `step` minutes.
 */
export function minutesAt(fraction: number, { from, to }: Span, step = QUARTER): number {
  const minutes = from + Math.floor((fraction * (to - from)) / step) * step;
  return Math.min(Math.max(minutes, from), to - step);
}

/**
 * The reason why an entry cannot start at `start`, if any: the time is in the past, or overlaps another entry of the
 * host (that of the lane, or without lanes the entry's own).
 */
export function obstacleAt(
  start: Start,
  moved: Pick<CalendarEntry, 'id' | 'startsAt' | 'endsAt' | 'hostNumber'>,
  entries: readonly CalendarEntry[],
  clock: Clock,
): Obstacle {
  const from = instantOf(start, clock).getTime();
  const to = from + Date.parse(moved.endsAt) - Date.parse(moved.startsAt);
  if (hasPassed(start, clock)) return 'past';
  const host = start.host ?? moved.hostNumber;
  const isTaken = entries.some(
    ({ id, startsAt, endsAt, look, hostNumber }) =>
      id !== moved.id &&
      (hostNumber === null || hostNumber === host) &&
      (look === 'scheduled' || look === 'confirmed' || look === 'block') &&
      Date.parse(startsAt) < to &&
      Date.parse(endsAt) > from,
  );
  return isTaken ? 'taken' : null;
}

/** Whether a start is not in the future. */
export function hasPassed(start: Start, clock: Clock): boolean {
  return instantOf(start, clock) <= clock.now;
}

/**
 * The first half hour of a day, from 9 AM on, at which one of the hosts is free, in minutes since midnight; 9 AM if
 * there is none.
 */
export function firstFreeOn(
  date: string,
  hosts: readonly number[],
  entries: readonly CalendarEntry[],
  clock: Clock,
): number {
  const visit = {
    id: '',
    startsAt: '2000-01-01T00:00Z',
    endsAt: '2000-01-01T00:30Z',
    hostNumber: null,
  };
  for (let minutes = OPENS; minutes < CLOSES; minutes += 30) {
    const isFree = (host: number) => !obstacleAt({ date, minutes, host }, visit, entries, clock);
    if (hosts.some(isFree)) return minutes;
  }
  return OPENS;
}

const instantOf = ({ date, minutes }: Start, { zone }: Clock) =>
  atLocalTime(date, timeOf(minutes), zone);

/** Minutes since midnight as a time on the clock such as `09:30`. */
function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A start as the value of a `datetime-local` input, such as `2031-03-11T09:30`. */
export function localOf({ date, minutes }: Pick<Start, 'date' | 'minutes'>): string {
  return `${date}T${timeOf(minutes)}`;
}
