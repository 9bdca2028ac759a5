import { type OfficeHours, WEEKDAYS } from '../../../src/features/firm/rules.ts';
import type { FirmSettings } from '../../../src/features/firm/schema.ts';
import type { HostSettings } from '../../../src/features/scheduling/hosts/schema.ts';
import { FIRM_HOST } from '../../../src/features/scheduling/rules.ts';
import {
  hasSameWindows,
  readWeek,
  windowsOfWeek,
} from '../../../src/features/setup/hours/rules.ts';
import type { HoursInput } from '../../../src/features/setup/hours/schema.ts';

/**
 * The form of the hours. If the stored hours are too complex for the form, `opening` or `starts` is null and they are
 * not changed.
 */
export type HoursDraft = {
  /** ISO weekdays. */
  weekdays: number[];
  opening: { opens: string; closes: string } | null;
  /** The other weekdays on which clients come by appointment; null if the stored ones have texts of their own. */
  appointmentDays: number[] | null;
  starts: {
    firstStart: string;
    lastStart: string;
    stepMinutes: number;
    /** Blank if there is no break. */
    breakFrom: string;
    breakTo: string;
  } | null;
  types: TypeChoice[];
};

/** Whether a consultation type is offered, and its price label: blank, `Free`, or another text. */
export type TypeChoice = { key: string; label: string; isOffered: boolean; priceLabel: string };

type Type = { key: string; label: string; isActive: boolean; priceLabel: string | null };

/** Monday to Friday: the default if no days are stored yet. */
const WORKING_DAYS = [1, 2, 3, 4, 5];

export function draftOf({
  hosts,
  types,
  officeHours,
}: {
  hosts: readonly HostSettings[];
  types: readonly Type[];
  officeHours: FirmSettings['officeHours'];
}): HoursDraft {
  const week = readWeek(firmHours(hosts));
  const line = simpleLine(officeHours);
  return {
    weekdays: week?.weekdays ?? (line && weekdaysOf(line)) ?? WORKING_DAYS,
    opening: line && { opens: line.opens ?? '', closes: line.closes ?? '' },
    appointmentDays: line && appointmentDaysOf(officeHours),
    starts: week && {
      ...{ firstStart: week.firstStart, lastStart: week.lastStart, stepMinutes: week.stepMinutes },
      ...{ breakFrom: week.breakFrom ?? '', breakTo: week.breakTo ?? '' },
    },
    types: types.map(({ key, label, isActive, priceLabel }) => ({
      ...{ key, label, isOffered: isActive },
      priceLabel: priceLabel ?? '',
    })),
  };
}

const firmHours = (hosts: readonly HostSettings[]) =>
  hosts.find(({ number }) => number === FIRM_HOST)?.weeklyHours ?? [];

/** The only line of office hours with times; null if there are several, or if the line has custom texts. */
function simpleLine(officeHours: readonly OfficeHours[]): OfficeHours | null {
  const [first, second] = officeHours.filter(({ opens }) => opens !== null);
  return first && !second && !first.daysText && !first.hoursText ? first : null;
}

/** The weekdays of the lines without times; null if one of them has a custom text. */
function appointmentDaysOf(officeHours: readonly OfficeHours[]): number[] | null {
  const lines = officeHours.filter(({ opens }) => opens === null);
  return lines.some(({ daysText, hoursText }) => daysText || hoursText)
    ? null
    : lines.flatMap(weekdaysOf);
}

const weekdaysOf = ({ dayOfWeek }: OfficeHours) =>
  dayOfWeek.map((day) => WEEKDAYS.indexOf(day) + 1);

/**
 * The hosts whose start times change, with the new times: the firm as a whole, and all hosts with the same times as the
 * firm. Hosts with different hours are not changed.
 */
export function changedHosts(
  hosts: readonly HostSettings[],
  { weekdays, starts }: HoursInput,
): HostSettings[] {
  if (!starts) return [];
  const before = firmHours(hosts);
  const weeklyHours = windowsOfWeek({ ...starts, weekdays: weekdays.toSorted((a, b) => a - b) });
  if (hasSameWindows(before, weeklyHours)) return [];
  return hosts
    .filter((host) => host.number === FIRM_HOST || hasSameWindows(before, host.weeklyHours))
    .map((host) => ({ ...host, weeklyHours }));
}

/** The office hours with the new days and times; undefined if they do not change. */
export function changedOfficeHours(
  officeHours: readonly OfficeHours[],
  { weekdays, opening, appointmentDays }: HoursInput,
): OfficeHours[] | undefined {
  const before = simpleLine(officeHours);
  if (!opening || !before) return undefined;
  const after = { ...before, ...opening, dayOfWeek: namesOf(weekdays) };
  const former = appointmentDaysOf(officeHours);
  if (!appointmentDays || !former) {
    if (isSame(after, before)) return undefined;
    return officeHours.flatMap((line) =>
      line === before ? [after] : withoutDays(line, after.dayOfWeek),
    );
  }
  // A day that is now open is no longer by appointment.
  const days = namesOf(appointmentDays.filter((day) => !weekdays.includes(day)));
  if (isSame(after, before) && isSame(days, namesOf(former))) return undefined;
  return [after, ...(days.length > 0 ? [{ ...BY_APPOINTMENT, dayOfWeek: days }] : [])];
}

const BY_APPOINTMENT = { opens: null, closes: null, daysText: null, hoursText: null };

const namesOf = (weekdays: readonly number[]) =>
  WEEKDAYS.filter((_, index) => weekdays.includes(index + 1));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function withoutDays(line: OfficeHours, open: OfficeHours['dayOfWeek']): OfficeHours[] {
  const dayOfWeek = line.dayOfWeek.filter((day) => !open.includes(day));
  return dayOfWeek.length > 0 || line.daysText ? [{ ...line, dayOfWeek }] : [];
}

/** The types whose offer or price changes, with the new values. */
export function changedTypes<Stored extends Type>(
  stored: readonly Stored[],
  { types }: HoursInput,
): Stored[] {
  return stored.flatMap((type) => {
    const chosen = types.find(({ key }) => key === type.key);
    if (!chosen) return [];
    const after = { ...type, isActive: chosen.isOffered, priceLabel: chosen.priceLabel };
    const isSame = after.isActive === type.isActive && after.priceLabel === type.priceLabel;
    return isSame ? [] : [after];
  });
}
