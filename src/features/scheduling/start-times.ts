import { LRUCache } from 'lru-cache';
import { formatTime } from '../../platform/time/format-rules.ts';
import { addDaysTo, DAY_MS, weekdayOf } from '../../platform/time/local-dates/rules.ts';
import { atLocalTime, localDateTimeOf, startOfLocalDate } from '../../platform/time/zones/rules.ts';
import { officeOn } from './office-rules.ts';
import type { Schedule } from './schema.ts';

/**
 * When consultations of a type start according to the rules alone, whether or not the times are taken. Pure. Local
 * dates and times are in the firm's zone.
 */

type StartTimesOf = {
  type: string;
  hosts: readonly number[];
  zone: string;
  /** The key of the office in which the hosts must be; undefined for any. */
  office?: string | undefined;
};

/** A start, and the hosts that offer it, in order. */
type Start = { startMs: number; iso: string; label: string; hosts: readonly number[] };

/** A local date: the instants at which it begins and ends, and its starts in order. */
export type StartDay = { fromMs: number; toMs: number; starts: readonly Start[] };

/** The start times of one day, by minute of the day. */
type DayTimes = ReadonlyMap<number, readonly number[]>;

const MINUTE_MS = 60_000;

/** Two years have 730 days. */
const MAX_CACHED_DAYS = 800;

/** The starts of some hosts for a type; days are computed once. */
export class StartTimes {
  readonly #schedule: Schedule;
  readonly #type: string;
  readonly #hosts: readonly number[];
  readonly #zone: string;
  readonly #office: string | undefined;
  readonly #weekdays = new Map<number, DayTimes>();
  // Time zone arithmetic costs more than the rest of a month's availability, and its result never changes.
  readonly #days = new LRUCache<string, StartDay>({ max: MAX_CACHED_DAYS });

  constructor(schedule: Schedule, { type, hosts, zone, office }: StartTimesOf) {
    this.#schedule = schedule;
    this.#type = type;
    this.#hosts = hosts;
    this.#zone = zone;
    this.#office = office;
  }

  /** The starts of a local date, without times that a clock change skips. */
  dayOf(date: string): StartDay {
    const known = this.#days.get(date);
    if (known) return known;
    const { locale } = this.#schedule;
    const day = dayWith(this.#timesOn(date), { date, zone: this.#zone, locale });
    this.#days.set(date, day);
    return day;
  }

  #timesOn(date: string): DayTimes {
    const extra = this.#schedule.extraHours.filter((hours) => hours.date === date);
    const weekday = weekdayOf(date) || 7;
    if (extra.length > 0) return this.#merge([...this.#weeklyOn(weekday), ...extra], weekday);
    const known = this.#weekdays.get(weekday);
    if (known) return known;
    const times = this.#merge(this.#weeklyOn(weekday), weekday);
    this.#weekdays.set(weekday, times);
    return times;
  }

  /** A host's hours for this type replace its hours for all types. */
  #weeklyOn(weekday: number): Window[] {
    const { weeklyHours } = this.#schedule;
    const own = new Set(
      weeklyHours.flatMap(({ type, hostNumber }) => (type === this.#type ? [hostNumber] : [])),
    );
    return weeklyHours.filter(
      (hours) =>
        hours.weekday === weekday && hours.type === (own.has(hours.hostNumber) ? this.#type : null),
    );
  }

  /** Those of the hosts who are in the office on that weekday, if the request names one. */
  #hostsOn(weekday: number): readonly number[] {
    if (this.#office === undefined) return this.#hosts;
    const there = this.#schedule.hosts.filter((host) => officeOn(host, weekday) === this.#office);
    const numbers = new Set(there.map(({ number }) => number));
    return this.#hosts.filter((host) => numbers.has(host));
  }

  #merge(windows: readonly Window[], weekday: number): DayTimes {
    const present = this.#hostsOn(weekday);
    const times = new Map<number, Set<number>>();
    for (const { hostNumber, ...window } of windows) {
      for (const minute of minutesOf(window)) {
        const hosts = times.get(minute) ?? new Set();
        for (const host of hostNumber === null ? this.#hosts : [hostNumber]) hosts.add(host);
        times.set(minute, hosts);
      }
    }
    const inOrder = [...times].sort(([a], [b]) => a - b);
    return new Map(
      inOrder.flatMap(([minute, all]) => {
        const hosts = present.filter((host) => all.has(host));
        return hosts.length > 0 ? [[minute, hosts]] : [];
      }),
    );
  }
}

type Window = {
  hostNumber: number | null;
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
};

function minutesOf({ firstStart, lastStart, stepMinutes }: Omit<Window, 'hostNumber'>): number[] {
  const minutes: number[] = [];
  const last = minuteOf(lastStart);
  for (let minute = minuteOf(firstStart); minute <= last; minute += stepMinutes) {
    minutes.push(minute);
  }
  return minutes;
}

/** The minute of the day of a time such as `09:30`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `13:30` for 810. */
function timeOf(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** `1:30 PM` for 810, or `13:30`. */
export const timeLabel = (minute: number, locale: string): string =>
  formatTime(`2000-01-01T${timeOf(minute)}:00Z`, 'UTC', locale);

function dayWith(
  times: DayTimes,
  { date, zone, locale }: { date: string; zone: string; locale: string },
): StartDay {
  const fromMs = startOfLocalDate(date, zone).getTime();
  const toMs = startOfLocalDate(addDaysTo(date, 1), zone).getTime();
  const isRegular = toMs - fromMs === DAY_MS;
  const starts = [...times].flatMap(([minute, hosts]) => {
    const startMs = isRegular ? fromMs + minute * MINUTE_MS : instantOf(date, minute, zone);
    if (startMs === undefined) return [];
    return [
      { startMs, iso: new Date(startMs).toISOString(), label: timeLabel(minute, locale), hosts },
    ];
  });
  return { fromMs, toMs, starts };
}

/** The instant of a local time, the first one if the time occurs twice; undefined if a clock change skips it. */
function instantOf(date: string, minute: number, zone: string): number | undefined {
  const time = timeOf(minute);
  const instant = atLocalTime(date, time, zone);
  return localDateTimeOf(instant, zone) === `${date}T${time}` ? instant.getTime() : undefined;
}

/** The number of cached combinations of type and hosts. Each caches its days. */
const MAX_OFFERS = 100;

const offers = new WeakMap<Schedule, LRUCache<string, StartTimes>>();

/** The starts of some hosts for a type. Cached: returns the same object for the same schedule and arguments. */
export function startTimesOf(schedule: Schedule, of: StartTimesOf): StartTimes {
  const known = offers.get(schedule) ?? new LRUCache<string, StartTimes>({ max: MAX_OFFERS });
  offers.set(schedule, known);
  const key = `${of.type} ${of.hosts.join()} ${of.zone} ${of.office ?? ''}`;
  const startTimes = known.get(key) ?? new StartTimes(schedule, of);
  known.set(key, startTimes);
  return startTimes;
}
