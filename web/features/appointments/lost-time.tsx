import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { formatTime } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import { alternativesTo } from './lost-words.ts';
import { SlotButton } from './slot-picker.tsx';

/** Shown when somebody else has booked the chosen time: the nearest free times as buttons. The form keeps its input. */
export function LostTime({
  firm: { zone },
  state: { lost, start },
  dispatch,
}: {
  firm: FirmProfile;
  state: BookingState;
  dispatch: (action: BookingAction) => void;
}) {
  if (!lost) return null;
  const alternatives = alternativesTo(lost, zone);
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <b>{formatTime(lost.start, zone)} was just taken.</b> Your details are still here.
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
