import type { z } from 'zod';
import type { availabilitySettingsSchema } from '../../../src/features/scheduling/admin-schema.ts';
import { DEFAULT_DURATION_MINUTES, FIRM_HOST } from '../../../src/features/scheduling/rules.ts';
import { weekdayOf } from '../../../src/platform/time/local-dates/rules.ts';
import { cityOf, placeTitle } from './place-words.ts';

type Settings = z.output<typeof availabilitySettingsSchema>;

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
  const officeOf = (number: number, firmCity: string) => {
    const address = settings?.hosts.find((host) => host.number === number)?.officeAddress;
    return address ? cityOf(address) : firmCity;
  };
  const hasSeveralOffices = hosts.some(({ officeAddress }) => officeAddress);
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
    /** The address of the host's own office if the appointment takes place there; undefined for the firm's address. */
    ownOfficeOf: ({
      consultationType,
      hostNumber,
    }: {
      consultationType: string;
      hostNumber: number;
    }) =>
      (typeOf(consultationType)?.place ?? 'office') === 'office'
        ? settings?.hosts.find(({ number }) => number === hostNumber)?.officeAddress
        : undefined,
    /** The cities of the offices, if the firm has several. */
    officesIn: (firmCity: string) => {
      const names = new Set(hosts.map(({ number }) => officeOf(number, firmCity)));
      return names.size > 1 ? [...names] : [];
    },
    officeOf,
    /** The numbers of the active hosts of an office, by its city. */
    hostsIn: (city: string, firmCity: string) =>
      hosts.flatMap(({ number }) =>
        officeOf(number, firmCity) === city ? [number as number] : [],
      ),
    /** Where an appointment takes place, in two or three words; undefined if it is the firm's only office. */
    placeOf: (
      { consultationType, hostNumber }: { consultationType: string; hostNumber: number },
      firmCity: string,
    ) => {
      const place = typeOf(consultationType)?.place ?? 'office';
      if (place !== 'office') return placeTitle(place);
      return hasSeveralOffices ? officeOf(hostNumber, firmCity) : undefined;
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
