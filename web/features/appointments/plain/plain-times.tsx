import type { BookingMonth } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type BookingChoice, weekdaysOf } from '../booking-choice.ts';
import type { BookingAddress } from '../booking-options.ts';
import { ChoiceFields } from '../choice-fields.tsx';
import { timesNote } from '../weekday-words.ts';
import styles from './plain-booking.module.css';
import { PlainCalendar } from './plain-calendar.tsx';
import { PlainDay } from './plain-day.tsx';
import { type StepLink, useStepLinks } from './use-step-links.ts';

/** First step: a form for type and attorney; days and times are links. */
export function PlainTimes({
  firm,
  address,
  choice,
  month,
}: {
  firm: FirmProfile;
  address: BookingAddress;
  choice: BookingChoice;
  month: BookingMonth;
}) {
  const { start } = address;
  const links = useStepLinks();
  const asked = address.date ?? (start && localDateOf(new Date(start), firm.zone));
  const day = month.days.find(({ date, slots }) => date === asked && slots.length > 0);
  const isFree = day?.slots.some((slot) => slot.start === start && slot.state === 'free');
  const hasChoice = choice.types.length > 1 || choice.attorneys.length > 0;
  const kept = {
    area: address.area,
    type: choice.type?.key,
    attorney: choice.attorney?.slug,
    month: month.month,
  };
  const linkTo = (chosen: BookingAddress) => links.linkTo({ ...kept, ...chosen });
  const timeLink = (at: string) => linkTo({ month: undefined, start: at, step: 'details' });
  const notice = start && !isFree && (
    <Notice tone="warning" icon="clock">
      <p>
        <b>{formatTime(start, firm.zone)} is not available.</b> Please choose another time.
      </p>
    </Notice>
  );
  return (
    <div className={styles.when}>
      <form method="get" action={links.path} {...links.place} className={styles.fields}>
        {links.theme && <input type="hidden" name="theme" value={links.theme} />}
        {address.area && <input type="hidden" name="area" value={address.area} />}
        {asked && <input type="hidden" name="date" value={asked} />}
        <ChoiceFields firm={firm} choice={choice} />
        {hasChoice && <Button type="submit">Show Times</Button>}
      </form>
      {/* On a phone, the next free times are above the calendar, and the times of a day below it. */}
      {!day && (
        <div className={styles.times}>
          {notice}
          <h3 className={styles.day}>Choose a day</h3>
          <p className="muted small">{timesNote(weekdaysOf(choice), firm)}</p>
          <Soonest starts={month.soonest} zone={firm.zone} timeLink={timeLink} />
        </div>
      )}
      <div className={styles.month}>
        <PlainCalendar month={month} chosen={day?.date} linkTo={linkTo} />
      </div>
      {day && (
        <div className={styles.times}>
          {notice}
          <PlainDay firm={firm} day={day} chosen={start} timeLink={timeLink} />
          {start && isFree && (
            <p className={styles.proceed}>
              <ButtonLink variant="primary" {...timeLink(start)}>
                Continue to Your Information
              </ButtonLink>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Soonest({
  starts,
  zone,
  timeLink,
}: {
  starts: BookingMonth['soonest'];
  zone: string;
  timeLink: (start: string) => StepLink;
}) {
  if (starts.length === 0) return null;
  return (
    <>
      <h4 className={styles.part}>Or take one of the next free times</h4>
      <ul className={`${styles.slots} ${styles.soonest}`} data-varies="">
        {starts.map(({ start, label }) => (
          <li key={start}>
            <a className={styles.slot} {...timeLink(start)}>
              {formatWeekday(start, zone, 'short')}, {formatDay(start, zone)}, {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
