import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { BookingChoices } from '../../../src/features/scheduling/choices/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { type Control, isChanged } from '../../lib/is-changed.ts';
import {
  findServerMarkup,
  hasServerMarkup,
  serverMark,
  serverMarkup,
} from '../../lib/server-markup.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './booking-flow.module.css';
import type { BookingFlow } from './booking-flow.tsx';
import type { BookingAddress } from './booking-options.ts';
import { FlowHead, firstStep, type StepHead, secondStep } from './flow-head.tsx';
import { PlainBooking } from './plain/plain-booking.tsx';

type FlowProps = Parameters<typeof BookingFlow>[0];

const loadFlow = () => import('./booking-flow.tsx');

// Hydration need not wait for the code of the steps: it loads in parallel.
if (!import.meta.env.SSR) loadFlow().catch(() => {});

/**
 * The booking steps. The server renders them as plain forms and links. The interactive steps, which look the same, replace
 * these once their code and data are loaded, unless the visitor has already started to use the plain ones. `waiting` is shown after a client-side
 * navigation. The heading remains the same DOM element throughout, because repainting it would count as the page's
 * Largest Contentful Paint.
 */
export function LazyBookingFlow({
  firm,
  options,
  types,
  answer,
  onDone,
  waiting,
}: {
  firm: FirmProfile;
  options: BookingAddress;
  /** The types, which decide the text of the first step's heading. */
  types: BookingChoices['types'] | undefined;
  /** The server's response to the plain form of the details step. */
  answer: FormAnswer | undefined;
  onDone: (() => void) | undefined;
  waiting: ReactNode;
}) {
  const [hasPlainSteps] = useState(() => hasServerMarkup('plain-booking'));
  const [Flow, setFlow] = useState<ComponentType<FlowProps>>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [stepHead, setStepHead] = useState<StepHead>();
  const isDetails = options.step === 'details' || answer !== undefined;
  const utils = trpc.useUtils();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps are replaced once, with what the page began with
  useEffect(() => {
    const replace = async () => {
      const { BookingFlow, prefetchSteps } = await loadFlow();
      // If the data does not load, the steps say so.
      if (hasPlainSteps) await prefetchSteps(utils, { firm, options }).catch(() => {});
      if (!isInUse(findServerMarkup('plain-booking'))) setFlow(() => BookingFlow);
    };
    replace().catch(() => {});
  }, []);
  const head = stepHead ?? (isDetails ? secondStep() : firstStep(types));
  const plainSteps = import.meta.env.SSR
    ? {
        ...serverMark('plain-booking'),
        children: (
          <PlainBooking firm={firm} address={options} answer={answer} isDetails={isDetails} />
        ),
      }
    : serverMarkup('plain-booking');
  return (
    <>
      <FlowHead {...head} heading={heading} />
      {Flow ? (
        <Flow
          firm={firm}
          options={options}
          pageHead={{ heading, show: setStepHead }}
          onDone={onDone}
        />
      ) : hasPlainSteps ? (
        <div className={styles.flow} data-plain="" {...plainSteps} />
      ) : (
        waiting
      )}
    </>
  );
}

/** Whether the visitor has begun to use the plain steps; replacing them would lose the input. */
function isInUse(steps: HTMLElement | null): boolean {
  if (!steps) return false;
  const controls = [...steps.querySelectorAll<Control>('input, select, textarea')];
  return (
    steps.contains(document.activeElement) ||
    steps.querySelector('[data-answered]') !== null ||
    controls.some(isChanged)
  );
}
