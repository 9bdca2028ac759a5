import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import type { FreeStart } from '../../../src/features/scheduling/slots/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingAddress } from './booking-options.ts';

/** The state of a booking in progress. The form holds the typed values. */
export type BookingState = {
  step: 'time' | 'details' | 'done';
  /** The key of the type; null for the default one. */
  type: string | null;
  /** The slug of an attorney, null for anyone. `chooseFrom` checks whether they can be booked. */
  attorney: string | null;
  /** How it takes place, the key of an office, and a language; null for any. `chooseFrom` checks them. */
  place: string | null;
  office: string | null;
  language: string | null;
  /** The month that the calendar shows at first, such as 2031-03; null for that of the day or the next free time. */
  month: string | null;
  /** Local date in the firm's zone. */
  date: string | null;
  /** The chosen slot as an ISO instant; it may have been taken in the meantime, see availability. */
  start: string | null;
  /** A slot that is not free, the requested attorney, and free alternatives. */
  taken: {
    start: string;
    attorney: string | null;
    alternatives: readonly FreeStart[];
    /** The server's words for a closed day; without them, somebody else has booked it in the meantime. */
    closed?: string | undefined;
  } | null;
  booked: BookedAppointment | null;
};

/** The state that closing the dialog would discard: nothing, typed input, or a booking in progress. */
export type Draft = 'none' | 'typed' | 'sending';

export type BookingAction =
  | { kind: 'chooseType'; type: string }
  | { kind: 'chooseAttorney'; attorney: string | null; language: string | null }
  | { kind: 'choosePlace'; place: string | null; office: string | null }
  | { kind: 'chooseDate'; date: string }
  | { kind: 'chooseStart'; start: string; date: string; attorney?: string | null | undefined }
  | { kind: 'continue' }
  | { kind: 'back' }
  | {
      kind: 'timeTaken';
      attorney: string | null;
      alternatives: readonly FreeStart[];
      closed?: string | undefined;
    }
  | { kind: 'book'; appointment: BookedAppointment };

/** What a link can name. */
const NAMED = ['type', 'start', 'attorney', 'place', 'office', 'language'] as const;

export function startBooking(
  { type, start, attorney, place, office, language, month, date, step }: BookingAddress,
  dateOf: (instant: string) => string,
): BookingState {
  return {
    step: step ?? 'time',
    type: type ?? null,
    attorney: attorney ?? null,
    place: place ?? null,
    office: office ?? null,
    language: language ?? null,
    month: month ?? null,
    date: start === undefined ? (date ?? null) : dateOf(start),
    start: start ?? null,
    taken: null,
    booked: null,
  };
}

/**
 * Resumes a booking from `draft`, unless the link names another time, type, attorney, way to meet, office or language. A time that has passed is
 * dropped (`now` is an ISO instant in UTC).
 */
export function resumeBooking(
  draft: BookingDraft | undefined,
  options: BookingAddress,
  { dateOf, now }: { dateOf: (instant: string) => string; now: string },
): BookingState {
  const namesAnother = NAMED.some(
    (name) => options[name] !== undefined && options[name] !== draft?.[name],
  );
  if (!draft || namesAnother) return startBooking(options, dateOf);
  const { type, attorney = null, place = null, office = null, language = null } = draft;
  const { month, date } = options;
  const chosen = { type, attorney, place, office, language };
  const resumed = { ...startBooking({ month, date }, dateOf), ...chosen };
  if (!draft.start || draft.start <= now) return resumed;
  return { ...resumed, start: draft.start, date: dateOf(draft.start), step: draft.step };
}

/** The state in which a booking begins: that of a draft, or of a link. */
export const beginBooking = (
  draft: BookingDraft | undefined,
  options: BookingAddress,
  { zone }: { zone: string },
): BookingState =>
  resumeBooking(draft, options, {
    dateOf: (instant) => localDateOf(new Date(instant), zone),
    now: new Date().toISOString(),
  });

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.kind) {
    case 'chooseType':
      return { ...state, type: action.type };
    case 'chooseAttorney':
      return { ...state, attorney: action.attorney, language: action.language };
    case 'choosePlace':
      return { ...state, place: action.place, office: action.office };
    case 'chooseDate':
      return { ...state, date: action.date, start: null };
    case 'chooseStart':
      return {
        ...state,
        date: action.date,
        start: action.start,
        attorney: action.attorney === undefined ? state.attorney : action.attorney,
      };
    case 'continue':
      return state.start === null ? state : { ...state, step: 'details', taken: null };
    case 'back':
      return { ...state, step: 'time', taken: null };
    case 'timeTaken':
      return state.start === null
        ? state
        : {
            ...state,
            start: null,
            taken: {
              start: state.start,
              attorney: action.attorney,
              alternatives: action.alternatives,
              closed: action.closed,
            },
          };
    case 'book':
      return { ...state, step: 'done', taken: null, booked: action.appointment };
  }
}
