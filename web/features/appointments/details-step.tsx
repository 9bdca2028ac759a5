import type { FormEventHandler, InputHTMLAttributes, RefObject } from 'react';
import { needsPhone, PHONE_REASON } from '../../../src/features/appointments/rules.ts';
import type { PreferenceField } from '../../../src/features/contact-preferences/rules.ts';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormOf } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withPhoneLink } from '../../ui/phone-link.tsx';
import { OtherSideField } from '../conflicts/other-side-field.tsx';
import { PreferenceFields } from '../contact-preferences/preference-fields.tsx';
import type { BookingChoice } from './booking-choice.ts';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import {
  AreaOptions,
  BookingTerms,
  type DetailsField,
  fieldId,
  invalidFields,
  LABELS,
  NOTES_HINT,
} from './details-words.tsx';
import { HeldNotice } from './held-notice.tsx';
import { OutsideNotice } from './outside-notice.tsx';
import { Recap } from './recap.tsx';
import { TimeTakenNotice } from './time-taken-notice.tsx';
import { useBookingAreas } from './use-booking-areas.ts';

export type DetailsForm = FormOf<Record<DetailsField | PreferenceField, string>>;

/** Second step: the chosen time, and the form for the client's details. */
export function DetailsStep({
  firm,
  state,
  choice,
  area,
  dispatch,
  form,
  isPending,
  refusal,
  honeypot,
  onSubmit,
  hold,
}: {
  firm: FirmProfile;
  state: BookingState;
  /** Undefined while the choices load. */
  choice: BookingChoice | undefined;
  /** The chosen practice area. */
  area: PracticeArea | undefined;
  dispatch: (action: BookingAction) => void;
  form: DetailsForm;
  isPending: boolean;
  /** The server's reason for rejecting the booking, unless it applies to a field or to a time that was taken. */
  refusal: string | undefined;
  /** The honeypot field. */
  honeypot: RefObject<HTMLInputElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The token of a prepared booking. */
  hold: string | undefined;
}) {
  const areas = useBookingAreas();
  const { getInputProps, errors } = form;
  const isCall = needsPhone(choice?.type?.place);
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className={styles.body}>
        {state.taken && <TimeTakenNotice firm={firm} state={state} dispatch={dispatch} />}
        {refusal && (
          <Notice tone="danger" icon="alert" role="alert">
            <p>{withPhoneLink(refusal, firm)}</p>
          </Notice>
        )}
        <ErrorSummary fields={invalidFields((name) => errors[name] !== undefined)} />
        <Recap
          firm={firm}
          start={state.start}
          choice={choice}
          change={
            <Button variant="quiet" size="sm" onClick={() => dispatch({ kind: 'back' })}>
              Change
            </Button>
          }
        />
        <HeldNotice firm={firm} hold={hold} start={state.start} />
        <div className={styles.fields}>
          <PersonField form={form} name="firstName" required autoComplete="given-name" />
          <PersonField form={form} name="lastName" required autoComplete="family-name" />
          <PersonField form={form} name="email" required {...EMAIL_INPUT} />
          <PersonField
            form={form}
            name="phone"
            required={isCall}
            hint={isCall ? PHONE_REASON : ''}
            type="tel"
            autoComplete="tel"
          />
          <Field
            id={fieldId('practiceArea')}
            label={LABELS.practiceArea}
            error={errors.practiceArea}
            wide
          >
            {(props) => (
              <select {...props} {...getInputProps('practiceArea')} required>
                <AreaOptions areas={areas} />
              </select>
            )}
          </Field>
          <OtherSideField
            id={fieldId('otherSide')}
            error={errors.otherSide}
            {...getInputProps('otherSide')}
          />
          <Field
            id={fieldId('notes')}
            label={LABELS.notes}
            optional
            wide
            hint={NOTES_HINT}
            error={errors.notes}
          >
            {(props) => <textarea {...props} {...getInputProps('notes')} />}
          </Field>
          <PreferenceFields
            prefix="booking"
            typed={form.values}
            error={errors.bestTimes}
            onChange={form.setFieldValue}
          />
        </div>
        <HoneypotField ref={honeypot} />
        <OutsideNotice
          state={state}
          choice={choice}
          area={area}
          hold={hold}
          onBack={() => dispatch({ kind: 'back' })}
        />
      </div>
      <footer className={`${styles.foot} ${styles.pair}`} data-bottom-bar>
        <p className={`${styles.grow} ${styles.fine}`}>
          <BookingTerms />
        </p>
        <Button onClick={() => dispatch({ kind: 'back' })}>Back</Button>
        <Button variant="primary" type="submit" pending={isPending}>
          {isPending ? 'Booking...' : 'Book Consultation'}
        </Button>
      </footer>
    </form>
  );
}

function PersonField({
  form: { getInputProps, errors },
  name,
  hint = '',
  ...input
}: {
  form: DetailsForm;
  name: DetailsField;
  hint?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  return (
    <Field
      id={fieldId(name)}
      label={LABELS[name]}
      optional={!input.required}
      hint={hint}
      error={errors[name]}
    >
      {(props) => <input {...props} {...getInputProps(name)} {...input} />}
    </Field>
  );
}
