import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { TypeChoice } from '../../../src/features/scheduling/choices/schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnimatedCheck } from './animated-check.tsx';
import styles from './booking-flow.module.css';
import type { BookingAddress } from './booking-options.ts';
import type { BookingState, Draft } from './booking-state.ts';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import {
  FlowHead,
  firstStep,
  lastStep,
  type PageHead,
  type StepHead,
  secondStep,
} from './flow-head.tsx';
import { NoTypes } from './no-types.tsx';
import { TimeStep } from './time-step.tsx';
import { TimesFailed } from './times-failed.tsx';
import { useBookingSteps } from './use-booking-steps.ts';

export { prefetchSteps } from './prefetch-steps.ts';

type Props = {
  firm: FirmProfile;
  options: BookingAddress;
  closeButton?: ReactNode;
  /** The page's heading above the steps, if it has one; the steps then render none. */
  pageHead?: PageHead;
  onDone: (() => void) | undefined;
  /** Called with the state of the draft, for the confirmation before closing. */
  onDraft?: (draft: Draft) => void;
};

/** The booking in three steps. Source of steps, texts and toasts: public spec §2, §4, §5 and §9. */
export function BookingFlow({ options, ...flow }: Props) {
  const [attempts, setAttempts] = useState(0);
  return (
    // "Book Another resets everything".
    <Steps
      {...flow}
      key={attempts}
      options={attempts === 0 ? options : {}}
      takesFocus={attempts > 0}
      onAnother={() => setAttempts(attempts + 1)}
    />
  );
}

function Steps({
  firm,
  options,
  takesFocus,
  closeButton,
  pageHead,
  onDone,
  onAnother,
  onDraft,
}: Props & {
  /** Whether the heading gets the focus on mount; false if the flow is part of a page that has just loaded. */
  takesFocus: boolean;
  onAnother: () => void;
}) {
  const steps = useBookingSteps({ firm, options, takesFocus, onDraft, pageHead });
  const { state, dispatch, heading, warnMissing, choice, choices } = steps;
  const { step } = state;
  const head = useStepHead(state, { types: choices.data?.types, pageHead });
  return (
    <div className={styles.flow}>
      {!pageHead && <FlowHead {...head} heading={heading} closeButton={closeButton} />}
      {step === 'time' && choice?.type && (
        <TimeStep
          firm={firm}
          state={state}
          choice={choice}
          type={choice.type}
          area={steps.area}
          dispatch={dispatch}
          onMissing={warnMissing}
        />
      )}
      {step === 'time' && !choice?.type && (
        <div className={styles.body} aria-busy={choices.isPending}>
          {choices.isError && <TimesFailed firm={firm} retry={() => void choices.refetch()} />}
          {choice && <NoTypes firm={firm} />}
        </div>
      )}
      {step === 'details' && (
        <DetailsStep
          firm={firm}
          state={state}
          choice={choice}
          area={steps.area}
          dispatch={dispatch}
          form={steps.form}
          isPending={steps.isPending}
          refusal={steps.refusal}
          honeypot={steps.honeypot}
          onSubmit={steps.submit}
          hold={options.hold}
        />
      )}
      {step === 'done' && state.booked && (
        <DoneStep
          firm={firm}
          appointment={state.booked}
          type={choices.data?.types.find(({ key }) => key === state.booked?.consultationType)}
          onAnother={onAnother}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** The content of the heading. Memoized, because the page re-renders for each new object. */
function useStepHead(
  { step, booked }: BookingState,
  { types, pageHead }: { types: TypeChoice[] | undefined; pageHead: PageHead | undefined },
): StepHead {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const head = useMemo<StepHead>(() => {
    if (step === 'time') return firstStep(types);
    return step === 'done' && booked
      ? { progress: <AnimatedCheck />, ...lastStep(booked, sendsMail) }
      : secondStep();
  }, [step, booked, types, sendsMail]);
  const show = pageHead?.show;
  useLayoutEffect(() => show?.(head), [show, head]);
  return head;
}
