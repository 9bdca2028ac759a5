import { readTime, writeTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { m } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { OutsideSuffix } from '../../scheduling/slots/outside-area.tsx';
import type { StepLink } from '../../scheduling/slots/step-control.tsx';
import { alternativeTimes } from '../alternative-times.ts';
import styles from '../booking-flow.module.css';
import { isDetailsField } from '../details-words.tsx';
import { TimeTakenNotice } from '../time-taken-notice.tsx';

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
    return (
      <TimeTakenNotice taken={taken} zone={firm.zone} back={back}>
        {alternativeTimes(taken, firm.zone, firm.formats.locale).map((free) => (
          <label key={free.start} className={styles.alternative}>
            <input type="radio" name="time" value={writeTime(free)} required />
            <span>
              {free.label}
              {free.outsidePracticeArea && <OutsideSuffix />}
            </span>
          </label>
        ))}
      </TimeTakenNotice>
    );
  }
  if (Object.keys(messages).some(isDetailsField)) return null;
  const isInternal = error.code === 'INTERNAL_SERVER_ERROR';
  return (
    <Notice tone="danger" icon="alert" role="alert">
      {isInternal && <b>{m.booking.failedTitle}</b>}
      <p>
        {withPhoneLink(
          isInternal
            ? m.booking.failedText({ phone: firm.phone })
            : messages.scheduledDate && !start
              ? m.booking.missingText
              : Object.values(messages).join('. ') || error.message,
          firm,
        )}
      </p>
    </Notice>
  );
}
