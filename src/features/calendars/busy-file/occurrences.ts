import { DAY_MS } from '../../../platform/time/local-dates/rules.ts';
import type { BusyRange } from './parse-busy-file.ts';
import type { BusyEvent } from './read-event.ts';
import { EndlessRuleError, expandRule } from './recurrence/expand-rule.ts';
import type { Rule } from './recurrence/read-rule.ts';
import type { Duration, LocalTime } from './values.ts';
import type { Zones } from './zones.ts';

/** The range in which occurrences are wanted, in milliseconds. */
export type Window = { from: number; to: number };

type Uses = { zones: Zones; window: Window };

/** The busy times of an event. `isClear`: false if it is busy for longer because its rule could not be followed. */
type EventTimes = { busy: BusyRange[]; isClear: boolean };

/**
 * The busy times of one event: every occurrence of a recurring one except the excluded ones and those that `changes`
 * (the events with the same UID and a RECURRENCE-ID) move, cancel or free.
 */
export function timesOf(event: BusyEvent, changes: readonly BusyEvent[], uses: Uses): EventTimes {
  const change = changeFinder(event, changes, uses.zones);
  const isExcluded = matcher(event.excluded, event, uses.zones);
  const busy: BusyRange[] = [];
  let isClear = true;
  const add = (start: LocalTime, length: Duration) => {
    const instant = uses.zones.toInstant(start);
    if (isExcluded(start, instant)) return;
    const changed = change(start, instant);
    if (changed === undefined) busy.push(...rangeOf(start, length, event.takesTime, uses.zones));
    else busy.push(...changed);
  };
  try {
    for (const local of startsOf(event, changes, uses))
      add({ ...event.start, local }, event.length);
  } catch (error) {
    if (!(error instanceof EndlessRuleError)) throw error;
    isClear = false;
    const from = Math.max(uses.zones.toInstant(event.start), uses.window.from);
    const last = Math.max(...event.rules.map((rule) => lastInstant(rule, event.start, uses.zones)));
    if (event.takesTime) busy.push({ start: from, end: Math.min(last, uses.window.to) });
  }
  for (const { start, length } of event.added) add(start, length ?? event.length);
  return { busy: busy.filter(({ start, end }) => end > start), isClear };
}

/** Local times in the zone of the event. The first occurrence counts even if the rule does not fit it. */
function* startsOf(
  event: BusyEvent,
  changes: readonly BusyEvent[],
  { zones, window }: Uses,
): Generator<number> {
  const { start, rules, length } = event;
  yield start.local;
  // Offsets from UTC are at most a day; later changes may move occurrences into the window.
  const moved = changes
    .filter(({ changes: each }) => each?.isFromThere)
    .map((each) => Math.abs(each.start.local - (each.changes?.occurrence.local ?? 0)));
  const margin = 2 * DAY_MS + Math.max(0, ...moved, ...changes.map((each) => msOf(each.length)));
  const range = { from: window.from - msOf(length) - margin, to: window.to + margin };
  for (const rule of rules) {
    const last = lastInstant(rule, start, zones);
    if (last < range.from) continue;
    for (const local of expandRule(rule, start, range)) {
      if (zones.toInstant({ ...start, local }) > last) break;
      if (local !== start.local) yield local;
    }
  }
}

const msOf = ({ days, ms }: Duration) => days * DAY_MS + Math.max(ms, 0);

/** The last instant of a rule; UNTIL as a date includes the whole day. */
function lastInstant({ until }: Rule, start: LocalTime, zones: Zones): number {
  if (!until) return Number.POSITIVE_INFINITY;
  if (!start.isDate && !until.isDate) {
    return zones.toInstant(until.isUtc ? until : { ...start, local: until.local });
  }
  const day = Math.floor(lastDayMs(until, start) / DAY_MS) * DAY_MS;
  return zones.toInstant({ ...start, isUtc: false, local: day + DAY_MS - 1 });
}

