import { m } from '../../lib/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import type { OutsideWords } from '../scheduling/slots/outside-area.tsx';
import { type StepAction, StepControl } from '../scheduling/slots/step-control.tsx';
import styles from './booking-flow.module.css';

/** Says before the booking that nobody who works on the chosen practice area is free at the chosen time. */
export function OutsideNotice({
  words,
  back,
}: {
  words: OutsideWords | undefined;
  /** Leads to the other times. */
  back: StepAction;
}) {
  return (
    <div role="status">
      {words && (
        <Notice icon="alert">
          <p>{words.ofTime}</p>
          <StepControl className={styles.seeAll} action={back}>
            {m.booking.chooseOtherTime}
          </StepControl>
        </Notice>
      )}
    </div>
  );
}
