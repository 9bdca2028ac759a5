import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { TypeChoice } from '../../../src/features/scheduling/choices/schema.ts';
import { here } from '../../lib/addresses.ts';
import { apiUrl } from '../../lib/api-url.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import { Rich } from '../../ui/rich.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './booking-flow.module.css';
import { changeNote } from './flow-head.tsx';
import { textParts } from './text-parts.tsx';

/** Third step: the booked appointment as a printable card, and a note about the confirmation mail. */
export function DoneStep({
  firm,
  appointment: { id, scheduledDate, email, meeting, clientPage },
  type,
  onAnother,
  onDone,
}: {
  firm: FirmProfile;
  appointment: BookedAppointment;
  /** Undefined if the type was removed in the meantime. */
  type: TypeChoice | undefined;
  onAnother: () => void;
  /** Called by the button that closes the booking; without it there is no such button. */
  onDone: (() => void) | undefined;
}) {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <div className={styles.body}>
        <AppointmentCard
          firm={firm}
          scheduledDate={scheduledDate}
          what={type?.label}
          meeting={meeting}
          contactNote={changeNote({ clientPage }, sendsMail)}
          calendarFile={apiUrl(here(`/api/appointments/${id}/calendar.ics`))}
        >
          {clientPage ? (
            <p className={styles.mailed}>
              <Icon name="document" />
              <span className="muted">
                <Rich
                  text={m.booking.keepPageLink}
                  parts={{ link: (text) => <a href={here(clientPage)}>{text}</a> }}
                />
              </span>
            </p>
          ) : sendsMail ? (
            <p className={styles.mailed}>
              <Icon name="mail" />
              <span className="muted">
                <Rich
                  text={m.booking.mailOnItsWay({ email })}
                  parts={{ ...textParts(firm), more: (text) => withPhoneLink(text, firm) }}
                />
              </span>
            </p>
          ) : null}
        </AppointmentCard>
      </div>
      <footer className={`${styles.foot} ${styles.pair}`} data-bottom-bar>
        <Button onClick={onAnother}>{m.booking.bookAnother}</Button>
        {onDone && (
          <Button variant="primary" onClick={onDone}>
            {m.booking.done}
          </Button>
        )}
      </footer>
    </>
  );
}
