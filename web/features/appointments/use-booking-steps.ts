import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { needsPhone } from '../../../src/features/appointments/rules.ts';
import { BLANK_PREFERENCES } from '../../../src/features/contact-preferences/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { isNotFree } from '../../../src/features/scheduling/rules.ts';
import { here } from '../../lib/addresses.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { useForm } from '../../lib/form.ts';
import { m } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import { useReportedSteps } from '../visits/use-reported-steps.ts';
import { chooseFrom } from './booking-choice.ts';
import { type BookingDraft, findBookingDraft, keepBookingDraft } from './booking-draft.ts';
import type { BookingAddress } from './booking-options.ts';
import { type BookingState, beginBooking, bookingReducer, type Draft } from './booking-state.ts';
import { areaToBegin, preferenceOf } from './booking-times.ts';
import { confirmationOf, type PageHead } from './flow-head.tsx';
import { useBookAppointment } from './use-book-appointment.ts';
import { useBookingAreas } from './use-booking-areas.ts';
import { useBookingChoices } from './use-booking-choices.ts';

const loadSchema = async () =>
  (await import('../../../src/features/appointments/schema.ts')).clientDetailsForm;

const loadCallSchema = async () =>
  (await loadSchema()).refine(({ phone }) => phone !== null, {
    path: ['phone'],
    error: m.validation.phoneMissing,
  });

const BLANK = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  practiceArea: '',
  otherSide: '',
  notes: '',
  ...BLANK_PREFERENCES,
};

/** Fields that the visitor fills in, as opposed to values preselected by a link. */
const TYPED = ['firstName', 'lastName', 'email', 'phone', 'otherSide', 'notes'] as const;

/** A booking in progress: its step, the form and the submit. */
export function useBookingSteps({
  firm,
  options,
  takesFocus,
  onDraft,
  pageHead,
}: {
  firm: FirmProfile;
  options: BookingAddress;
  takesFocus: boolean;
  onDraft: ((draft: Draft) => void) | undefined;
  pageHead: PageHead | undefined;
}) {
  const [kept] = useState(findBookingDraft);
  const [state, dispatch] = useReducer(bookingReducer, options, (from) =>
    beginBooking(kept, from, firm),
  );
  const choices = useBookingChoices();
  const choice = choices.data && chooseFrom(choices.data, { ...state, area: options.area });
  const [refusal, setRefusal] = useState<string>();
  const honeypot = useRef<HTMLInputElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = pageHead?.heading ?? ownHeading;
  useFocusOnStep(heading, state.step, takesFocus);
  useReportedSteps(state, heading);

  const explain = (error: unknown) => {
    const payment = apiErrorOf(error)?.payment;
    if (payment) return window.location.assign(payHref(payment));
    showToast({
      tone: 'danger',
      title: m.booking.failedTitle,
      text: withPhoneLink(m.booking.failedText({ phone: firm.phone }), firm),
    });
    const known = apiErrorOf(error);
    if (!known || known.code === 'INTERNAL_SERVER_ERROR') return;
    if (isNotFree(known.reason)) {
      dispatch({
        kind: 'timeTaken',
        attorney: choice?.attorney?.slug ?? null,
        alternatives: known.alternatives ?? [],
        ...(known.reason === 'day_closed' && { closed: known.message }),
      });
      heading.current?.focus();
      return;
    }
    const isAboutField = Object.keys(known.fieldErrors ?? {}).some((name) => name in BLANK);
    if (!isAboutField) setRefusal(known.message);
  };
  const areas = useBookingAreas();
  const form = useForm({
    schema: needsPhone(choice?.way) ? loadCallSchema : loadSchema,
    initialValues: {
      ...BLANK,
      ...kept?.values,
      practiceArea: areaToBegin(kept, options, areas)?.key ?? '',
    },
    mode: 'uncontrolled',
    onError: explain,
  });
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const booking = useBookAppointment((appointment) => {
    dispatch({ kind: 'book', appointment });
    const text = confirmationOf(appointment, sendsMail);
    showToast({ tone: 'success', title: m.booking.bookedToast, text });
  });
  const area = areas.find(({ key }) => key === form.values.practiceArea);
  const hasInput = TYPED.some((name) => form.values[name] !== '');
  const draft = booking.isPending
    ? 'sending'
    : hasInput && state.step !== 'done'
      ? 'typed'
      : 'none';
  // Before the browser handles the next event, which may be Back.
  useLayoutEffect(() => onDraft?.(draft), [draft, onDraft]);
  useKeptDraft(state, form.values, hasInput);

  const clearRefusal = () => setRefusal(undefined);
  const submit = form.onSubmit((details) => {
    clearRefusal();
    const { start: scheduledDate } = state;
    // If the choices failed to load, the server validates the type.
    const consultationType = choice ? choice.type?.key : state.type;
    if (!scheduledDate || !consultationType) return warnMissing();
    return booking.mutateAsync({
      ...details,
      website: honeypot.current?.value ?? '',
      consultationType,
      scheduledDate,
      ...(choice && preferenceOf(choice)),
      ...(options.hold && { hold: options.hold }),
    });
  }, clearRefusal);
  return {
    ...{
      state,
      dispatch,
      choices,
      choice,
      area,
      form,
      refusal,
      honeypot,
      heading,
      warnMissing,
      submit,
    },
    isPending: booking.isPending,
  };
}

/** Stores the draft if the visitor has typed something or chosen a time; otherwise, and once booked, deletes it. */
function useKeptDraft(
  { step, type, attorney, place, office, language, start }: BookingState,
  values: BookingDraft['values'],
  hasInput: boolean,
) {
  useEffect(() => {
    const isWorthKeeping = step !== 'done' && (hasInput || start !== null);
    const chosen = { type, attorney, place, office, language, start };
    keepBookingDraft(isWorthKeeping ? { step, ...chosen, values } : undefined);
  }, [step, type, attorney, place, office, language, start, values, hasInput]);
}

/** Focuses the heading on each change of step, and on mount if `takesFocus`. */
function useFocusOnStep(
  heading: RefObject<HTMLHeadingElement | null>,
  step: string,
  takesFocus: boolean,
) {
  const shownStep = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [heading, step]);
}

/** Where to pay: in the frame of another site, the page that leads there. */
const payHref = ({ page }: { page: string }): string =>
  here(window.top === window ? page : `/embed${page}`);

function warnMissing() {
  showToast({
    tone: 'warning',
    title: m.booking.missingTitle,
    text: m.booking.missingText,
  });
}
