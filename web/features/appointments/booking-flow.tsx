import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import styles from './booking-flow.module.css';
import type { BookingOptions } from './booking-options.ts';
import type { BookingState, Draft } from './booking-state.ts';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FIRST_STEP, FlowHead } from './flow-head.tsx';
import { SettlingLine } from './settling-line.tsx';
import { TimeStep } from './time-step.tsx';
import { CONFIRMATION, useBookingSteps } from './use-booking-steps.ts';

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
  const steps = useBookingSteps({ firm, options, takesFocus, onDraft });
  const { state, dispatch, root, heading, warnMissing } = steps;
  const { step } = state;
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
          form={steps.form}
          isPending={steps.isPending}
          refusal={steps.refusal}
          onSubmit={(element, website) => void steps.submit(element, website)}
        />
      )}
      {step === 'done' && state.booked && (
        <DoneStep firm={firm} appointment={state.booked} onAnother={onAnother} onDone={onDone} />
      )}
    </div>
  );
}
