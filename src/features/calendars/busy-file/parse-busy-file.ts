import { BusyFileError } from './busy-file-error.ts';
import { timesOf, type Window } from './occurrences.ts';
import { type Component, propertiesOf, readCalendars, textOf } from './read-components.ts';
import { readEvent } from './read-event.ts';
import { readPeriod } from './values.ts';
import { ianaZone, namedZone, type Zones, zonesOf } from './zones.ts';

/** A time range in milliseconds, end exclusive. */
export type BusyRange = { start: number; end: number };

export type BusyFileOptions = {
  from: Date;
  to: Date;
  /** The firm's zone, for all-day events and times without a zone, unless the calendar specifies its own. */
  zone: string;
  /** The site's own host. Events with one of our UIDs are our own appointments and are ignored. */
  ownHost: string;
};

/**
 * The busy times of a file, in order and without overlaps, and the number of events that could not be read completely.
 * What could be read of those is busy.
 */
export type BusyFile = { busy: BusyRange[]; unclearEvents: number };

const MAX_RANGES = 20_000;
// No appointment is shorter.
const SHORTEST_GAP_MS = 5 * 60_000;

/** Reads an iCalendar file (RFC 5545). Throws a `BusyFileError` if it is another kind of file. */
export function parseBusyFile(text: string, options: BusyFileOptions): BusyFile {
  const window = { from: options.from.getTime(), to: options.to.getTime() };
  const read = readCalendars(text).map((calendar) => busyIn(calendar, window, options));
  const ranges = read
    .flatMap(({ busy }) => busy)
    .filter(({ start, end }) => start < window.to && end > window.from);
  const exact = mergeRanges(ranges);
  const merged = exact.length > MAX_RANGES ? mergeRanges(exact, SHORTEST_GAP_MS) : exact;
  if (merged.length > MAX_RANGES) throw new BusyFileError('The file has too many busy times.');
  return {
    busy: merged,
    unclearEvents: read.reduce((sum, { unclearEvents }) => sum + unclearEvents, 0),
  };
}

function busyIn(calendar: Component, window: Window, { zone, ownHost }: BusyFileOptions): BusyFile {
  const named = namedZone(textOf(calendar, 'X-WR-TIMEZONE'));
  const zones = zonesOf(calendar, named ?? ianaZone(zone));
  const components = calendar.components.filter(
    (each) => each.name === 'VEVENT' && !isOwn(each, ownHost),
  );
  const events = components.flatMap((each) => readEvent(each, zones) ?? []);
  const changes = Map.groupBy(
    events.filter((each) => each.changes),
    ({ uid }) => uid,
  );
  let unclearEvents = components.length - events.length + (calendar.isDamaged ? 1 : 0);
  const busy: BusyRange[] = [];
  for (const event of events) {
    const times = timesOf(event, event.changes ? [] : (changes.get(event.uid) ?? []), {
      zones,
      window,
    });
    if (!event.isClear || !times.isClear) unclearEvents += 1;
    for (const time of times.busy) busy.push(time);
  }
  for (const each of calendar.components.filter(({ name }) => name === 'VFREEBUSY')) {
    const times = freeBusyTimes(each, zones);
    busy.push(...times.busy);
    if (!times.isClear) unclearEvents += 1;
  }
  return { busy, unclearEvents };
}

const OWN_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}@/i;

function isOwn(event: Component, ownHost: string): boolean {
  const uid = textOf(event, 'UID');
  return OWN_UID.test(uid) && uid.endsWith(`@${ownHost}`);
}

function freeBusyTimes(component: Component, zones: Zones) {
  let isClear = !component.isDamaged;
  const busy: BusyRange[] = [];
  for (const { value, params } of propertiesOf(component, 'FREEBUSY')) {
    if ((params.FBTYPE ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const each of value.split(',')) {
      const period = readPeriod(each, params);
      if (!period) {
        isClear = false;
        continue;
      }
      const start = zones.toInstant(period.start);
      const { days, ms } = period.duration ?? { days: 0, ms: 0 };
      const end = period.end ? zones.toInstant(period.end) : start + days * 86_400_000 + ms;
      if (end > start) busy.push({ start, end });
    }
  }
  return { busy, isClear };
}

/** The ranges in order; those with no more than `gap` between them are joined. */
function mergeRanges(ranges: BusyRange[], gap = 0): BusyRange[] {
  const merged: BusyRange[] = [];
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end + gap) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
