import * as validation from '../../../messages/en/validation.ts';
import { FIRST_WEEKDAY, LAST_WEEKDAY } from './rules.ts';
import type { Schedule, WeeklyHours } from './schema.ts';
import { minuteOf, timeLabel } from './start-times.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * When consultations start, as the reason for rejecting another time: `Consultations start Monday to Friday, on the hour
 * or half hour, from 9:00 to 11:30 AM and from 1:00 to 4:00 PM`. A general sentence if the hours differ between days or
 * hosts.
 */
export function describeHours(schedule: HoursSource, request: HoursRequest): string {
  const hours = regularHours(schedule, request);
  return hours ? validation.consultationHours({ hours }) : validation.offeredTimes;
}

type HoursSource = Pick<Schedule, 'weeklyHours' | 'locale'>;
type HoursRequest = { type: string; hosts: readonly number[] };

/** The hours in words if they are the same for all days and hosts, which are in a row. */
function regularHours(
  { weeklyHours, locale }: HoursSource,
  { type, hosts }: HoursRequest,
): string | undefined {
  const [host] = hosts;
  const own = weeklyHours.filter(({ hostNumber }) => hostNumber === host);
  const ofType = own.filter((hours) => hours.type === type);
  const hours = ofType.length > 0 ? ofType : own.filter((each) => each.type === null);
  const weekdays = Array.from({ length: LAST_WEEKDAY }, (_, place) => FIRST_WEEKDAY + place);
  const open = weekdays.filter((weekday) => hours.some((each) => each.weekday === weekday));
  const [first = 0] = open;
  const last = open.at(-1) ?? 0;
  const byDay = open.map((weekday) => hours.filter((each) => each.weekday === weekday));
  const texts = new Set(byDay.map((each) => describeDay(each, locale)));
  const [text] = texts;
  const isRegular =
    hosts.length === 1 && texts.size === 1 && open.length > 1 && last - first === open.length - 1;
  if (!isRegular || !text) return undefined;
  return `${DAYS[first - 1]} to ${DAYS[last - 1]}, ${text}`;
}

/**
 * A short description of a host's hours for every type, for staff: `Monday to Friday, on the hour or half hour, …`, or
 * the days and the number of starts if the hours differ between days.
 */
export function summarizeHours({ weeklyHours, locale }: HoursSource, host: number): string {
  const hours = weeklyHours.filter(({ hostNumber, type }) => hostNumber === host && type === null);
  if (hours.length === 0) return 'No hours';
  const regular = regularHours({ weeklyHours: hours, locale }, { type: '', hosts: [host] });
  if (regular) return regular;
  const days = [...new Set(hours.map(({ weekday }) => weekday))].sort();
  const starts = hours.reduce((sum, window) => sum + countStarts(window), 0);
  return `${days.map((day) => DAYS[day - 1]?.slice(0, 3)).join(', ')}: ${starts} start times a week`;
}

const countStarts = ({ firstStart, lastStart, stepMinutes }: WeeklyHours) =>
  Math.floor((minuteOf(lastStart) - minuteOf(firstStart)) / stepMinutes) + 1;

/** The hours of one day; undefined if they have no simple step. */
function describeDay(hours: readonly WeeklyHours[], locale: string): string | undefined {
  const steps = new Set(hours.map(({ stepMinutes }) => stepMinutes));
  const [step = 0] = steps;
  const isFull = hours.every(({ firstStart }) => minuteOf(firstStart) % step === 0);
  const rhythm = { 60: 'on the hour', 30: 'on the hour or half hour', 15: 'on the quarter hour' }[
    step
  ];
  if (steps.size !== 1 || !isFull || !rhythm) return undefined;
  return `${rhythm}, ${hours.map((each) => describeRange(each, locale)).join(' and ')}`;
}

function describeRange({ firstStart, lastStart }: WeeklyHours, locale: string): string {
  const from = timeLabel(minuteOf(firstStart), locale);
  const to = timeLabel(minuteOf(lastStart), locale);
  const [time, half] = from.split(' ');
  return `from ${half && to.endsWith(half) ? time : from} to ${to}`;
}
