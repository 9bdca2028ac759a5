import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { localDateOf } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './booking-flow.module.css';
import type { BookingOptions } from './booking-options.ts';
import { type BookingState, bookingReducer, type Draft, startBooking } from './booking-state.ts';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FIRST_STEP, FlowHead } from './flow-head.tsx';
import { SettlingLine } from './settling-line.tsx';
import { TimeStep } from './time-step.tsx';
import { useBookAppointment } from './use-book-appointment.ts';

const loadSchema = async () =>
  (await import('../../../src/appointments/schema.ts')).clientDetailsSchema;

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', notes: '' };

/** What people type, as opposed to what the link that led here may have chosen. */
const TYPED = ['firstName', 'lastName', 'email', 'phone', 'notes'] as const;

const CONFIRMATION = "We'll send you a confirmation email with all the details.";

const HEADS: Readonly<Record<BookingState['step'], ComponentProps<typeof FlowHead>>> = {
  time: FIRST_STEP,
  details: { progress: 2, title: 'Your Information' },
  done: { progress: <SettlingLine />, title: 'Consultation Confirmed', lead: CONFIRMATION },
};

/**
 * The three steps from a free time to an appointment. Source of steps, texts and toasts: public spec
 * §2, §4, §5 and §9.
 */
export function BookingFlow({
  firm,
  options,
  closeButton,
  onDone,
  onDraft,
}: {
  firm: FirmProfile;
  options: BookingOptions;
  closeButton?: ReactNode;
  onDone: () => void;
  /** Told what closing would interrupt. */
  onDraft?: (draft: Draft) => void;
}) {
  const [attempts, setAttempts] = useState(0);
  return (
    // "Book Another resets everything".
    <Steps
      key={attempts}
      firm={firm}
      options={attempts === 0 ? options : {}}
      takesFocus={attempts > 0}
      closeButton={closeButton}
      onDone={onDone}
      onAnother={() => setAttempts(attempts + 1)}
      onDraft={onDraft}
    />
  );
}

function Steps({
  firm,
  options,
  takesFocus,
  closeButton,
  onDone,
  onAnother,
  onDraft,
}: {
  firm: FirmProfile;
  options: BookingOptions;
  /** Whether it begins at its heading; where a page has just been opened, the page comes first. */
  takesFocus: boolean;
  closeButton: ReactNode;
  onDone: () => void;
  onAnother: () => void;
  onDraft: ((draft: Draft) => void) | undefined;
}) {
  const [state, dispatch] = useReducer(bookingReducer, options, (from) =>
    startBooking(from, (instant) => localDateOf(new Date(instant), firm.zone)),
  );
  const form = useForm(loadSchema, {
    ...BLANK,
    practiceArea: options.area ?? '',
  } as never);
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { step } = state;
  const shownStep = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const hasWords = TYPED.some((name) => form.values[name] !== '');

  const warnMissing = () =>
    showToast({
      tone: 'warning',
      title: 'Missing Information',
      text: 'Please select a date and time for your consultation.',
    });

  const explain = (error: unknown) => {
    showToast({
      tone: 'danger',
      title: 'Booking Failed',
      text: `Please try again or call us directly at ${firm.phone}.`,
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
  const draft = booking.isPending ? 'sending' : hasWords && step !== 'done' ? 'words' : 'none';
  useEffect(() => onDraft?.(draft), [draft, onDraft]);

  const submit = async (element: HTMLFormElement, website: string) => {
    setRefusal(undefined);
    const details = await form.submit(element);
    if (!details) return focusFirstError(root.current);
    if (!state.start) return warnMissing();
    booking.mutate({
      ...details,
      website,
      consultationType: state.type,
      scheduledDate: state.start,
    });
  };

  return (
    <div className={styles.flow} ref={root}>
      <FlowHead {...HEADS[step]} heading={heading} closeButton={closeButton} />
      {step === 'time' && (
        <TimeStep firm={firm} state={state} dispatch={dispatch} onMissing={warnMissing} />
      )}
      {step === 'details' && (
        <DetailsStep
          firm={firm}
          state={state}
          dispatch={dispatch}
          form={form}
          isPending={booking.isPending}
          refusal={refusal}
          onSubmit={(element, website) => void submit(element, website)}
        />
      )}
      {step === 'done' && state.booked && (
        <DoneStep firm={firm} appointment={state.booked} onAnother={onAnother} onDone={onDone} />
      )}
    </div>
  );
}
