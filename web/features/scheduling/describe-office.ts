import type { z } from 'zod';
import { MAIN_OFFICE } from '../../../src/features/firm/offices/rules.ts';
import type { availabilitySettingsSchema } from '../../../src/features/scheduling/admin-schema.ts';
import {
  DEFAULT_DURATION_MINUTES,
  FIRM_HOST,
  type Place,
} from '../../../src/features/scheduling/rules.ts';
import { weekdayOf } from '../../../src/platform/time/local-dates/rules.ts';
import { placeTitle } from './place-words.ts';

type Settings = z.output<typeof availabilitySettingsSchema>;

/** What determines where an appointment takes place. */
type Placed = Way & { officeKey: string | null };

/** The type of an appointment, and how it takes place if that is not the usual way of the type (null). */
type Way = { consultationType: string; place: Place | null };

const FIRM = 'The firm';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const startsOf = ({ firstStart, lastStart }: { firstStart: string; lastStart: string }) => ({
  from: minutesOf(firstStart),
  to: minutesOf(lastStart),
});

/** Labels of consultation types and hosts. While the settings are loading (undefined), labels are blank. */
export function describeOffice(settings: Settings | undefined) {
  const typeOf = (key: string) => settings?.types.find((type) => type.key === key);
  const labelOf = (key: string) => (settings ? (typeOf(key)?.label ?? key) : '');
  const hosts = settings?.hosts.filter(({ isActive }) => isActive) ?? [];
  const hostName = (number: number) =>
    settings?.hosts.find((host) => host.number === number)?.name ?? FIRM;
  const hasSeveralHosts = hosts.length > 1;
  const offices = settings?.offices ?? [];
  const hasSeveralOffices = offices.length > 1;
  const officeWith = (key: string | null) => offices.find((office) => office.key === key);
  /** The label of the usual office of a host. */
  const officeOf = (number: number) => {
    const host = settings?.hosts.find((each) => each.number === number);
    return officeWith(host?.office ?? MAIN_OFFICE)?.label;
  };
  const wayOf = ({ consultationType, place }: Way): Place =>
    place ?? typeOf(consultationType)?.place ?? 'office';
  return {
    /** The active types in order. */
    types: settings?.types.filter(({ isActive }) => isActive) ?? [],
    /** The active hosts in order: the firm first. */
    hosts,
    hasSeveralHosts,
    /** The label of a type; for an unknown type, its key. */
    labelOf,
    /** The label without the duration, such as `Initial Consultation`, for places that show the duration separately. */
    typeName: (key: string) => labelOf(key).replace(/ \(\d+ min\)$/, ''),
    minutesOf: (key: string) => typeOf(key)?.durationMinutes ?? DEFAULT_DURATION_MINUTES,
    hostName,
    /** The office of an appointment that takes place in one; undefined if the firm has only one. */
    meetsIn: (placed: Placed) =>
      hasSeveralOffices && wayOf(placed) === 'office'
        ? officeWith(placed.officeKey ?? MAIN_OFFICE)
        : undefined,
    wayOf,
    /** The labels of the offices, if the firm has several. */
    offices: hasSeveralOffices ? offices.map(({ label }) => label) : [],
    officeOf,
    /** The numbers of the active hosts who are usually in an office, by its label. */
    hostsIn: (label: string) =>
      hosts.flatMap(({ number }) => (officeOf(number) === label ? [number as number] : [])),
    /** Where an appointment takes place, in two or three words; undefined if it is the firm's only office. */
    placeOf: (placed: Placed) => {
      const way = wayOf(placed);
      if (way !== 'office') return placeTitle(way);
      return hasSeveralOffices ? officeWith(placed.officeKey ?? MAIN_OFFICE)?.label : undefined;
    },
    hasHost: (number: number) => settings?.hosts.some((host) => host.number === number) ?? false,
    /** Whether any active host has hours on a local date. */
    isOpenOn: (date: string) =>
      hosts.some(({ weeklyHours }) =>
        weeklyHours.some(({ weekday }) => weekday % 7 === weekdayOf(date)),
      ) ||
      (settings?.extraHours.some(
        (extra) =>
          extra.date === date &&
          (extra.hostNumber === null || hosts.some(({ number }) => number === extra.hostNumber)),
      ) ??
        false),
    /** The spans in which hosts take consultations on a date, in minutes since midnight of their first and last starts. */
    windowsOn: (date: string) => [
      ...hosts.flatMap(({ number, weeklyHours }) =>
        weeklyHours
          .filter(({ weekday }) => weekday % 7 === weekdayOf(date))
          .map((window) => ({ hostNumber: number as number | null, ...startsOf(window) })),
      ),
      ...(settings?.extraHours ?? [])
        .filter((extra) => extra.date === date)
        .map((extra) => ({ hostNumber: extra.hostNumber, ...startsOf(extra) })),
    ],
    /** `with Maren Castellane`; undefined if the firm is the only host. */
    withHost: (number: number) =>
      hasSeveralHosts || number !== FIRM_HOST
        ? `with ${number === FIRM_HOST ? 'the firm' : hostName(number)}`
        : undefined,
    /** The slug of a host, active or not; null for the firm, undefined for an unknown number. */
    slugOf: (number: number) => settings?.hosts.find((host) => host.number === number)?.slug,
    /** The `attorney` parameter of API calls for a host: a slug, null for the firm, or undefined for any host. */
    attorneyOf: (number: number | undefined) =>
      number === undefined ? undefined : hosts.find((host) => host.number === number)?.slug,
  };
}

export type Office = ReturnType<typeof describeOffice>;
