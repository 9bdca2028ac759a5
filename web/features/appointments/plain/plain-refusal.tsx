import { readTime, writeTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { alternativeTimes, takenText } from '../alternative-times.ts';
import { LABELS } from '../details-words.tsx';
import styles from './plain-booking.module.css';
import type { StepLink } from './use-step-links.ts';

/**
 * The reason why the booking was rejected, unless it is shown at the fields; alternative times if the time was taken.
 */
export function PlainRefusal({
  firm,
  answer: { error, fields, messages },
  back,
}: {
  firm: FirmProfile;
  answer: FormAnswer;
  back: StepLink;
}) {
  const { start, attorney = null } = readTime(fields.time);
  if (isNotFree(error.reason) && start) {
    const closed = error.reason === 'day_closed' ? error.message : undefined;
    const taken = { start, attorney, alternatives: error.alternatives ?? [], closed };
    const alternatives = alternativeTimes(taken, firm.zone);
    return (
      <Notice tone="warning" icon="clock" role="alert">
        <p>
          <b>{takenText(taken, firm.zone)}</b> Your details are still here.
          {alternatives.length > 0 && ' These are the nearest free times:'}
        </p>
        <div className={styles.alternatives}>
          {alternatives.map((free) => (
            <label key={free.start}>
              <input type="radio" name="time" value={writeTime(free)} required />
              {free.text}
            </label>
          ))}
        </div>
        <a {...back}>See all times</a>
      </Notice>
    );
  }
  if (Object.keys(messages).some((name) => name in LABELS)) return null;
  const isInternal = error.code === 'INTERNAL_SERVER_ERROR';
  return (
    <Notice tone="danger" icon="alert" role="alert">
      {isInternal && <b>Booking Failed</b>}
      <p>
        {withPhoneLink(
          isInternal
            ? `Please try again or call us directly at ${firm.phone}.`
            : messages.scheduledDate && !start
              ? 'Please select a date and time for your consultation.'
              : Object.values(messages).join('. ') || error.message,
          firm,
        )}
      </p>
    </Notice>
  );
}
