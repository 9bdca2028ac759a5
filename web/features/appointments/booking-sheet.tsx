import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import type { BookingAddress } from './booking-options.ts';
import { LazyBookingFlow } from './lazy-booking-flow.tsx';
import styles from './schedule-page.module.css';
import { textParts } from './text-parts.tsx';

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
                <Rich
                  text={m.booking.waitingForTimes({ phone: firm.phone })}
                  parts={textParts(firm)}
                />
              </p>
            </div>
          }
        />
      ) : (
        <div className={styles.closed}>
          <h2>{m.booking.closedTitle}</h2>
          <Notice icon="phone">
            <p>
              <Rich text={m.booking.closedText({ phone: firm.phone })} parts={textParts(firm)} />
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
