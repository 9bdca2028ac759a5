import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { type StepAction, StepControl } from '../scheduling/slots/step-control.tsx';
import { takenText } from './alternative-times.ts';
import styles from './booking-flow.module.css';
import type { BookingState } from './booking-state.ts';

/**
 * Shown when the chosen time is not free, because somebody else has booked it or the day is closed. `children` are
 * controls for the nearest free times. The form keeps its input.
 */
export function TimeTakenNotice({
  taken,
  zone,
  back,
  children,
}: {
  taken: NonNullable<BookingState['taken']>;
  zone: string;
  /** Leads to the other times. */
  back: StepAction;
  children: ReactNode;
}) {
  const hasOthers = taken.alternatives.length > 0;
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <b>{takenText(taken, zone)}</b> Your details are still here.
        {hasOthers && ' These are the nearest free times:'}
      </p>
      {hasOthers && <div className={styles.alternatives}>{children}</div>}
      <StepControl className={styles.seeAll} action={back}>
        See all times
      </StepControl>
    </Notice>
  );
}
