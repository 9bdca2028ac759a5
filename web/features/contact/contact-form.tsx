import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { Field } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import styles from './contact-form.module.css';
import { Preferences } from './preferences.tsx';
import { type ContactFormState, fieldLabels, useContactForm } from './use-contact-form.ts';

/** The contact form. Without JavaScript the browser submits it to the same URL. */
export function ContactForm({
  firm,
  areas,
  area,
  answer,
}: {
  firm: FirmProfile;
  areas: readonly PracticeArea[];
  /** The practice area preselected by the link to this page. */
  area: string | undefined;
  /** Undefined unless the form has been submitted without JavaScript and rejected. */
  answer: FormAnswer | undefined;
}) {
  const offered = areas.filter(({ isOnContactForm }) => isOnContactForm);
  const practiceArea = offered.find(({ key }) => key === area)?.key ?? '';
  const contact = useContactForm(firm, { practiceArea, ...answer?.fields }, answer);
  const isHydrated = useHydrated();
  const { form, root, honeypot, isSending, submit, sentTo, feedback } = contact;
  const { getInputProps, errors } = form;
  const { setFieldValue } = form;
  const labels = fieldLabels();
  const areaField = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The area may have been chosen before hydration.
    if (areaField.current?.value) setFieldValue('practiceArea', areaField.current.value);
  }, [setFieldValue]);
  const hint = offered.find(({ key }) => key === form.values.practiceArea)?.messageHint;
  if (sentTo !== undefined && feedback) {
    return <feedback.SentPanel firm={firm} email={sentTo} onAnother={contact.writeAnother} />;
  }
  return (
    <form
      ref={root}
      className={styles.form}
      method="post"
      action={here('/contact')}
      // Without JavaScript the browser's native validation is the only one before the form is submitted.
      noValidate={isHydrated}
      onSubmit={submit}
    >
      {feedback && <feedback.ContactErrors errors={errors} lacksConsent={contact.lacksConsent} />}
      <SenderFields form={form} />
      <Field id="contact-practiceArea" label={labels.practiceArea} error={errors.practiceArea}>
        {(props) => (
          <select ref={areaField} {...props} {...getInputProps('practiceArea')} required>
            <option value="">{m.forms.chooseOne}</option>
            {offered.map(({ key, label, originalLanguage }) => (
              <option key={key} value={key} lang={originalLanguage ?? undefined}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Does not use `OtherSideField` of the booking, because a shared chunk would exceed the script budget of this
          page. */}
      <Field
        id="contact-otherSide"
        label={labels.otherSide}
        optional
        hint={m.forms.otherSideHint}
        error={errors.otherSide}
      >
        {(props) => <input {...props} {...getInputProps('otherSide')} />}
      </Field>
      <Field
        id="contact-message"
        label={labels.message}
        hint={hint ?? m.contact.messageHint}
        error={errors.message}
      >
        {(props) => <textarea {...props} {...getInputProps('message')} required />}
      </Field>
      <Preferences {...contact} />
      <Consent contact={contact} />
      <HoneypotField ref={honeypot} />
      <div>
        <Button variant="primary" size="lg" type="submit" pending={isSending}>
          {isSending ? m.contact.sending : m.contact.send}
        </Button>
      </div>
    </form>
  );
}

function SenderFields({ form: { getInputProps, errors } }: Pick<ContactFormState, 'form'>) {
  const labels = fieldLabels();
  return (
    <div className={styles.pair}>
      <Field id="contact-firstName" label={labels.firstName} error={errors.firstName}>
        {(props) => (
          <input {...props} {...getInputProps('firstName')} required autoComplete="given-name" />
        )}
      </Field>
      <Field id="contact-lastName" label={labels.lastName} error={errors.lastName}>
        {(props) => (
          <input {...props} {...getInputProps('lastName')} required autoComplete="family-name" />
        )}
      </Field>
      <Field id="contact-email" label={labels.email} error={errors.email}>
        {(props) => <input {...props} {...getInputProps('email')} required {...EMAIL_INPUT} />}
      </Field>
      <Field id="contact-phone" label={labels.phone} optional error={errors.phone}>
        {(props) => <input {...props} {...getInputProps('phone')} type="tel" autoComplete="tel" />}
      </Field>
    </div>
  );
}

function Consent({ contact }: { contact: ContactFormState }) {
  const { consent, hasConsented, lacksConsent, noticeConsent } = contact;
  return (
    <div>
      <Checkbox
        ref={consent}
        id="contact-consent"
        name="consent"
        value="true"
        defaultChecked={hasConsented}
        required
        aria-invalid={lacksConsent || undefined}
        aria-describedby={lacksConsent ? 'contact-consent-error' : undefined}
        onChange={noticeConsent}
      >
        <Rich
          text={m.contact.consent}
          parts={{ policy: (inner) => <a href={here('/privacy')}>{inner}</a> }}
        />
      </Checkbox>
      {lacksConsent && (
        <p className={styles.error} id="contact-consent-error">
          <Icon name="alert" size="sm" />
          {m.contact.lacksConsent}
        </p>
      )}
    </div>
  );
}
