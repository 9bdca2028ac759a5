import type { FormHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { needsPhone } from '../../../src/features/appointments/rules.ts';
import type { PreferenceField } from '../../../src/features/contact-preferences/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OtherSideField } from '../conflicts/other-side-field.tsx';
import { PreferenceFields } from '../contact-preferences/preference-fields.tsx';
import type { OutsideWords } from '../scheduling/slots/outside-area.tsx';
import { type StepAction, StepControl } from '../scheduling/slots/step-control.tsx';
import type { BookingChoice } from './booking-choice.ts';
import styles from './booking-flow.module.css';
import {
  AreaOptions,
  BookingTerms,
  type DetailsField,
  fieldId,
  invalidFields,
  labelOf,
} from './details-words.tsx';
import { HeldNotice } from './held-notice.tsx';
import { OutsideNotice } from './outside-notice.tsx';
import { Recap } from './recap.tsx';
import { useBookingAreas } from './use-booking-areas.ts';

/** The values and errors of the fields: of the interactive form, or of one that the server has rejected. */
export type DetailsValues = {
  getInputProps: (name: DetailsField) => object;
  values: Readonly<Record<string, string | undefined>>;
  errors: { readonly [Name in DetailsField | 'bestTimes']?: string | undefined };
  setFieldValue?: (name: PreferenceField, value: string) => void;
};

/** The second step, with or without JavaScript: the chosen time, and the form for the client's details. */
export function DetailsForm({
  firm,
  start,
  choice,
  form,
  hold,
  outside,
  back,
  isPending = false,
  honeypot,
  children,
  ...attributes
}: {
  firm: FirmProfile;
  /** The chosen time. */
  start: string | null;
  /** Undefined while the choices load, or if they could not be loaded. */
  choice: BookingChoice | undefined;
  form: DetailsValues;
  /** The token of a prepared booking. */
  hold: string | undefined;
  /** If nobody who works on the chosen practice area is free at the chosen time. */
  outside: OutsideWords | undefined;
  /** Leads back to the times. */
  back: StepAction;
  isPending?: boolean;
  honeypot?: Ref<HTMLInputElement>;
  /** Notices above the form, and hidden fields. */
  children?: ReactNode;
} & FormHTMLAttributes<HTMLFormElement>) {
  const areas = useBookingAreas();
  const { getInputProps, errors } = form;
  const isCall = needsPhone(choice?.way);
  const fee = choice?.type?.fee && choice.type.priceLabel;
  return (
    <form {...attributes}>
      <div className={styles.body}>
        {children}
        <ErrorSummary fields={invalidFields((name) => errors[name] !== undefined)} />
        <Recap
          firm={firm}
          start={start}
          choice={choice}
          area={areas.find(({ key }) => key === form.values.practiceArea)}
          change={
            <StepControl className={buttonClass({ variant: 'quiet', size: 'sm' })} action={back}>
              {m.booking.change}
            </StepControl>
          }
        />
        <HeldNotice firm={firm} hold={hold} start={start} />
        <div className={styles.fields}>
          <PersonField form={form} name="firstName" required autoComplete="given-name" />
          <PersonField form={form} name="lastName" required autoComplete="family-name" />
          <PersonField form={form} name="email" required {...EMAIL_INPUT} />
          <PersonField
            form={form}
            name="phone"
            required={isCall}
            hint={isCall ? m.booking.phoneReason : ''}
            type="tel"
            autoComplete="tel"
          />
          <Field
            id={fieldId('practiceArea')}
            label={m.booking.practiceArea}
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
            label={m.booking.notes}
            optional
            wide
            hint={m.booking.notesHint}
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
        <OutsideNotice words={outside} back={back} />
        {fee && (
          <Notice icon="clock">
            <p>{m.payment.stepNote({ fee })}</p>
          </Notice>
        )}
      </div>
      <footer className={`${styles.foot} ${styles.pair}`} data-bottom-bar>
        <p className={`${styles.grow} ${styles.fine}`}>
          <BookingTerms />
        </p>
        <StepControl className={buttonClass({})} action={back}>
          {m.booking.back}
        </StepControl>
        <Button variant="primary" type="submit" pending={isPending}>
          {isPending ? m.booking.booking : fee ? m.payment.continueToPay : m.booking.book}
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
  form: DetailsValues;
  name: DetailsField;
  hint?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  return (
    <Field
      id={fieldId(name)}
      label={labelOf(name)}
      optional={!input.required}
      hint={hint}
      error={errors[name]}
    >
      {(props) => <input {...props} {...getInputProps(name)} {...input} />}
    </Field>
  );
}
