import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Notice } from '../../ui/notice.tsx';
import { alternativeTimes, takenText } from './alternative-times.ts';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import { SlotButton } from './slot-picker.tsx';

/** Shown when the chosen time is not free, because somebody else has booked it or the day is closed: the nearest free times as buttons. The form keeps its input. */
export function TimeTakenNotice({
  firm: { zone },
  state: { taken, start },
  dispatch,
}: {
  firm: FirmProfile;
  state: BookingState;
  dispatch: (action: BookingAction) => void;
}) {
  if (!taken) return null;
  const alternatives = alternativeTimes(taken, zone);
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <b>{takenText(taken, zone)}</b> Your details are still here.
        {alternatives.length > 0 && ' These are the nearest free times:'}
      </p>
      {alternatives.length > 0 && (
        <div className={styles.alternatives}>
          {alternatives.map(({ start: free, date, text, attorney }) => (
            <SlotButton
              key={free}
              slot={{
                start: free,
                label: text,
                state: 'free',
              }}
              isChosen={free === start}
              onChoose={() =>
                dispatch({
                  ...{ kind: 'chooseStart', start: free, date },
                  attorney: attorney ?? null,
                })
              }
            />
          ))}
        </div>
      )}
      <button type="button" className={styles.seeAll} onClick={() => dispatch({ kind: 'back' })}>
        See all times
      </button>
    </Notice>
  );
}
