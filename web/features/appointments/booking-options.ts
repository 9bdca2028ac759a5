import { MONTH } from '../../../src/platform/time/month-rules.ts';
import { here } from '../../lib/addresses.ts';

/** Preselected values of a booking. `start` is the ISO instant of a slot, `attorney` a slug. */
export type BookingOptions = {
  type?: string | undefined;
  /** The key of a practice area. */
  area?: string | undefined;
  start?: string | undefined;
  attorney?: string | undefined;
  /** How it takes place, if the type has several ways. */
  place?: string | undefined;
  /** The key of an office. */
  office?: string | undefined;
  /** A language that the attorney must speak; empty if it does not matter. */
  language?: string | undefined;
};

/**
 * The search parameters of the booking page: the options, and which month, day and step the page shows.
 */
export type BookingAddress = BookingOptions & {
  month?: string | undefined;
  date?: string | undefined;
  /** Only in the address of a pressed button; parsed into `start` and `step`, and then left out of links. */
  time?: undefined;
  /** The details step, for a chosen time. */
  step?: 'details' | undefined;
  /** The token of a prepared booking: a program holds the time for the visitor. */
  hold?: string | undefined;
};

/** The URL of the booking page in the language of the page, for clicks before hydration. */
export function bookingHref(address: BookingAddress): string {
  return here(`/schedule${queryOf(address)}`);
}

/** A query string with a leading `?`; empty without parameters. */
export function queryOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `?${query}` : '';
}

/** Parses the search parameters of the booking page; invalid values are left out. */
export function parseBookingOptions(search: Record<string, unknown>): BookingAddress {
  // A button of the plain form has one value: a time leads to the details step.
  const start = search.time ?? search.start;
  const isTime = typeof start === 'string' && !Number.isNaN(Date.parse(start));
  return {
    area: keyIn(search.area),
    type: keyIn(search.type),
    attorney: keyIn(search.attorney),
    place: officeIn(search.place) === undefined ? keyIn(search.place) : 'office',
    office: keyIn(officeIn(search.place) ?? search.office),
    language: textIn(spokenIn(search.attorney) ?? search.language, LANGUAGE),
    month: textIn(search.month, MONTH),
    date: textIn(search.date, DATE),
    start: isTime ? new Date(start).toISOString() : undefined,
    time: undefined,
    step:
      isTime && (search.time !== undefined || search.step === 'details') ? 'details' : undefined,
    hold: textIn(search.hold, TOKEN),
  };
}

/** What the value of the field “Where” begins with if it is an office instead of a way to meet: `@oceanside`. */
const AT = '@';

/** The value of the field “Where” for an office. */
export const atOffice = (key: string): string => AT + key;

/** The key of the office that a value of the field “Where” names. */
export const officeIn = (place: unknown): string | undefined =>
  typeof place === 'string' && place.startsWith(AT) ? place.slice(AT.length) : undefined;

/** What the value of the attorney field begins with if it is a language instead of a slug: `~Vietnamese`. */
const SPEAKS = '~';

/** The value of the attorney field for anyone who speaks a language; of an empty one, for anyone. */
export const speaking = (language: string): string => SPEAKS + language;

/** The language that a value of the attorney field names. */
export const spokenIn = (attorney: unknown): string | undefined =>
  typeof attorney === 'string' && attorney.startsWith(SPEAKS)
    ? attorney.slice(SPEAKS.length)
    : undefined;

/** Empty for anyone. */
const LANGUAGE = /^[\p{L}\p{M} ()'’,-]{0,60}$/u;
const TOKEN = /^[\w-]{43}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const textIn = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Checks the format only; the booking checks whether such a practice area, type, attorney, month or day exists. */
const keyIn = (value: unknown) => textIn(value, /^[a-z0-9-]{1,80}$/);
