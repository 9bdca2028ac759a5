import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';
import type { BookingAddress } from './booking-options.ts';
import { LazyBookingFlow } from './lazy-booking-flow.tsx';
import styles from './schedule-page.module.css';

/** The booking as the content of a page, or a notice with alternatives while online booking is closed. */
export function BookingSheet({
  firm,
  isOpen,
  options,
  answer,
  onDone,
}: {
  firm: FirmProfile;
  /** Whether the firm takes bookings online. */
  isOpen: boolean;
  options: BookingAddress;
  /** The server's response to the plain form of the details step. */
  answer: FormAnswer | undefined;
  onDone?: () => void;
}) {
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, { enabled: isOpen });
  const phone = <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>;
  return (
    <div className={styles.sheet}>
      {isOpen ? (
        <LazyBookingFlow
          firm={firm}
          options={options}
          types={choices?.types}
          answer={answer}
          onDone={onDone}
          waiting={
            <div className={styles.waiting}>
              <p>
                Looking up free times. If none appear, please call us at {phone}, and we will find
                one together.
              </p>
            </div>
          }
        />
      ) : (
        <div className={styles.closed}>
          <h2>Please call us</h2>
          <Notice icon="phone">
            <p>
              Online booking is closed at the moment. Call {phone} and we will find a time together.
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
