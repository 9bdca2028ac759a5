import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { SERVER_MARKUP } from '../../lib/server-markup.ts';
import type { BookingFlow } from './booking-flow.tsx';
import type { BookingAddress } from './booking-options.ts';

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
 */
export function BookingFlowLater({
  firm,
  options,
  onDone,
  waiting,
}: {
  firm: FirmProfile;
  options: BookingAddress;
  onDone: () => void;
  waiting: ReactNode;
}) {
  const [hasPlainSteps] = useState(!useHydrated());
  const [Flow, setFlow] = useState<ComponentType<FlowProps>>();
  const plain = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadFlow().then(
      (loaded) => isInUse(plain.current) || setFlow(() => loaded.BookingFlow),
      () => {},
    );
  }, []);
  if (Flow) return <Flow firm={firm} options={options} onDone={onDone} />;
  if (PlainBooking) {
    return (
      <div ref={plain} data-plain="">
        <PlainBooking firm={firm} address={options} />
      </div>
    );
  }
  if (!hasPlainSteps) return waiting;
  return <div ref={plain} data-plain="" {...SERVER_MARKUP} />;
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
