import ICAL from 'ical.js';
import { BusyFileError } from './busy-file-error.ts';
import type { BusyRange } from './parse-busy-file.ts';

/** The range in which occurrences are wanted, in milliseconds. */
export type Window = { from: number; to: number };

type ToInstant = (time: ICAL.Time, tzid: string | undefined) => number;
type Uses = { toInstant: ToInstant; window: Window };

const MAX_STEPS = 200_000;
const DAY_SECONDS = 86_400;

/**
 * The busy times of these events: every occurrence of recurring events except the excluded ones, and moved occurrences
 * at their new time. Events that are cancelled or do not block time are skipped.
 */
export function occurrencesOf(events: readonly ICAL.Component[], uses: Uses): BusyRange[] {
  const exceptions = new Map<string, Set<number>>();
  for (const event of events) {
    const changed = instantOf(event.getFirstProperty('recurrence-id'), uses.toInstant);
    if (changed === undefined) continue;
    const uid = uidOf(event);
    exceptions.set(uid, (exceptions.get(uid) ?? new Set()).add(changed));
  }
  const budget = { left: MAX_STEPS };
  return events.filter(takesTime).flatMap((event) => {
    const isException = event.hasProperty('recurrence-id');
    const changed = isException ? undefined : exceptions.get(uidOf(event));
    return timesOf(event, { ...uses, changed: changed ?? new Set(), budget });
  });
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');

function takesTime(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    word('status') !== 'CANCELLED' &&
    word('transp') !== 'TRANSPARENT' &&
    !['FREE', 'WORKINGELSEWHERE'].includes(word('x-microsoft-cdo-busystatus'))
  );
}

function timesOf(
  event: ICAL.Component,
  uses: Uses & { changed: ReadonlySet<number>; budget: { left: number } },
): BusyRange[] {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!(start instanceof ICAL.Time) || !property) return [];
  const tzid = zoneIdOf(property);
  const endOf = endFinder(event, start, tzid, uses.toInstant);
  const excluded = exclusionsOf(event, uses);
  const found: BusyRange[] = [];
  for (const time of startsOf(event, start, tzid, uses)) {
    const instant = uses.toInstant(time, tzid);
    if (uses.changed.has(instant) || excluded.instants.has(instant)) continue;
    if (excluded.dates.has(dateOf(time))) continue;
    const end = endOf(time, instant);
    if (end > instant) found.push({ start: instant, end });
  }
  return found;
}

/** The starts up to the end of the window, as local times in the event's zone. */
function* startsOf(
  event: ICAL.Component,
  start: ICAL.Time,
  tzid: string | undefined,
  uses: Uses & { budget: { left: number } },
): Generator<ICAL.Time> {
  const rules = event
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur);
  if (rules.length === 0) yield start;
  for (const rule of rules) yield* repeat(rule, start, tzid, uses);
  for (const property of event.getAllProperties('rdate')) {
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value;
      // The zone of RDATE may differ from that of DTSTART.
      if (time instanceof ICAL.Time) yield inZoneOf(time, zoneIdOf(property), tzid, uses.toInstant);
    }
  }
}

function* repeat(
  rule: ICAL.Recur,
  start: ICAL.Time,
  tzid: string | undefined,
  { toInstant, window, budget }: Uses & { budget: { left: number } },
): Generator<ICAL.Time> {
  const { until } = rule;
  const last = until ? lastInstant(until, tzid, toInstant) : Number.POSITIVE_INFINITY;
  const withoutEnd = rule.clone();
  // UNTIL is checked below as an instant: the iterator would compare local times of two different zones.
  withoutEnd.until = null;
  const iterator = withoutEnd.iterator(start);
  for (let time = iterator.next(); time; time = iterator.next()) {
    budget.left -= 1;
    if (budget.left < 0) {
      throw new BusyFileError(
        `An event that begins on ${dateOf(start)} repeats too often to be read.`,
      );
    }
    const instant = toInstant(time, tzid);
    if (instant > last || instant >= window.to) return;
    yield time;
  }
}

/** The last instant of a rule; UNTIL as a date includes the whole day. */
function lastInstant(until: ICAL.Time, tzid: string | undefined, toInstant: ToInstant): number {
  if (!until.isDate) return toInstant(until, tzid);
  const end = until.clone();
  end.isDate = false;
  end.hour = 23;
  end.minute = 59;
  end.second = 59;
  return toInstant(end, tzid);
}

/** Returns the end of an occurrence: as many days as the first one if that is all-day, else the same elapsed time. */
function endFinder(
  event: ICAL.Component,
  start: ICAL.Time,
  tzid: string | undefined,
  toInstant: ToInstant,
): (time: ICAL.Time, instant: number) => number {
  const property = event.getFirstProperty('dtend');
  const end = property?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  if (start.isDate) {
    const days =
      end instanceof ICAL.Time
        ? Math.round(end.subtractDateTz(start).toSeconds() / DAY_SECONDS)
        : duration instanceof ICAL.Duration
          ? Math.round(duration.toSeconds() / DAY_SECONDS)
          : 1;
    return (time) => {
      const last = time.clone();
      last.adjust(Math.max(days, 1), 0, 0, 0);
      return toInstant(last, tzid);
    };
  }
  const milliseconds =
    property && end instanceof ICAL.Time
      ? toInstant(end, zoneIdOf(property)) - toInstant(start, tzid)
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1_000
        : 0;
  return (_time, instant) => instant + milliseconds;
}

/** The occurrences excluded by EXDATE: instants, and whole days for date values. */
function exclusionsOf(event: ICAL.Component, { toInstant }: Uses) {
  const instants = new Set<number>();
  const dates = new Set<string>();
  for (const property of event.getAllProperties('exdate')) {
    for (const time of property.getValues()) {
      if (!(time instanceof ICAL.Time)) continue;
      if (time.isDate) dates.add(dateOf(time));
      else instants.add(toInstant(time, zoneIdOf(property)));
    }
  }
  return { instants, dates };
}

function instantOf(property: ICAL.Property | null, toInstant: ToInstant): number | undefined {
  const time = property?.getFirstValue();
  return property && time instanceof ICAL.Time ? toInstant(time, zoneIdOf(property)) : undefined;
}

function zoneIdOf(property: ICAL.Property): string | undefined {
  const tzid = property.getFirstParameter('tzid');
  return typeof tzid === 'string' && tzid !== '' ? tzid : undefined;
}

/** The same instant as a time that `toInstant` can read for a different zone: converted to UTC. */
function inZoneOf(
  time: ICAL.Time,
  from: string | undefined,
  to: string | undefined,
  toInstant: ToInstant,
): ICAL.Time {
  if (from === to || time.isDate) return time;
  return ICAL.Time.fromJSDate(new Date(toInstant(time, from)), true);
}

const dateOf = (time: ICAL.Time) =>
  [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-');
