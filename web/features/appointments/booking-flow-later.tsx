import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookingChoices } from '../../../src/features/appointments/choices/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer/schema.ts';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import type { BookingFlow } from './booking-flow.tsx';
import type { BookingAddress } from './booking-options.ts';
import { FlowHead, firstStep, SECOND_STEP, type StepHead } from './flow-head.tsx';

type FlowProps = Parameters<typeof BookingFlow>[0];

const loadFlow = () => import('./booking-flow.tsx');

// Hydration need not wait for the code of the steps: it loads in parallel.
if (!import.meta.env.SSR) loadFlow().catch(() => {});

const PlainBooking = import.meta.env.SSR
  ? (await import('./plain/plain-booking.tsx')).PlainBooking
  : undefined;

/**
 * The booking steps. The server renders them as plain forms and links. The scripted steps replace these once their code
 * is loaded, unless the visitor is using the plain ones by then. `waiting` is shown after a navigation by scripts.
 * The heading stays the same element throughout: painted anew, it would count as the largest paint of the page.
 */
export function BookingFlowLater({
  firm,
  options,
  types,
  answer,
  onDone,
  waiting,
}: {
  firm: FirmProfile;
  options: BookingAddress;
  /** For the heading of the first step. */
  types: BookingChoices['types'] | undefined;
  /** The answer of the server to the plain form of the details. */
  answer: FormAnswer | undefined;
  onDone: (() => void) | undefined;
  waiting: ReactNode;
}) {
  const [hasPlainSteps] = useState(!useHydrated());
  const [Flow, setFlow] = useState<ComponentType<FlowProps>>();
  const plain = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [stepHead, setStepHead] = useState<StepHead>();
  const isDetails = options.step === 'details' || answer !== undefined;
  useEffect(() => {
    loadFlow().then(
      (loaded) => isInUse(plain.current) || setFlow(() => loaded.BookingFlow),
      () => {},
    );
  }, []);
  const head = stepHead ?? (isDetails ? SECOND_STEP : firstStep(types));
  const plainSteps = PlainBooking
    ? {
        children: (
          <PlainBooking firm={firm} address={options} answer={answer} isDetails={isDetails} />
        ),
      }
    : SERVER_MARKUP;
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
        <div ref={plain} data-plain="" {...plainSteps} />
      ) : (
        waiting
      )}
    </>
  );
}

/** Whether the visitor has begun to use the plain steps, which would be lost if they were replaced. */
function isInUse(steps: HTMLElement | null): boolean {
  if (!steps) return false;
  const controls = [
    ...steps.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea'),
  ];
  return (
    steps.contains(document.activeElement) ||
    steps.querySelector('[data-answered]') !== null ||
    controls.some(isChanged)
  );
}

const isChanged = (control: HTMLInputElement | HTMLSelectElement) =>
  'options' in control
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue || control.checked !== control.defaultChecked;
