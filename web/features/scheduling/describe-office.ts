import type { z } from 'zod';
import type { availabilitySettingsSchema } from '../../../src/features/scheduling/admin-schema.ts';
import { DEFAULT_DURATION_MINUTES, FIRM_HOST } from '../../../src/features/scheduling/rules.ts';
import { weekdayOf } from '../../../src/platform/time/local-dates/rules.ts';

type Settings = z.output<typeof availabilitySettingsSchema>;

const FIRM = 'The firm';

/** Labels of consultation types and hosts. While the settings are loading (undefined), labels are blank. */
export function describeOffice(settings: Settings | undefined) {
  const typeOf = (key: string) => settings?.types.find((type) => type.key === key);
  const labelOf = (key: string) => (settings ? (typeOf(key)?.label ?? key) : '');
  const hosts = settings?.hosts.filter(({ isActive }) => isActive) ?? [];
  const hostName = (number: number) =>
    settings?.hosts.find((host) => host.number === number)?.name ?? FIRM;
  const hasSeveralHosts = hosts.length > 1;
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
    /** `with Maren Castellane`; undefined if the firm is the only host. */
    withHost: (number: number) =>
      hasSeveralHosts || number !== FIRM_HOST
        ? `with ${number === FIRM_HOST ? 'the firm' : hostName(number)}`
        : undefined,
    /** The `attorney` parameter of API calls for a host: a slug, null for the firm, or undefined for any host. */
    attorneyOf: (number: number | undefined) =>
      number === undefined ? undefined : hosts.find((host) => host.number === number)?.slug,
  };
}

export type Office = ReturnType<typeof describeOffice>;
