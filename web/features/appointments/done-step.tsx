import type { TypeChoice } from '../../../src/features/appointments/choices/schema.ts';
import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { formatDay, formatTime, formatWeekday, formatZone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import styles from './booking-flow.module.css';
import { addressOf, bringText, PLACE_ICONS, placeText, placeTitle } from './place-words.ts';

/** Third step: the booked appointment in large type, and what happens next. */
export function DoneStep({
  firm,
  appointment: { id, scheduledDate, email, meeting },
  type,
  onAnother,
  onDone,
}: {
  firm: FirmProfile;
  appointment: BookedAppointment;
  /** Undefined if it was removed meanwhile. */
  type: TypeChoice | undefined;
  onAnother: () => void;
  onDone: () => void;
}) {
  const address = addressOf(firm);
  return (
    <>
      <div className={styles.done}>
        <div className={styles.ticket}>
          <span>{formatWeekday(scheduledDate, firm.zone, 'long')}</span>
          <span className={styles.bigDay}>{formatDay(scheduledDate, firm.zone)}</span>
          <b className="num">
            {formatTime(scheduledDate, firm.zone)} {formatZone(firm.zone)}
          </b>
          <span className="small">{type?.label}</span>
          {meeting.attorney && <span className="small">with {meeting.attorney}</span>}
          <a
            className="go"
            href={apiUrl(`/api/appointments/${id}/calendar.ics`)}
            download="consultation.ics"
          >
            <Icon name="calendar" />
            Add to calendar
          </a>
        </div>
        <ul className={styles.next}>
          <li>
            <Icon name="mail" />
            <div>
              <b>An e-mail with meeting details and location</b>
              <p className="muted">
                {withPhoneLink(
                  `On its way to ${email}. No e-mail in ten minutes? Look in spam, or call us.`,
                  firm,
                )}
              </p>
            </div>
          </li>
          <li>
            <Icon name={PLACE_ICONS[meeting.place]} />
            <div>
              <b>{placeTitle(meeting.place)}</b>
              <p className="muted">{placeText(meeting, firm, meeting.officeAddress || address)}</p>
            </div>
          </li>
          <li>
            <Icon name="document" />
            <div>
              <b>What to bring</b>
              <p className="muted">{bringText(meeting)}</p>
            </div>
          </li>
          <li>
            <Icon name="phone" />
            <div>
              <b>Contact information</b>
              <p className="muted num">
                <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>
                {meeting.place !== 'office' && `, ${address}`}
              </p>
            </div>
          </li>
        </ul>
      </div>
      <footer className={`${styles.foot} ${styles.pair}`} data-bottom-bar>
        <Button onClick={onAnother}>Book Another</Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </footer>
    </>
  );
}
