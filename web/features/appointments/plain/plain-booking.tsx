import { readTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { useWords } from '../../../lib/use-words.ts';
import { outsideWords } from '../../scheduling/slots/outside-area.tsx';
import styles from '../booking-flow.module.css';
import { type BookingAddress, parseBookingOptions } from '../booking-options.ts';
import { NoTypes } from '../no-types.tsx';
import { TimesFailed } from '../times-failed.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import { useBookingChoices } from '../use-booking-choices.ts';
import { PlainDetails } from './plain-details.tsx';
import { chooseBy, monthInput, useBookingMonth } from './plain-queries.ts';
import { PlainTimes } from './plain-times.tsx';

/**
 * The steps of a booking as forms and links, for browsers without JavaScript, or before it has loaded. Rendered only on
 * the server. The heading of the steps is part of the page.
 */
export function PlainBooking({
  firm,
  address,
  answer,
  isDetails,
}: {
  firm: FirmProfile;
  address: BookingAddress;
  answer: FormAnswer | undefined;
  isDetails: boolean;
}) {
  const words = useWords();
  const choices = useBookingChoices().data;
  const chosen = answer
    ? parseBookingOptions({
        ...address,
        ...(answer.fields.type && { type: answer.fields.type }),
        ...readTime(answer.fields.time),
      })
    : address;
  const choice = choices && chooseBy(chosen, choices);
  const practiceAreas = useBookingAreas();
  const month = useBookingMonth(monthInput(choice, address, { firm, practiceAreas }));
  const area = practiceAreas.find(({ key }) => key === address.area);
  const outside = area && outsideWords(words, area.label, choice?.attorney?.name);
  const slot = month?.days
    .flatMap(({ slots }) => slots)
    .find(({ start }) => start === chosen.start);
  const isOutside =
    (answer?.fields.practiceArea ?? area?.key) === area?.key && slot?.outsidePracticeArea;
  const hasNoTypes = choice !== undefined && !choice.type;
  if (hasNoTypes || (!isDetails && !(month && choice?.type))) {
    return (
      <div className={styles.body}>
        {hasNoTypes ? <NoTypes firm={firm} /> : <TimesFailed firm={firm} />}
      </div>
    );
  }
  return isDetails ? (
    <PlainDetails
      firm={firm}
      address={chosen}
      choice={choice}
      answer={answer}
      outside={isOutside ? outside : undefined}
    />
  ) : (
    choice && month && <PlainTimes {...{ firm, address, choice, month, outside }} />
  );
}
