import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { Availability } from '../../../../src/features/scheduling/slots/schema.ts';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../../lib/format.ts';
import legend from '../legend.module.css';
import { OutsideNote, OutsideSuffix, type OutsideWords } from '../outside-area.tsx';
import { dayText, partsOfDay } from '../slot-words.ts';
import styles from './plain-booking.module.css';
import { type StepButton, StepControl } from './step-control.tsx';
import type { StepLink } from './use-step-links.ts';

/** The times of a day; the free ones are links or buttons. */
export function PlainDay({
  firm: { zone, city },
  day: { date, slots },
  outside,
  chosen,
  timeLink,
}: {
  firm: FirmProfile;
  day: Availability['days'][number];
  outside?: OutsideWords | undefined;
  chosen: string | undefined;
  timeLink: (start: string) => StepLink | StepButton;
}) {
  return (
    <section aria-labelledby="slots-day" data-varies="">
      <h3 className={styles.day} id="slots-day">
        {formatWeekday(noonOf(date), 'UTC', 'long')}, {formatDate(noonOf(date), 'UTC')}
      </h3>
      <p className="muted small">
        {dayText(slots)}, {formatZone(zone)} ({city})
      </p>
      {partsOfDay(slots).map((part) => (
        <div key={part.name}>
          <h4 className={styles.part}>{part.name}</h4>
          <ul className={styles.slots}>
            {part.slots.map(({ start, label, state, outsidePracticeArea }) => (
              <li key={start}>
                {state === 'free' ? (
                  <StepControl
                    className={`${styles.slot} ${outsidePracticeArea ? legend.outside : ''}`}
                    to={timeLink(start)}
                    aria-current={start === chosen || undefined}
                  >
                    {label}
                    {outsidePracticeArea && <OutsideSuffix />}
                  </StepControl>
                ) : (
                  <span className={styles.taken}>
                    <s>{label}</s>
                    <span className="visually-hidden">, {state}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <OutsideNote slots={slots} words={outside} />
    </section>
  );
}
