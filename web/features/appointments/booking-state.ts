import type { ConsultationType } from '../../../src/features/appointments/rules.ts';
import type { Appointment, FreeStart } from '../../../src/features/appointments/schema.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingOptions } from './booking-options.ts';

/** The state of a booking in progress. The form holds the typed values. */
export type BookingState = {
  step: 'time' | 'details' | 'done';
  type: ConsultationType;
  /** Local date in the firm's zone. */
  date: string | null;
  /** The chosen slot as an ISO instant; it may be taken by now, see availability. */
  start: string | null;
  /** A slot that somebody else booked meanwhile, and free alternatives. */
  lost: { start: string; alternatives: readonly FreeStart[] } | null;
  booked: Appointment | null;
};

/** What closing the dialog would interrupt: nothing, typed input, or a booking in progress. */
export type Draft = 'none' | 'words' | 'sending';

export type BookingAction =
  | { kind: 'chooseType'; type: ConsultationType }
  | { kind: 'chooseDate'; date: string }
  | { kind: 'chooseStart'; start: string; date: string }
  | { kind: 'continue' }
  | { kind: 'back' }
  | { kind: 'lose'; alternatives: readonly FreeStart[] }
  | { kind: 'book'; appointment: Appointment };

export function startBooking(
  { type, start }: BookingOptions,
  dateOf: (instant: string) => string,
): BookingState {
  return {
    step: 'time',
    type: type ?? 'initial',
    date: start === undefined ? null : dateOf(start),
    start: start ?? null,
    lost: null,
    booked: null,
  };
}

/**
 * Resumes a booking from `draft`, except where the link names another time or type, or the time has passed (`now` is an
 * ISO instant in UTC).
 */
export function resumeBooking(
  draft: BookingDraft | undefined,
  options: BookingOptions,
  { dateOf, now }: { dateOf: (instant: string) => string; now: string },
): BookingState {
  const { type = draft?.type, start = draft?.start } = options;
  if (!draft || type !== draft.type || start !== draft.start) return startBooking(options, dateOf);
  if (!start || start <= now) return startBooking({ type }, dateOf);
  return { ...startBooking({ type, start }, dateOf), step: draft.step };
}

export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.kind) {
    case 'chooseType':
      return { ...state, type: action.type };
    case 'chooseDate':
      return { ...state, date: action.date, start: null };
    case 'chooseStart':
      return { ...state, date: action.date, start: action.start };
    case 'continue':
      return state.start === null ? state : { ...state, step: 'details', lost: null };
    case 'back':
      return { ...state, step: 'time', lost: null };
    case 'lose':
      return state.start === null
        ? state
        : {
            ...state,
            start: null,
            lost: { start: state.start, alternatives: action.alternatives },
          };
    case 'book':
      return { ...state, step: 'done', lost: null, booked: action.appointment };
  }
}
