import type { Sort } from '../../platform/pagination/rules.ts';
import { NORTH_AMERICA } from '../firm/phone-rules.ts';

/**
 * The columns that the list of people can be sorted by. `due` begins with those who have a consultation to come, then
 * those who wait for an answer; it has only that direction.
 */
export const PEOPLE_SORTS = ['due', 'activity', 'name', 'next'] as const;

/** Those who have written, booked or been noted by staff; those who have only left an address; and both. */
export const PEOPLE_VIEWS = ['clients', 'addresses', 'all'] as const;

/** The records that make somebody more than an address. */
export const CLIENT_RECORDS = ['message', 'appointment', 'note', 'call'] as const;

/** Filters by the next step: one whose date has passed, any, or none. */
export const NEXT_STEP_FILTERS = ['overdue', 'planned', 'none'] as const;
export type NextStepFilter = (typeof NEXT_STEP_FILTERS)[number];

/** The default order: by the date of the next step if filtered by next steps, otherwise the latest activity first. */
export const defaultSort = ({
  next,
}: {
  next?: NextStepFilter | null | undefined;
}): Sort<(typeof PEOPLE_SORTS)[number]> =>
  next === 'overdue' || next === 'planned' ? 'next' : '-activity';

/** The filter value for people without an owner. */
export const NO_OWNER = 'none';

export const MAX_TAG = 40;
export const MAX_TAGS = 20;

export const NOTE_KINDS = ['note', 'call'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const CALL_DIRECTIONS = ['incoming', 'outgoing'] as const;
export const CALL_OUTCOMES = ['reached', 'voicemail', 'no_answer'] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const DIRECTION_LABELS: Readonly<Record<CallDirection, string>> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
};

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  voicemail: 'Left a voicemail',
  no_answer: 'No answer',
};

/** Whether the date of a next step has passed. Both are local dates in the firm's zone. */
export const isOverdue = (nextStepOn: string | null, today: string): boolean =>
  nextStepOn !== null && nextStepOn < today;

/** The name of a person, or the address or number if they have left no name. */
export const displayName = ({
  name,
  email,
  phone,
}: {
  name: string;
  email: string | null;
  phone: string | null;
}): string => name || email || phone || 'Unknown';

/** Formats a normalised telephone number for display: in North America ten digits in groups, others unchanged. */
export const shownNumber = (digits: string, callingCode: string): string =>
  callingCode !== NORTH_AMERICA ? digits : digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
