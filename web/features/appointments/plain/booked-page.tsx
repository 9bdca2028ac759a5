import type { ReactNode } from 'react';
import type { BookedMeeting } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { useApiUrl } from '../../../lib/use-api-url.ts';
import { Rich } from '../../../ui/rich.tsx';
import { AppointmentCard } from '../appointment-card.tsx';
import styles from '../booking-flow.module.css';
import { changeNote, FlowHead, lastStep } from '../flow-head.tsx';
import schedulePage from '../schedule-page.module.css';

/** Third step without JavaScript: the booked appointment as a printable card. `children` are the links below it. */
export function BookedPage({
  firm,
  booked: { scheduledDate, type, meeting },
  clientPage = null,
  sendsMail,
  resource,
  children,
}: {
  firm: FirmProfile;
  booked: Omit<BookedMeeting, 'type' | 'wording'> & { type?: string };
  /** The URL of the client's page for the appointment; null if the client gets it by mail. */
  clientPage?: string | null;
  /** Whether mail is connected. */
  sendsMail: boolean;
  /** The path of the appointment below /api; its calendar file is at a path below this one. */
  resource: string;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${schedulePage.page}`}>
      <h1 className="visually-hidden">{m.booking.pageTitle}</h1>
      <div className={schedulePage.sheet}>
        <FlowHead progress={3} {...lastStep({ clientPage }, sendsMail)} />
        <div className={styles.body}>
          <AppointmentCard
            firm={firm}
            scheduledDate={scheduledDate}
            what={type}
            meeting={meeting}
            contactNote={changeNote({ clientPage }, sendsMail)}
            calendarFile={useApiUrl(here(`/api/${resource}/calendar.ics`))}
          >
            {clientPage && (
              <p>
                <Rich
                  text={m.booking.keepPageLink}
                  parts={{ link: (text) => <a href={clientPage}>{text}</a> }}
                />
              </p>
            )}
          </AppointmentCard>
        </div>
        <footer className={`${styles.foot} ${styles.pair}`}>{children}</footer>
      </div>
    </div>
  );
}
