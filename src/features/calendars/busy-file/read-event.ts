import { DAY_MS } from '../../../platform/time/local-dates/rules.ts';
import { type Component, propertiesOf, propertyOf, textOf } from './read-components.ts';
import { type Rule, readRule } from './recurrence/read-rule.ts';
import { type Duration, type LocalTime, readDuration, readPeriod, readTime } from './values.ts';
import type { Zones } from './zones.ts';

/** An event with what of it could be read. `isClear`: all of it. */
export type BusyEvent = {
  uid: string;
  start: LocalTime;
  length: Duration;
  rules: Rule[];
  added: { start: LocalTime; length: Duration | undefined }[];
  excluded: LocalTime[];
  /** Set for a changed occurrence of another event, or of all from there on. */
  changes: { occurrence: LocalTime; isFromThere: boolean } | undefined;
  takesTime: boolean;
  isClear: boolean;
};

/** Reads an event; undefined without a start that can be read. */
export function readEvent(component: Component, zones: Zones): BusyEvent | undefined {
  let isClear = !component.isDamaged;
  const orUnclear = <Value>(value: Value | undefined): Value | undefined => {
    if (value === undefined) isClear = false;
    return value;
  };
  const timeOf = (name: string) => {
    const property = propertyOf(component, name);
    return property && orUnclear(readTime(property.value, property.params));
  };
  const timesOf = (name: string) =>
    propertiesOf(component, name).flatMap(({ value, params }) =>
      value.split(',').flatMap((each) => orUnclear(readTime(each, params)) ?? []),
    );
  const start = readTime(textOf(component, 'DTSTART'), propertyOf(component, 'DTSTART')?.params);
  if (!start) return undefined;
  const occurrence = timeOf('RECURRENCE-ID');
  const isFromThere =
    propertyOf(component, 'RECURRENCE-ID')?.params.RANGE?.toUpperCase() === 'THISANDFUTURE';
  const length = lengthOf(component, start, zones);
  const rules = propertiesOf(component, 'RRULE').flatMap(({ value }) => {
    const read = orUnclear(readRule(value));
    if (read && !read.isClear) isClear = false;
    return read?.rule ?? [];
  });
  const added = propertiesOf(component, 'RDATE').flatMap(({ value, params }) =>
    value.split(',').flatMap((each) => {
      const period = each.includes('/') ? readPeriod(each, params) : undefined;
      const time = orUnclear(period?.start ?? readTime(each, params));
      if (!time) return [];
      const own =
        period?.duration ??
        (period?.end && { days: 0, ms: zones.toInstant(period.end) - zones.toInstant(time) });
      return [{ start: time, length: own }];
    }),
  );
  const excluded = timesOf('EXDATE');
  // Obsolete and rare; without it, the event has rather more occurrences.
  if (propertyOf(component, 'EXRULE')) isClear = false;
  const times = [start, ...excluded, ...added.map((each) => each.start), occurrence];
  if (!times.every((time) => !time || zones.isKnown(time))) isClear = false;
  return {
    uid: textOf(component, 'UID'),
    start,
    length: length ?? restOfDay(start),
    // A changed occurrence does not repeat, even if the file says so.
    rules: occurrence ? [] : rules,
    added: occurrence ? [] : added,
    excluded,
    changes: occurrence && { occurrence, isFromThere },
    takesTime: takesTime(component),
    isClear: isClear && length !== undefined,
  };
}

function takesTime(component: Component): boolean {
  const word = (name: string) => textOf(component, name).toUpperCase();
  return (
    word('STATUS') !== 'CANCELLED' &&
    word('TRANSP') !== 'TRANSPARENT' &&
    !['FREE', 'WORKINGELSEWHERE'].includes(word('X-MICROSOFT-CDO-BUSYSTATUS'))
  );
}

/** As many days as the first occurrence if that is all-day, else the same elapsed time; undefined if it is unclear. */
function lengthOf(component: Component, start: LocalTime, zones: Zones): Duration | undefined {
  const dtend = propertyOf(component, 'DTEND');
  const duration = propertyOf(component, 'DURATION');
  const end = dtend && readTime(dtend.value, dtend.params);
  const read = duration && readDuration(duration.value);
  if ((dtend && !end && !read) || (duration && !read && !end)) return undefined;
  if (start.isDate) {
    const days = end
      ? Math.ceil((end.local - start.local) / DAY_MS)
      : read
        ? read.days + Math.ceil(read.ms / DAY_MS)
        : 1;
    return { days: Math.max(days, 1), ms: 0 };
  }
  if (end) return { days: 0, ms: zones.toInstant(end) - zones.toInstant(start) };
  return read ?? { days: 0, ms: 0 };
}

/** For an event whose end cannot be read: to the end of its day, so that none of it is offered. */
const restOfDay = ({ local, isDate }: LocalTime): Duration =>
  isDate ? { days: 1, ms: 0 } : { days: 0, ms: DAY_MS - (((local % DAY_MS) + DAY_MS) % DAY_MS) };