/**
 * Programs give the last day of an all-day series as its midnight in UTC. East of Greenwich that is on the day before,
 * by up to 13 hours.
 */
function lastDayMs(until: LocalTime, start: LocalTime): number {
  const isMidnightSomewhere = start.isDate && until.isUtc && until.local % 60_000 === 0;
  return until.local + (isMidnightSomewhere && !isEndOfDay(until) ? 13 * 3_600_000 : 0);
}

const isEndOfDay = ({ local }: LocalTime) => local % DAY_MS >= DAY_MS - 60_000;

function rangeOf(
  start: LocalTime,
  { days, ms }: Duration,
  takesTime: boolean,
  zones: Zones,
): BusyRange[] {
  if (!takesTime) return [];
  const from = zones.toInstant(start);
  const end =
    (days === 0 ? from : zones.toInstant({ ...start, local: start.local + days * DAY_MS })) + ms;
  return [{ start: from, end }];
}

/** Whether an occurrence is one of these: given by its instant, or by its date in the event's zone. */
function matcher(times: readonly LocalTime[], event: BusyEvent, zones: Zones) {
  const instants = new Set<number>();
  const days = new Set<number>();
  for (const time of times) {
    if (time.isDate || event.start.isDate) days.add(dayFor(time, event, zones));
    else instants.add(zones.toInstant(time));
  }
  return (start: LocalTime, instant: number) =>
    instants.has(instant) || (days.size > 0 && days.has(Math.floor(start.local / DAY_MS)));
}

/** The day of a time. A midnight in UTC stands for the day on which it is midnight in the event's zone. */
function dayFor(time: LocalTime, event: BusyEvent, zones: Zones): number {
  const day = Math.floor(time.local / DAY_MS);
  if (!time.isUtc || !event.start.isDate) return day;
  const at = (each: number) => zones.toInstant({ ...event.start, local: each * DAY_MS });
  return [day + 1, day, day - 1].find((each) => at(each) <= time.local) ?? day;
}

/**
 * What replaces an occurrence: nothing if another event in the file has its new time, a shifted one if a change applies
 * from an earlier occurrence on; undefined if it is as in the series.
 */
function changeFinder(event: BusyEvent, changes: readonly BusyEvent[], zones: Zones) {
  if (changes.length === 0) return () => undefined;
  const isChanged = matcher(
    changes.flatMap((each) => each.changes?.occurrence ?? []),
    event,
    zones,
  );
  const following = changes
    .flatMap((each) =>
      each.changes?.isFromThere ? [{ each, from: firstOf(each.changes.occurrence) }] : [],
    )
    .sort((a, b) => b.from - a.from);
  function firstOf(occurrence: LocalTime): number {
    return occurrence.isDate && !event.start.isDate
      ? zones.toInstant({ ...event.start, isUtc: false, local: occurrence.local })
      : zones.toInstant(occurrence);
  }
  return (start: LocalTime, instant: number): BusyRange[] | undefined => {
    if (isChanged(start, instant)) return [];
    const change = following.find(({ from }) => from <= instant)?.each;
    if (!change?.changes) return undefined;
    return rangeOf(shifted(start, change), change.length, change.takesTime, zones);
  };

  function shifted(start: LocalTime, { start: to, changes: by }: BusyEvent): LocalTime {
    const occurrence = by?.occurrence ?? start;
    if (occurrence.isDate && !to.isDate) {
      const days = Math.floor((to.local - occurrence.local) / DAY_MS);
      const day = Math.floor(start.local / DAY_MS) + days;
      return { ...to, local: day * DAY_MS + (to.local % DAY_MS) };
    }
    const isSameZone = occurrence.tzid === to.tzid && occurrence.isUtc === to.isUtc;
    if (isSameZone && to.tzid === start.tzid)
      return { ...to, local: start.local + to.local - occurrence.local };
    const instant = zones.toInstant(start) + zones.toInstant(to) - zones.toInstant(occurrence);
    return { local: instant, isDate: to.isDate, isUtc: true, tzid: undefined };
  }
}
