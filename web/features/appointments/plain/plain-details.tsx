import type { InputHTMLAttributes } from 'react';
import { writeTime } from '../../../../src/features/appointments/plain-booking/rules.ts';
import { needsPhone, PHONE_REASON } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { isNotFree } from '../../../../src/features/scheduling/rules.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EMAIL_INPUT } from '../../../ui/email-input.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OtherSideField } from '../../conflicts/other-side-field.tsx';
import { PreferenceFields } from '../../contact-preferences/preference-fields.tsx';
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
import type { OutsideWords } from '../outside-area.tsx';
import { Recap } from '../recap.tsx';
import { useBookingAreas } from '../use-booking-areas.ts';
import styles from './plain-booking.module.css';
import { PlainRefusal } from './plain-refusal.tsx';
import { useStepLinks } from './use-step-links.ts';

type Props = {
  firm: FirmProfile;
  address: BookingAddress;
  /** Undefined if the choices could not be loaded; the typed values are shown anyway. */
  choice: BookingChoice | undefined;
  /** Undefined unless the form has been submitted and rejected. */
  answer: FormAnswer | undefined;
  /** If only attorneys are free at the chosen time who do not work on the chosen practice area. */
  outside: OutsideWords | undefined;
};

/** Second step: the chosen time, and a form for the client's details that posts to the same URL. */
export function PlainDetails({ firm, address, choice, answer, outside }: Props) {
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
      {answer && <PlainRefusal firm={firm} answer={answer} back={back} />}
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
      {outside && !isTaken && (
        <Notice icon="alert">
          <p>{outside.ofTime}</p>
          <a {...back}>Choose another time</a>
        </Notice>
      )}
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
