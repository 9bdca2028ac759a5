import type { BookingMonth } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type BookingChoice, weekdaysOf } from '../booking-choice.ts';
import type { BookingAddress } from '../booking-options.ts';
import { ChoiceFields } from '../choice-fields.tsx';
import legend from '../legend.module.css';
import { OutsideNote, OutsideSuffix, type OutsideWords } from '../outside-area.tsx';
import { timesNote } from '../weekday-words.ts';
import styles from './plain-booking.module.css';
import { PlainCalendar } from './plain-calendar.tsx';
import { PlainDay } from './plain-day.tsx';
import { type StepButton, StepControl } from './step-control.tsx';
import { useStepLinks } from './use-step-links.ts';

/** First step: one form for type, attorney, day and time. Months, days and times are its submit buttons. */
export function PlainTimes({
  firm,
  address,
  choice,
  month,
  outside,
}: {
  firm: FirmProfile;
  address: BookingAddress;
  choice: BookingChoice;
  month: BookingMonth;
  outside: OutsideWords | undefined;
}) {
  const { start } = address;
  const links = useStepLinks();
  const asked = address.date ?? (start && localDateOf(new Date(start), firm.zone));
  const day = month.days.find(({ date, slots }) => date === asked && slots.length > 0);
  const isFree = day?.slots.some((slot) => slot.start === start && slot.state === 'free');
  const hasChoice = choice.types.length > 1 || choice.attorneys.length > 0;
  const notice = start && !isFree && (
    <Notice tone="warning" icon="clock">
      <p>
        <b>{formatTime(start, firm.zone)} is not available.</b> Please choose another time.
      </p>
    </Notice>
  );
  return (
    <form method="get" action={links.path} {...links.place} className={styles.when}>
      <div className={styles.fields}>
        {links.theme && <input type="hidden" name="theme" value={links.theme} />}
        {address.area && <input type="hidden" name="area" value={address.area} />}
        {choice.attorney && choice.attorneys.length === 0 && (
          <input type="hidden" name="attorney" value={choice.attorney.slug} />
        )}
        <ChoiceFields firm={firm} choice={choice} />
        {hasChoice && (
          <Button type="submit" {...(asked && { name: 'date', value: asked })}>
            Show Times
          </Button>
        )}
      </div>
      {/* On a phone, the next free times are above the calendar, and the times of a day below it. */}
      {!day && (
        <div className={styles.times}>
          {notice}
          <h3 className={styles.day}>Choose a day</h3>
          <p className="muted small">{timesNote(weekdaysOf(choice), firm)}</p>
          <Soonest starts={month.soonest} outside={outside} zone={firm.zone} />
        </div>
      )}
      <div className={styles.month}>
        <PlainCalendar month={month} chosen={day?.date} linkTo={buttonFor} />
      </div>
      {day && (
        <div className={styles.times}>
          {notice}
          <PlainDay firm={firm} day={day} outside={outside} chosen={start} timeLink={timeButton} />
          {start && isFree && (
            <p className={styles.proceed}>
              <Button type="submit" variant="primary" {...timeButton(start)}>
                Continue to Your Information
              </Button>
            </p>
          )}
        </div>
      )}
    </form>
  );
}

function Soonest({
  starts,
  outside,
  zone,
}: {
  starts: BookingMonth['soonest'];
  outside: OutsideWords | undefined;
  zone: string;
}) {
  if (starts.length === 0) return null;
  return (
    <>
      <h4 className={styles.part}>Or take one of the next free times</h4>
      <ul className={`${styles.slots} ${styles.soonest}`} data-varies="">
        {starts.map(({ start, label, outsidePracticeArea }) => (
          <li key={start}>
            <StepControl
              className={`${styles.slot} ${outsidePracticeArea ? legend.outside : ''}`}
              to={timeButton(start)}
            >
              {formatWeekday(start, zone, 'short')}, {formatDay(start, zone)}, {label}
              {outsidePracticeArea && <OutsideSuffix />}
            </StepControl>
          </li>
        ))}
      </ul>
      <OutsideNote slots={starts} words={outside} />
    </>
  );
}

const timeButton = (start: string): StepButton => ({ name: 'time', value: start });

const buttonFor = (step: { month: string } | { date: string }): StepButton =>
  'date' in step ? { name: 'date', value: step.date } : { name: 'month', value: step.month };
