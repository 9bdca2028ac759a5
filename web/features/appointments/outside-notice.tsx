import { Notice } from '../../ui/notice.tsx';
import styles from './booking-flow.module.css';
import type { OutsideWords } from './outside-area.tsx';
import { type StepAction, StepControl } from './step-control.tsx';

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
            Choose another time
          </StepControl>
        </Notice>
      )}
    </div>
  );
}
