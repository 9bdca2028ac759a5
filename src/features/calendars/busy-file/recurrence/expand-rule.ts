import { DAY_MS } from '../../../../platform/time/local-dates/rules.ts';
import { type Day, dayFilter, dayNumber, dayOf, partsOf, weekdayOf } from './day-filter.ts';
import type { Rule } from './read-rule.ts';

/** Local times as if they were UTC, in milliseconds. */
type Range = { from: number; to: number };

/** Error: a rule has too many steps to be followed. */
export class EndlessRuleError extends Error {}

const MAX_PERIODS = 60_000;

/**
 * The local times from `from` until before `to` at which a rule repeats, in order. Without COUNT it skips straight to
 * `from`, so that the length of an event's history does not matter. Ignores UNTIL. Throws an `EndlessRuleError`.
 */
export function* expandRule(
  rule: Rule,
  start: { local: number; isDate: boolean },
  { from, to }: Range,
): Generator<number> {
  const periods = periodsOf(rule, start);
  let at = rule.count === undefined ? periods.indexBefore(from) : 0;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (let steps = 0; periods.startOf(at) < to; at += 1) {
    steps += 1;
    if (steps > MAX_PERIODS) throw new EndlessRuleError();
    for (const time of atPositions(periods.timesIn(at), rule.BYSETPOS)) {
      if (time < start.local) continue;
      if (left <= 0 || time >= to) return;
      left -= 1;
      if (time >= from) yield time;
    }
  }
}

/** The periods that a rule counts, such as every second week, numbered from that of the first occurrence. */
type Periods = {
  startOf: (index: number) => number;
  /** A period that begins before this time, or the first one. */
  indexBefore: (local: number) => number;
  /** All times of the rule in a period, in order. */
  timesIn: (index: number) => number[];
};

function periodsOf(rule: Rule, start: { local: number; isDate: boolean }): Periods {
  const fits = dayFilter(rule, dayOf(start.local));
  const { frequency, interval } = rule;
  if (frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY') {
    return shortPeriods(rule, start.local, fits);
  }
  const clock = start.isDate ? [0] : timesOfDay(rule, start.local);
  const bounds = dayBounds(frequency, rule.weekStart, interval, dayOf(start.local));
  const approximate = { YEARLY: 365, MONTHLY: 28, WEEKLY: 7, DAILY: 1 }[frequency] * interval;
  return {
    startOf: (index) => bounds(index).first * DAY_MS,
    indexBefore: (local) => {
      let index = Math.max(0, Math.ceil((dayOf(local) - dayOf(start.local)) / approximate) + 1);
      while (index > 0 && bounds(index).first > dayOf(local)) {
        const tooFar = (bounds(index).first - dayOf(local)) / (366 * interval);
        index = Math.max(0, index - Math.max(1, Math.floor(tooFar)));
      }
      return index;
    },
    timesIn: (index) => {
      const { first, last } = bounds(index);
      const times: number[] = [];
      for (let day = first; day <= last; day += 1) {
        if (fits(day)) for (const time of clock) times.push(day * DAY_MS + time);
      }
      return times;
    },
  };
}

function dayBounds(
  frequency: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY',
  weekStart: number,
  interval: number,
  start: Day,
): (index: number) => { first: Day; last: Day } {
  const { year, month } = partsOf(start);
  switch (frequency) {
    case 'YEARLY':
      return (index) => ({
        first: dayNumber(year + index * interval, 0),
        last: dayNumber(year + index * interval + 1, 0) - 1,
      });
    case 'MONTHLY':
      return (index) => ({
        first: dayNumber(year, month + index * interval),
        last: dayNumber(year, month + index * interval + 1) - 1,
      });
    case 'WEEKLY': {
      const week = start - ((weekdayOf(start) - weekStart + 7) % 7);
      return (index) => ({
        first: week + index * interval * 7,
        last: week + index * interval * 7 + 6,
      });
    }
    case 'DAILY':
      return (index) => ({ first: start + index * interval, last: start + index * interval });
  }
}

const UNITS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1_000 } as const;

/** Periods shorter than a day. */
function shortPeriods(
  rule: Rule & { frequency: string },
  start: number,
  fits: (day: Day) => boolean,
): Periods {
  const unit = UNITS[rule.frequency as keyof typeof UNITS];
  const first = Math.floor(start / unit) * unit;
  const step = unit * rule.interval;
  const startOf = (index: number) => first + index * step;
  return {
    startOf,
    indexBefore: (local) => Math.max(0, Math.floor((local - first) / step)),
    timesIn: (index) => {
      const begin = startOf(index);
      const day = dayOf(begin);
      if (!fits(day)) return [];
      return timesOfDay(rule, start, begin - day * DAY_MS)
        .map((time) => day * DAY_MS + time)
        .filter((time) => time >= begin && time < begin + unit);
    },
  };
}

/** The times of day of a rule, in milliseconds from midnight; those of the period's own unit if it is shorter. */
function timesOfDay(rule: Rule, start: number, period?: number): number[] {
  const clock = new Date(start);
  const own = period === undefined ? undefined : new Date(period);
  const isWithin = (...frequencies: string[]) => own && frequencies.includes(rule.frequency);
  const pick = (list: readonly number[] | undefined, fixed: number | undefined, usual: number) =>
    fixed === undefined ? (list ?? [usual]) : !list || list.includes(fixed) ? [fixed] : [];
  const hours = pick(rule.BYHOUR, own?.getUTCHours(), clock.getUTCHours());
  const minutes = pick(
    rule.BYMINUTE,
    isWithin('MINUTELY', 'SECONDLY') ? own?.getUTCMinutes() : undefined,
    clock.getUTCMinutes(),
  );
  const seconds = pick(
    rule.BYSECOND,
    isWithin('SECONDLY') ? own?.getUTCSeconds() : undefined,
    clock.getUTCSeconds(),
  );
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000),
    ),
  );
}

/** The times at these positions, counted from 1 or, if negative, from the end. */
function atPositions(times: number[], positions: readonly number[] | undefined): number[] {
  if (!positions) return times;
  return times.filter(
    (_time, at) => positions.includes(at + 1) || positions.includes(at - times.length),
  );
}
