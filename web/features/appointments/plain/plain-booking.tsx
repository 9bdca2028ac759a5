import { useRouter } from '@tanstack/react-router';
import { readTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { type BookingAddress, parseBookingOptions } from '../booking-options.ts';
import { FlowHead, firstStep, SECOND_STEP } from '../flow-head.tsx';
import { NoTypes } from '../no-types.tsx';
import { TimesFailed } from '../times.tsx';
import { useBookingChoices } from '../use-booking-choices.ts';
import styles from './plain-booking.module.css';
import { PlainDetails } from './plain-details.tsx';
import { chooseBy, monthInput, useBookingMonth } from './plain-queries.ts';
import { PlainTimes } from './plain-times.tsx';

/**
 * The steps of a booking as forms and links, for browsers in which scripts do not run or have not arrived. Only the
 * server renders it.
 */
export function PlainBooking({ firm, address }: { firm: FirmProfile; address: BookingAddress }) {
  const { formAnswer } = useRouter().options.context;
  const choices = useBookingChoices().data;
  const chosen = formAnswer
    ? parseBookingOptions({ ...address, ...readTime(formAnswer.fields.time) })
    : address;
  const choice = choices && chooseBy(chosen, choices);
  const month = useBookingMonth(monthInput(choice, address, firm.zone));
  const isDetails = address.step === 'details' || formAnswer !== undefined;
  const hasNoTypes = choice !== undefined && !choice.type;
  return (
    <>
      <FlowHead {...(isDetails ? SECOND_STEP : firstStep(choices?.types))} />
      <div className={styles.body}>
        {hasNoTypes && <NoTypes firm={firm} />}
        {!hasNoTypes && isDetails && (
          <PlainDetails firm={firm} address={chosen} choice={choice} answer={formAnswer} />
        )}
        {choice?.type && !isDetails && month && (
          <PlainTimes firm={firm} address={address} choice={choice} month={month} />
        )}
        {!hasNoTypes && !isDetails && !month && <TimesFailed firm={firm} />}
      </div>
    </>
  );
}
