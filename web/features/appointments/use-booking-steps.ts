import { useEffect, useReducer, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { localDateOf } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { withPhoneLink } from '../firm/phone-link.tsx';
import { type BookingDraft, findBookingDraft, keepBookingDraft } from './booking-draft.ts';
import type { BookingOptions } from './booking-options.ts';
import { type BookingState, bookingReducer, type Draft, resumeBooking } from './booking-state.ts';
import { useBookAppointment } from './use-book-appointment.ts';

export const CONFIRMATION = "We'll send you a confirmation email with all the details.";

const loadSchema = async () =>
  (await import('../../../src/features/appointments/schema.ts')).clientDetailsSchema;

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', notes: '' };

/** What people type, as opposed to what the link that led here may have chosen. */
const TYPED = ['firstName', 'lastName', 'email', 'phone', 'notes'] as const;

/** One attempt at an appointment: where it stands, what is typed, and how it is booked. */
export function useBookingSteps({
  firm,
  options,
  takesFocus,
  onDraft,
}: {
  firm: FirmProfile;
  options: BookingOptions;
  takesFocus: boolean;
  onDraft: ((draft: Draft) => void) | undefined;
}) {
  const [kept] = useState(findBookingDraft);
  const [state, dispatch] = useReducer(bookingReducer, options, (from) =>
    resumeBooking(kept, from, {
      dateOf: (instant) => localDateOf(new Date(instant), firm.zone),
      now: new Date().toISOString(),
    }),
  );
  const form = useForm(loadSchema, {
    ...BLANK,
    ...kept?.values,
    practiceArea: kept?.values.practiceArea || (options.area ?? ''),
  } as never);
  const [refusal, setRefusal] = useState<string>();
  const isSubmitting = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const heading = useHeadingOf(state.step, takesFocus);

  const explain = (error: unknown) => {
    showToast({
      tone: 'danger',
      title: 'Booking Failed',
      text: withPhoneLink(`Please try again or call us directly at ${firm.phone}.`, firm),
    });
    const known = apiErrorOf(error);
    if (!known || known.code === 'INTERNAL_SERVER_ERROR') return;
    if (known.reason === 'slot_taken') {
      dispatch({ kind: 'lose', alternatives: known.alternatives ?? [] });
      heading.current?.focus();
      return;
    }
    const fields = Object.keys(known.fieldErrors ?? {}).filter((name) => name in BLANK);
    form.showErrors(known.fieldErrors ?? {});
    if (fields.length > 0) focusFirstError(root.current);
    else setRefusal(known.message);
  };
  const booking = useBookAppointment({
    onError: explain,
    onSuccess: (appointment) => {
      dispatch({ kind: 'book', appointment });
      showToast({ tone: 'success', title: 'Consultation Scheduled!', text: CONFIRMATION });
    },
  });
  const hasWords = TYPED.some((name) => form.values[name] !== '');
  const draft = booking.isPending
    ? 'sending'
    : hasWords && state.step !== 'done'
      ? 'words'
      : 'none';
  useEffect(() => onDraft?.(draft), [draft, onDraft]);
  useKeptDraft(state, form.values, hasWords);

  const send = async (element: HTMLFormElement, website: string) => {
    setRefusal(undefined);
    // The validation may still have to be loaded, and that may fail.
    const details = await form.submit(element).catch(explain);
    if (!details) return focusFirstError(root.current);
    const { start: scheduledDate, type: consultationType } = state;
    if (!scheduledDate) return warnMissing();
    // `explain` has said what went wrong.
    await booking
      .mutateAsync({ ...details, website, consultationType, scheduledDate })
      .catch(() => {});
  };
  /** One at a time: the second click of a double click comes before anything is rendered as pending. */
  const submit = async (element: HTMLFormElement, website: string) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await send(element, website);
    isSubmitting.current = false;
  };
  return {
    ...{ state, dispatch, form, refusal, root, heading, warnMissing, submit },
    isPending: booking.isPending,
  };
}

/** Keeps what is chosen and typed for the visit, and nothing once it is booked. */
function useKeptDraft(
  { step, type, start }: BookingState,
  values: BookingDraft['values'],
  hasWords: boolean,
) {
  useEffect(() => {
    const isWorthKeeping = step !== 'done' && (hasWords || start !== null);
    keepBookingDraft(isWorthKeeping ? { step, type, start, values } : undefined);
  }, [step, type, start, values, hasWords]);
}

/** The heading, which has the focus whenever another step is shown, and from the start if `takesFocus`. */
function useHeadingOf(step: string, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  return heading;
}

function warnMissing() {
  showToast({
    tone: 'warning',
    title: 'Missing Information',
    text: 'Please select a date and time for your consultation.',
  });
}
