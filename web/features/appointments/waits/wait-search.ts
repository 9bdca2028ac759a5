import { PROPOSED_DAYS } from '../../../../src/features/waits/rules.ts';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { type BookingOptions, parseBookingOptions } from '../booking-options.ts';

/** The search parameters of the page: what to book, the proposed days, and whether the client is on the list already. */
export type WaitSearch = Omit<BookingOptions, 'start'> & {
  from?: string | undefined;
  until?: string | undefined;
  known?: true | undefined;
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Parses the search parameters; invalid values are left out. */
export function parseWaitSearch(search: Record<string, unknown>): WaitSearch {
  const { area, type, attorney, place, office, language } = parseBookingOptions(search);
  return {
    ...{ area, type, attorney, place, office, language },
    from: dateIn(search.from),
    until: dateIn(search.until),
    known: search.known ? true : undefined,
  };
}

/** The proposed days, as far as one can wait for them: by default the next month. */
export function daysWithin(
  { first, last }: { first: string; last: string },
  { from, until }: Pick<WaitSearch, 'from' | 'until'>,
): { from: string; until: string } {
  const within = (date: string) => (date < first ? first : date > last ? last : date);
  const begin = within(from ?? first);
  const end = within(until ?? addDaysTo(first, PROPOSED_DAYS - 1));
  const isReversed = end < begin;
  return { from: begin, until: isReversed ? begin : end };
}
