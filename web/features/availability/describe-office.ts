import type { z } from 'zod';
import { DEFAULT_DURATION_MINUTES } from '../../../src/features/appointments/rules.ts';
import type { availabilitySettingsSchema } from '../../../src/features/availability/admin-schema.ts';
import { FIRM_HOST } from '../../../src/features/availability/rules.ts';
import { weekdayOf } from '../../../src/platform/time/local-dates/rules.ts';

type Settings = z.output<typeof availabilitySettingsSchema>;

const FIRM = 'The firm';

/** The consultation types and hosts in words; without settings, as long as they are loaded, labels are blank. */
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
    /** The label of a type; of a type that is not known, its key. */
    labelOf,
    /** `Initial Consultation`: the label without the duration, where that is shown anyway. */
    typeName: (key: string) => labelOf(key).replace(/ \(\d+ min\)$/, ''),
    minutesOf: (key: string) => typeOf(key)?.durationMinutes ?? DEFAULT_DURATION_MINUTES,
    hostName,
    /** The address at which an appointment takes place if that is not the firm's: its host's own office. */
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
    knowsHost: (number: number) => settings?.hosts.some((host) => host.number === number) ?? false,
    /** Whether there are hours on a local date, of any active host. */
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
    /** `with Maren Castellane`; undefined if everything is with the firm. */
    withHost: (number: number) =>
      hasSeveralHosts || number !== FIRM_HOST
        ? `with ${number === FIRM_HOST ? 'the firm' : hostName(number)}`
        : undefined,
    /** The `attorney` of a call that chooses this host: a slug, null for the firm, or undefined for no choice. */
    attorneyOf: (number: number | undefined) =>
      number === undefined ? undefined : hosts.find((host) => host.number === number)?.slug,
  };
}

export type Office = ReturnType<typeof describeOffice>;
