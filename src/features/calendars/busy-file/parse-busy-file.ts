import ICAL from 'ical.js';
import { BusyFileError } from './busy-file-error.ts';
import { occurrencesOf, type Window } from './occurrences.ts';
import { ianaZone, namedZone, zonesOf } from './zones.ts';

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

const MAX_EVENTS = 20_000;
const MAX_RANGES = 20_000;

/** The busy times of an iCalendar file (RFC 5545), in order and without overlaps. Throws a `BusyFileError`. */
export function parseBusyFile(text: string, options: BusyFileOptions): BusyRange[] {
  const window = { from: options.from.getTime(), to: options.to.getTime() };
  const busy = calendarsIn(text).flatMap((calendar) => busyIn(calendar, window, options));
  const merged = mergeRanges(
    busy.filter(({ start, end }) => start < window.to && end > window.from),
  );
  if (merged.length > MAX_RANGES) throw new BusyFileError('The file has too many busy times.');
  return merged;
}

function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown[];
  try {
    parsed = ICAL.parse(text);
  } catch {
    throw new BusyFileError('The file is not a valid iCalendar file.');
  }
  // The parser returns one calendar as an array that starts with its name, several as an array of such arrays.
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  const calendars = all
    .map((each) => new ICAL.Component(each as [string, unknown[], unknown[]]))
    .filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new BusyFileError('The file is not an iCalendar file.');
  return calendars;
}

function busyIn(
  calendar: ICAL.Component,
  window: Window,
  { zone, ownHost }: BusyFileOptions,
): BusyRange[] {
  const named = namedZone(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? ''));
  const toInstant = zonesOf(calendar, named ?? ianaZone(zone));
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > MAX_EVENTS) throw new BusyFileError('The file has too many events.');
  const foreign = events.filter((event) => !isOwn(event, ownHost));
  return [
    ...occurrencesOf(foreign, { toInstant, window }),
    ...calendar.getAllSubcomponents('vfreebusy').flatMap(freeBusyTimes),
  ];
}

const OWN_UID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}@/i;

function isOwn(event: ICAL.Component, ownHost: string): boolean {
  const uid = String(event.getFirstPropertyValue('uid') ?? '');
  return OWN_UID.test(uid) && uid.endsWith(`@${ownHost}`);
}

function freeBusyTimes(component: ICAL.Component): BusyRange[] {
  return component
    .getAllProperties('freebusy')
    .filter(
      (property) => String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE',
    )
    .flatMap((property) => property.getValues())
    .flatMap((period) => {
      if (!(period instanceof ICAL.Period)) return [];
      const [start, end] = [
        period.start.toUnixTime() * 1_000,
        period.getEnd().toUnixTime() * 1_000,
      ];
      return end > start ? [{ start, end }] : [];
    });
}

function mergeRanges(ranges: BusyRange[]): BusyRange[] {
  const merged: BusyRange[] = [];
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
