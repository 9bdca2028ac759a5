import type { BookedMeeting } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { useApiUrl } from '../../../lib/use-api-url.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FlowHead, lastStep } from '../flow-head.tsx';
import { Keepsake } from '../keepsake.tsx';
import schedulePage from '../schedule-page.module.css';
import styles from './plain-booking.module.css';

/** Third step without scripts: the booked appointment as a card to keep. */
export function BookedPage({
  firm,
  id,
  booked: { scheduledDate, type, meeting },
}: {
  firm: FirmProfile;
  id: string;
  booked: BookedMeeting;
}) {
  return (
    <div className={`wrap ${schedulePage.page}`}>
      <h1 className="visually-hidden">Your consultation</h1>
      <div className={schedulePage.sheet}>
        <FlowHead progress={3} {...lastStep({ clientPage: null })} />
        <div className={styles.body}>
          <Keepsake
            firm={firm}
            scheduledDate={scheduledDate}
            what={type}
            meeting={meeting}
            contactNote="To move or cancel it, use the link in our confirmation, or call."
            calendarFile={useApiUrl(`/api/appointments/${id}/calendar.ics`)}
          />
          <div className={styles.foot}>
            <ButtonLink href="/schedule">Book Another</ButtonLink>
            <ButtonLink variant="primary" href="/">
              Done
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
