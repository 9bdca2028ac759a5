import type { InputHTMLAttributes } from 'react';
import { readTime, writeTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import {
  isNotFree,
  needsPhone,
  PHONE_REASON,
} from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer/schema.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EMAIL_INPUT } from '../../../ui/email-input.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { OtherSideField } from '../../conflicts/other-side-field.tsx';
import { PreferenceFields } from '../../contact-preferences/preference-fields.tsx';
import { alternativeTimes, takenText } from '../alternative-times.ts';
import type { BookingChoice } from '../booking-choice.ts';
import type { BookingAddress } from '../booking-options.ts';
import {
  AreaOptions,
  BookingTerms,
  type DetailsField,
  fieldId,
  invalidFields,
  LABELS,
  NOTES_HINT,
} from '../details-words.tsx';
import { HeldNotice } from '../held-notice.tsx';
import { Recap } from '../recap.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import styles from './plain-booking.module.css';
import { type StepLink, useStepLinks } from './use-step-links.ts';

type Props = {
  firm: FirmProfile;
  address: BookingAddress;
  /** Undefined if the choices could not be loaded; the typed values are shown anyway. */
  choice: BookingChoice | undefined;
  /** Undefined unless the form has been submitted and rejected. */
  answer: FormAnswer | undefined;
};

/** Second step: the chosen time, and a form for the client's details that posts to the same URL. */
export function PlainDetails({ firm, address, choice, answer }: Props) {
  const areas = useBookingAreas();
  const { area, start, attorney, hold } = address;
  const { hrefOf, linkTo, place } = useStepLinks();
  const back = linkTo({ ...address, step: undefined });
  const errorOf = (name: string) => answer?.messages[name];
  const person = (name: DetailsField) => ({
    name,
    error: errorOf(name),
    defaultValue: answer?.fields[name],
  });
  const isTaken = isNotFree(answer?.error.reason);
  const preselected = areas.find(({ key }) => key === area)?.key;
  return (
    <form
      method="post"
      // Includes the query, because the response to the form is a page at the same URL.
      action={hrefOf(address)}
      {...place}
      className={styles.details}
      data-answered={answer ? '' : undefined}
    >
      <input type="hidden" name="type" value={choice?.type?.key ?? address.type} />
      {!isTaken && start && (
        <input type="hidden" name="time" value={writeTime({ start, attorney })} />
      )}
      {answer && <Refusal firm={firm} answer={answer} back={back} />}
      <ErrorSummary fields={invalidFields((name) => errorOf(name) !== undefined)} />
      <Recap
        firm={firm}
        start={(!isTaken && start) || null}
        choice={choice}
        change={
          <ButtonLink variant="quiet" size="sm" {...back}>
            Change
          </ButtonLink>
        }
      />
      {hold && <input type="hidden" name="hold" value={hold} />}
      <HeldNotice firm={firm} hold={hold} start={(!isTaken && start) || null} />
      <div className={styles.pair}>
        <PersonField {...person('firstName')} required autoComplete="given-name" />
        <PersonField {...person('lastName')} required autoComplete="family-name" />
        <PersonField {...person('email')} required {...EMAIL_INPUT} />
        <PersonField
          {...person('phone')}
          required={needsPhone(choice?.type?.place)}
          hint={needsPhone(choice?.type?.place) ? PHONE_REASON : ''}
          type="tel"
          autoComplete="tel"
        />
        <Field
          id={fieldId('practiceArea')}
          label={LABELS.practiceArea}
          error={errorOf('practiceArea')}
          wide
        >
          {(props) => (
            <select
              {...props}
              name="practiceArea"
              required
              defaultValue={answer?.fields.practiceArea ?? preselected ?? ''}
            >
              <AreaOptions areas={areas} />
            </select>
          )}
        </Field>
        <OtherSideField id={fieldId('otherSide')} {...person('otherSide')} />
        <Field
          id={fieldId('notes')}
          label={LABELS.notes}
          optional
          wide
          hint={NOTES_HINT}
          error={errorOf('notes')}
        >
          {(props) => <textarea {...props} name="notes" defaultValue={answer?.fields.notes} />}
        </Field>
        <PreferenceFields
          prefix="booking"
          typed={answer?.fields}
          error={errorOf('contactPreferences.bestTimes')}
        />
      </div>
      <HoneypotField />
      <div className={styles.foot}>
        <p className="small muted">
          <BookingTerms />
        </p>
        <ButtonLink {...back}>Back</ButtonLink>
        <Button variant="primary" type="submit">
          Book Consultation
        </Button>
      </div>
    </form>
  );
}

function PersonField({
  name,
  error,
  hint = '',
  ...input
}: {
  name: DetailsField;
  error: string | undefined;
  hint?: string;
} & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field
      id={fieldId(name)}
      label={LABELS[name]}
      optional={!input.required}
      hint={hint}
      error={error}
    >
      {(props) => <input {...props} {...input} name={name} />}
    </Field>
  );
}

/**
 * The reason why the booking was rejected, unless it is shown at the fields; alternative times if the time was taken.
 */
function Refusal({
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
