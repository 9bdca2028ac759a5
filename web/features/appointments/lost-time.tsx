import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
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
  const lostDate = localDateOf(new Date(lost.start), zone);
  const alternatives = lost.alternatives.map((free) => ({
    ...free,
    // The date is shown only if it differs from that of the lost time, to save width.
    text:
      free.date === lostDate
        ? free.label
        : `${formatWeekday(free.start, zone, 'short')}, ${formatDay(free.start, zone)}, ${free.label}`,
    // Somebody else than the attorney whom the visitor asked for; without a name, the firm.
    isOther: lost.attorney !== null && free.attorney?.slug !== lost.attorney,
  }));
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <b>{formatTime(lost.start, zone)} was just taken.</b> Your details are still here.
        {alternatives.length > 0 && ' These are the nearest free times:'}
      </p>
      {alternatives.length > 0 && (
        <div className={styles.alternatives}>
          {alternatives.map(({ start: free, date, text, attorney, isOther }) => (
            <SlotButton
              key={free}
              slot={{
                start: free,
                label: isOther ? `${text} with ${attorney?.name ?? 'the firm'}` : text,
                state: 'free',
              }}
              isChosen={free === start}
              onChoose={() =>
                dispatch({
                  ...{ kind: 'chooseStart', start: free, date },
                  attorney: isOther ? (attorney?.slug ?? null) : lost.attorney,
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
