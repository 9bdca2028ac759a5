import ICAL from 'ical.js';
import { canonicalZone, localToEpoch } from '../../../platform/time/zones/rules.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

/** Converts a local date and time into an instant, in milliseconds. */
export type Zone = (time: ICAL.Time) => number;

const MAX_OBSERVANCES = 200;

const utc: Zone = ({ year, month, day, hour, minute, second }) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A zone by its IANA name. A time skipped by a clock change is read with the offset before the change. */
export const ianaZone =
  (name: string): Zone =>
  (time) =>
    localToEpoch(utc(time), name);

/**
 * Resolves the zones of one file by TZID. A known IANA or Windows name takes precedence over the file's own definition;
 * an unknown name uses the file's VTIMEZONE; without one, and for times without a zone, `fallback` applies.
 */
export function zonesOf(
  calendar: ICAL.Component,
  fallback: Zone,
): (time: ICAL.Time, tzid: string | undefined) => number {
  const own = new Map<string, Zone>();
  for (const component of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = String(component.getFirstPropertyValue('tzid') ?? '');
    const location = component.getFirstPropertyValue('x-lic-location');
    const zone = namedZone(tzid) ?? namedZone(String(location ?? '')) ?? describedZone(component);
    if (zone) own.set(tzid, zone);
  }
  const known = new Map<string, Zone>();
  const find = (tzid: string): Zone => {
    const zone = known.get(tzid) ?? own.get(tzid) ?? namedZone(tzid) ?? fallback;
    known.set(tzid, zone);
    return zone;
  };
  return (time, tzid) => {
    if (time.zone === ICAL.Timezone.utcTimezone) return utc(time);
    return (tzid === undefined ? fallback : find(tzid))(time);
  };
}

/** The zone of an IANA or Windows name, also with a prefix such as `/mozilla.org/20050126_1/`. */
export function namedZone(tzid: string): Zone | undefined {
  const bare = tzid.replace(/^"|"$/g, '');
  const windows = Object.hasOwn(WINDOWS_ZONES, bare) ? WINDOWS_ZONES[bare] : undefined;
  const name = windows ?? bare.match(/[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/)?.[0] ?? bare;
  // Abbreviations such as EST are IANA names, too, but for a zone without daylight saving time.
  if (!name.includes('/') && name !== 'UTC' && name !== 'GMT') return undefined;
  const iana = canonicalZone(name);
  return iana === undefined ? undefined : ianaZone(iana);
}

/** A zone from its VTIMEZONE component. Undefined if its rules are too complex to evaluate quickly. */
function describedZone(component: ICAL.Component): Zone | undefined {
  const observances = [
    ...component.getAllSubcomponents('standard'),
    ...component.getAllSubcomponents('daylight'),
  ];
  const isSimple =
    observances.length > 0 &&
    observances.length <= MAX_OBSERVANCES &&
    observances.every(
      (each) =>
        each.getAllProperties('rdate').length <= MAX_OBSERVANCES &&
        each.getAllProperties('rrule').length <= 1 &&
        [undefined, 'YEARLY'].includes(frequencyOf(each)),
    );
  if (!isSimple) return undefined;
  const zone = new ICAL.Timezone({ component, tzid: 'own' });
  return (time) => utc(time) - zone.utcOffset(time) * 1_000;
}

const frequencyOf = (component: ICAL.Component): string | undefined => {
  const rule = component.getFirstPropertyValue('rrule');
  return rule instanceof ICAL.Recur ? rule.freq : undefined;
};
