import * as validation from '../../../messages/en/validation.ts';
import { DomainError, invalidField } from '../../platform/errors/errors.ts';
import { AMERICAN } from '../jurisdictions/words-rules.ts';
import { isOutsideArea } from './area-rules.ts';
import { waysOf } from './place-rules.ts';
import { DEFAULT_DURATION_MINUTES, MAX_DAYS_AHEAD, type Place } from './rules.ts';
import type { ConsultationType, Schedule } from './schema.ts';

/** A consultation to be booked: its duration and buffers, how soon and how far ahead it can be, and with whom. */
export type SlotRequest = {
  /** The consultation type whose start times apply. */
  type: string;
  /** The hosts of whom one must be free, in order of preference. */
  hosts: readonly number[];
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** The shortest time between now and the start, in minutes. */
  noticeMinutes: number;
  horizonDays: number;
  /** The key of the office in which it takes place; undefined for any. */
  office?: string | undefined;
  /** Those of `hosts` who do not work on the practice area, if it is known and others do. */
  outsideArea?: readonly number[];
};

/** The time that is blocked before and after an appointment, in minutes. */
export type Buffers = Pick<SlotRequest, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

/** Only the buffers, such as those stored with an appointment. */
export const buffersOf = ({ bufferBeforeMinutes, bufferAfterMinutes }: Buffers): Buffers => ({
  bufferBeforeMinutes,
  bufferAfterMinutes,
});

/** With whom clients want to speak (a slug), how, in which office and language, and about which practice area. */
export type SlotPreference = {
  attorney?: string | null | undefined;
  practiceArea?: string | undefined;
  place?: Place | null | undefined;
  office?: string | null | undefined;
  language?: string | null | undefined;
};

/**
 * A request that a client books online: of a public type, with one attorney (by slug), or with anyone who offers it and
 * speaks the language. The office counts for consultations in an office. Throws `invalid_input`; `typeField` is the name of
 * the field that has the type.
 */
export function publicSlotRequest(
  schedule: Schedule,
  {
    type: key,
    attorney,
    practiceArea: area,
    place,
    office,
    language,
  }: { type: string } & SlotPreference,
  typeField: 'type' | 'consultationType' = 'consultationType',
): SlotRequest {
  const type = schedule.types.find((each) => each.key === key);
  if (!type?.isActive || !type.isPublic) {
    throw noSuchType(typeField);
  }
  const atPlace = requirePlace(type, place);
  const offering = attorney ? [requireHost(schedule, type, attorney)] : type.hosts;
  const slotRequest = {
    ...slotRequestOf(type, language ? speakersOf(schedule, offering, language) : offering),
    ...(office && atPlace === 'office' && { office: requireOffice(schedule, office) }),
  };
  if (!area) return slotRequest;
  const outside = schedule.hosts.filter((host) => isOutsideArea(schedule.hosts, host, area));
  const numbers = new Set(outside.map(({ number }) => number));
  return { ...slotRequest, outsideArea: slotRequest.hosts.filter((host) => numbers.has(host)) };
}

const NO_SUCH_TYPE = validation.consultationType;

/** The error for a type that is not offered, as if the input's schema had rejected it. */
export const noSuchType = (field: string) =>
  new DomainError('invalid', 'invalid_input', `${field}: ${NO_SUCH_TYPE}`, {
    fieldErrors: { [field]: [NO_SUCH_TYPE] },
  });

function requireHost(schedule: Schedule, type: ConsultationType, slug: string): number {
  const host = schedule.hosts.find((each) => each.slug === slug);
  if (host && type.hosts.includes(host.number)) return host.number;
  throw invalidField('attorney', validation.whoOffers(schedule.words ?? AMERICAN));
}

function requirePlace(type: ConsultationType, place: Place | null | undefined): Place {
  if (!place || waysOf(type).some((way) => way.place === place)) return place ?? type.place;
  throw invalidField('place', validation.wayToMeet);
}

function requireOffice({ offices }: Schedule, key: string): string {
  if (offices.some((office) => office.key === key)) return key;
  throw invalidField('office', validation.office);
}

/** Those of the hosts who speak a language; throws `invalid_input` if none does. */
function speakersOf({ hosts }: Schedule, numbers: readonly number[], language: string): number[] {
  const speakers = numbers.filter((number) =>
    hosts.some((host) => host.number === number && host.languages.includes(language)),
  );
  if (speakers.length > 0) return speakers;
  const [only, ...others] = hosts.filter(({ number }) => numbers.includes(number));
  throw invalidField(
    'language',
    only?.name && others.length === 0
      ? validation.attorneyDoesNotSpeak({ name: only.name, language })
      : validation.nobodySpeaks({ language }),
  );
}

/**
 * A request that staff book, or that of an existing appointment: without minimum notice, as far ahead as any booking, and
 * also of a type that is no longer offered. Without `hosts`, with anyone who offers the type; of an unknown type, with
 * any host. `office` is the one in which it must take place. `buffers` are those of an existing appointment, which it
 * keeps when it moves, even if those of the type have changed.
 */
export function staffSlotRequest(
  schedule: Schedule,
  {
    type: key,
    durationMinutes,
    hosts,
    buffers,
    office,
  }: {
    type?: string | undefined;
    durationMinutes?: number | undefined;
    hosts?: readonly number[] | undefined;
    buffers?: Buffers | undefined;
    office?: string | undefined;
  },
): SlotRequest {
  const type = schedule.types.find((each) => each.key === key);
  const slotRequest = type ? slotRequestOf(type, type.hosts) : slotRequestOfAnyType(schedule);
  return {
    ...slotRequest,
    ...buffers,
    office,
    hosts: hosts ?? slotRequest.hosts,
    durationMinutes: durationMinutes ?? slotRequest.durationMinutes,
    noticeMinutes: 0,
    horizonDays: MAX_DAYS_AHEAD,
  };
}

/** A request of a type with these hosts, subject to all rules of the type. */
export const slotRequestOf = (type: ConsultationType, hosts: readonly number[]): SlotRequest => ({
  type: type.key,
  hosts,
  durationMinutes: type.durationMinutes,
  bufferBeforeMinutes: type.bufferBeforeMinutes,
  bufferAfterMinutes: type.bufferAfterMinutes,
  noticeMinutes: type.noticeMinutes,
  horizonDays: type.horizonDays,
});

const slotRequestOfAnyType = ({ hosts }: Schedule): SlotRequest => ({
  type: '',
  hosts: hosts.map(({ number }) => number),
  durationMinutes: DEFAULT_DURATION_MINUTES,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: MAX_DAYS_AHEAD,
});
