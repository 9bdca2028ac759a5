import type { ReactNode } from 'react';
import { m } from '../../lib/messages.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
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
  const locale = useLocale();
  const reason = takenText(taken, zone, locale);
  const hasOthers = taken.alternatives.length > 0;
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <Rich
          text={
            hasOthers
              ? m.booking.timeTakenOthers({ reason })
              : m.booking.timeTakenNotice({ reason })
          }
          parts={{ b: (text) => <b>{text}</b> }}
        />
      </p>
      {hasOthers && <div className={styles.alternatives}>{children}</div>}
      <StepControl className={styles.seeAll} action={back}>
        {m.booking.seeAllTimes}
      </StepControl>
    </Notice>
  );
}
