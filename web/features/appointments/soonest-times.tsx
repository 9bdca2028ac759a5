import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FreeStart } from '../../../src/features/scheduling/slots/schema.ts';
import { formatShortDay, formatTime } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { OutsideNote, type OutsideWords } from '../scheduling/slots/outside-area.tsx';
import { SlotButton } from '../scheduling/slots/slot-picker.tsx';
import type { StepAction } from '../scheduling/slots/step-control.tsx';
import { timesNote } from '../scheduling/slots/weekday-words.ts';
import { SOONEST } from './booking-times.ts';
import styles from './soonest-times.module.css';

/** The next free times, shown next to the calendar until a day is chosen. */
export function SoonestTimes({
  starts,
  outside,
  weekdays,
  firm,
  actionOf,
}: {
  starts: readonly FreeStart[] | undefined;
  outside: OutsideWords | undefined;
  /** ISO weekdays with regular hours. */
  weekdays: readonly number[];
  firm: FirmProfile;
  /** Chooses a time. */
  actionOf: (free: FreeStart) => StepAction;
}) {
  return (
    <section className={styles.soonest} aria-labelledby="soonest">
      <h3 className={styles.title} id="soonest">
        {m.booking.chooseDay}
      </h3>
      <p className="muted small">{timesNote(weekdays, firm, firm.formats.locale)}</p>
      {starts?.length !== 0 && (
        <>
          <h4 className={styles.next}>{m.booking.soonestTitle}</h4>
          <ul className={styles.list} aria-busy={!starts || undefined} data-varies="">
            {!starts &&
              Array.from({ length: SOONEST.count }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places are all there is.
                <li key={place} className={styles.pending} />
              ))}
            {starts?.map((free) => (
              <li key={free.start}>
                <SlotButton
                  slot={{
                    label: m.times.dayAndTime({
                      day: formatShortDay(free.start, firm.zone, firm.formats.locale),
                      time: formatTime(free.start, firm.zone, firm.formats.locale),
                    }),
                    state: 'free',
                    outsidePracticeArea: free.outsidePracticeArea,
                  }}
                  isChosen={false}
                  action={actionOf(free)}
                />
              </li>
            ))}
          </ul>
          <OutsideNote slots={starts} words={outside} />
        </>
      )}
    </section>
  );
}
