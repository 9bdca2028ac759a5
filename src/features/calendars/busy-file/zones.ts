import { canonicalZone, localToEpoch } from '../../../platform/time/zones/rules.ts';
import { type Component, propertiesOf, textOf } from './read-components.ts';
import { expandRule } from './recurrence/expand-rule.ts';
import { readRule } from './recurrence/read-rule.ts';
import { type LocalTime, readTime } from './values.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

/** Converts a local date and time, given as if it were UTC, into an instant, in milliseconds. */
type Zone = (local: number) => number;

const MAX_KNOWN = 50_000;

/** A zone by its IANA name. A time skipped by a clock change is read with the offset before the change. */
export function ianaZone(name: string): Zone {
  const known = new Map<number, number>();
  return (local) => {
    const before = known.get(local);
    if (before !== undefined) return before;
    const instant = localToEpoch(local, name);
    if (known.size < MAX_KNOWN) known.set(local, instant);
    return instant;
  };
}

export type Zones = {
  toInstant: (time: LocalTime) => number;
  /** Whether the zone of the time is known; otherwise it is read in the calendar's or the firm's zone. */
  isKnown: (time: LocalTime) => boolean;
};

/**
 * Resolves the zones of one file by TZID. A known IANA or Windows name takes precedence over the file's own definition;
 * an unknown name uses the file's VTIMEZONE; without one, and for times without a zone, `fallback` applies.
 */
export function zonesOf(calendar: Component, fallback: Zone): Zones {
  const own = new Map<string, Zone>();
  for (const component of calendar.components.filter(({ name }) => name === 'VTIMEZONE')) {
    const tzid = textOf(component, 'TZID');
    const zone =
      namedZone(tzid) ?? namedZone(textOf(component, 'X-LIC-LOCATION')) ?? describedZone(component);
    if (zone) own.set(tzid, zone);
  }
  const known = new Map<string, Zone | undefined>();
  const find = (tzid: string): Zone | undefined => {
    if (!known.has(tzid)) known.set(tzid, own.get(tzid) ?? namedZone(tzid));
    return known.get(tzid);
  };
  return {
    toInstant: ({ local, isUtc, tzid }) =>
      isUtc ? local : ((tzid === undefined ? undefined : find(tzid)) ?? fallback)(local),
    isKnown: ({ isUtc, tzid }) => isUtc || tzid === undefined || find(tzid) !== undefined,
  };
}

/** Names of American zones that programs write although they are not names of zones. */
const COMMON_NAMES: readonly [RegExp, string][] = [
  [/^(E[SD]?T|Eastern)\b/i, 'America/New_York'],
  [/^(C[SD]?T|Central)\b/i, 'America/Chicago'],
  [/^(M[SD]?T|Mountain)\b/i, 'America/Denver'],
  [/^(P[SD]?T|Pacific)\b/i, 'America/Los_Angeles'],
];
const COMMON_NAME =
  /^[A-Z]{2,3}$|^(Eastern|Central|Mountain|Pacific)( (Standard|Daylight))?( Time)?( \(US & Canada\))?$/i;

/** The zone of an IANA or Windows name, also with a prefix such as `/mozilla.org/20050126_1/`. */
export function namedZone(tzid: string): Zone | undefined {
  const bare = tzid
    .replace(/^"|"$/g, '')
    .replace(/^\((?:UTC|GMT)[^)]*\)\s*/, '')
    .trim();
  if (/^(UTC|GMT|Etc\/UTC|Z)$/i.test(bare)) return (local) => local;
  const windows = Object.hasOwn(WINDOWS_ZONES, bare) ? WINDOWS_ZONES[bare] : undefined;
  const common = COMMON_NAME.test(bare)
    ? COMMON_NAMES.find(([name]) => name.test(bare))?.[1]
    : undefined;
  const name =
    windows ?? common ?? bare.match(/[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/)?.[0] ?? bare;
  // Other abbreviations are IANA names, too, but for a zone without daylight saving time.
  if (!name.includes('/')) return fixedZone(bare);
  const iana = canonicalZone(name);
  return iana === undefined ? undefined : ianaZone(iana);
}

/** A zone such as `UTC-08:00` or `GMT+1`. */
function fixedZone(name: string): Zone | undefined {
  const [, sign, hours, minutes = '0'] =
    /^(?:UTC|GMT)\s?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name) ?? [];
  if (hours === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return (local) => local - offset;
}

/** A change of clocks to another offset from UTC, which repeats each year or happens at the given local times. */
type Observance = {
  before: number;
  after: number;
  times: number[];
  inYear: (year: number) => number[];
};

/** A zone from its VTIMEZONE component; undefined if it is damaged or its clocks change more often than each year. */
function describedZone(component: Component): Zone | undefined {
  const observances = component.components.map(observanceOf);
  if (observances.length === 0 || !observances.every((each) => each !== undefined)) {
    return undefined;
  }
  const byYear = new Map<number, Zone>();
  return (local) => {
    const year = new Date(local).getUTCFullYear();
    const zone = byYear.get(year) ?? zoneInYear(observances, year);
    byYear.set(year, zone);
    return zone(local);
  };
}

function zoneInYear(observances: readonly Observance[], year: number): Zone {
  const changes = observances
    .flatMap(({ before, after, times, inYear }) =>
      [...times, ...inYear(year - 1), ...inYear(year)].map((at) => ({ at, before, after })),
    )
    .sort((a, b) => a.at - b.at);
  return (local) => {
    // A time that clocks skip is read with the offset before: the new one applies from the end of the gap.
    const last = changes.findLast(
      ({ at, before, after }) => at + Math.max(0, after - before) <= local,
    );
    return local - (last?.after ?? changes[0]?.before ?? 0);
  };
}

function observanceOf(component: Component): Observance | undefined {
  const start = readTime(textOf(component, 'DTSTART'));
  const before = offsetOf(textOf(component, 'TZOFFSETFROM'));
  const after = offsetOf(textOf(component, 'TZOFFSETTO'));
  const rules = propertiesOf(component, 'RRULE');
  const read = rules[0] && readRule(rules[0].value);
  const isSimple =
    rules.length <= 1 && (!rules[0] || (read?.isClear && read.rule.frequency === 'YEARLY'));
  if (!start || before === undefined || after === undefined || !isSimple) return undefined;
  const times = propertiesOf(component, 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((value) => readTime(value)?.local ?? []);
  // UNTIL is in UTC; the offset before the change is the one that applies up to it.
  const until = read?.rule.until;
  const last = until ? until.local + (until.isUtc ? before : 0) : Number.POSITIVE_INFINITY;
  return {
    before,
    after,
    times: [start.local, ...times],
    inYear: (year) =>
      read
        ? [
            ...expandRule(read.rule, start, { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) }),
          ].filter((at) => at <= last)
        : [],
  };
}

function offsetOf(text: string): number | undefined {
  const [all, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text) ?? [];
  if (all === undefined) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return size * 1_000 * (sign === '-' ? -1 : 1);
}
