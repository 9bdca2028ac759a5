import type { ReactNode, Ref, RefObject } from 'react';
import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import { isFree } from '../../../src/features/scheduling/price-rules.ts';
import { NO_MAIL_NOW } from '../../lib/no-mail-now.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './flow-head.module.css';

/** The content of a step's heading. */
export type StepHead = {
  /** The number of the step, or other content in its place. */
  progress: number | ReactNode;
  title: string;
  lead?: string | undefined;
};

/** The page's own heading, which was rendered before the code of the steps was loaded. */
export type PageHead = {
  heading: RefObject<HTMLHeadingElement | null>;
  show: (head: StepHead) => void;
};

/**
 * Heading of the first step, also part of the server-rendered page before the steps' code is loaded. It calls an
 * initial consultation free if the firm does.
 */
export function firstStep(types: readonly { key: string; priceLabel: string | null }[] = []) {
  const hasFree = types.some(({ key, priceLabel }) => key === 'initial' && isFree(priceLabel));
  return {
    progress: 1,
    title: 'Schedule Your Consultation',
    lead: `${hasFree ? 'An initial consultation is free. ' : ''}Choose what suits you; you confirm on the next step.`,
  };
}

export const SECOND_STEP = { progress: 2, title: 'Your Information' };

/**
 * The documented text about what happens after a booking; it announces no mail if the client does not want one, or none
 * is sent at the moment.
 */
export function confirmationOf(
  { clientPage }: Pick<BookedAppointment, 'clientPage'>,
  sendsMail: boolean,
): string {
  if (clientPage) return 'As you asked, we send no e-mail. Please keep the details below.';
  return sendsMail
    ? "We'll send you a confirmation email with all the details."
    : `Please keep the details below: ${NO_MAIL_NOW}`;
}

export const lastStep = (booked: Pick<BookedAppointment, 'clientPage'>, sendsMail: boolean) => ({
  title: 'Consultation Confirmed',
  lead: confirmationOf(booked, sendsMail),
});

/** How to change the appointment. */
export function changeNote(
  { clientPage }: Pick<BookedAppointment, 'clientPage'>,
  sendsMail: boolean,
): string {
  if (clientPage) return 'To move or cancel it, use your appointment page, or call.';
  return sendsMail
    ? 'To move or cancel it, use the link in our confirmation, or call.'
    : 'To move or cancel it, call.';
}

/** The heading of a booking step. */
export function FlowHead({
  progress,
  title,
  lead,
  heading,
  closeButton,
}: StepHead & {
  heading?: Ref<HTMLHeadingElement>;
  closeButton?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div>
        {typeof progress === 'number' ? <Progress step={progress} /> : progress}
        <h2 ref={heading} tabIndex={-1} id="booking-title">
          {title}
        </h2>
        {lead && <p className="muted small">{unbroken(lead)}</p>}
      </div>
      {closeButton}
    </header>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <p className={styles.progress} data-screen-only="">
      {[1, 2, 3].map((number) => (
        <i key={number} className={number <= step ? styles.reached : ''} />
      ))}
      <span>Step {step} of 3</span>
    </p>
  );
}
