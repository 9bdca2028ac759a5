import type { ReactNode, Ref, RefObject } from 'react';
import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import { isFree } from '../../../src/features/scheduling/price-rules.ts';
import { m } from '../../lib/messages.ts';
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
    title: m.booking.timeTitle,
    lead: hasFree ? m.booking.timeLeadFree : m.booking.timeLead,
  };
}

export const secondStep = () => ({ progress: 2, title: m.booking.detailsTitle });

/**
 * The documented text about what happens after a booking; it announces no mail if the client does not want one, or none
 * is sent at the moment.
 */
export function confirmationOf(
  { clientPage }: Pick<BookedAppointment, 'clientPage'>,
  sendsMail: boolean,
): string {
  if (clientPage) return m.booking.noMailWanted;
  return sendsMail ? m.booking.mailFollows : m.booking.noMailNow;
}

export const lastStep = (booked: Pick<BookedAppointment, 'clientPage'>, sendsMail: boolean) => ({
  title: m.booking.bookedTitle,
  lead: confirmationOf(booked, sendsMail),
});

/** How to change the appointment. */
export function changeNote(
  { clientPage }: Pick<BookedAppointment, 'clientPage'>,
  sendsMail: boolean,
): string {
  if (clientPage) return m.booking.changeOnPage;
  return sendsMail ? m.booking.changeByMail : m.booking.changeByPhone;
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
      <span>{m.booking.progress({ step: `${step}` })}</span>
    </p>
  );
}
