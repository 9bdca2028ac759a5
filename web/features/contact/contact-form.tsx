import { useHydrated } from '@tanstack/react-router';
import { PRACTICE_AREAS } from '../../../src/features/firm/practice-areas/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import styles from './contact-form.module.css';
import { type ContactFormState, useContactForm } from './use-contact-form.ts';

/** What the form offers of the areas that the server takes. Source: public spec §3. */
const OFFERED = PRACTICE_AREAS.filter(({ value }) =>
  ['family-law', 'estate-planning', 'trust-administration', 'other'].includes(value),
);

/** The message form. Without scripts the browser sends it as it is, to the same address. */
export function ContactForm({
  firm,
  area,
}: {
  firm: FirmProfile;
  /** Chosen beforehand, by the link that led here. */
  area: string | undefined;
}) {
  const offered = OFFERED.find(({ value }) => value === area)?.value ?? '';
  const contact = useContactForm(firm, offered);
  const isHydrated = useHydrated();
  const { form, root, trap, isSending, submit, sentTo, feedback } = contact;
  const { control, errors } = form;
  if (sentTo !== undefined && feedback) {
    return <feedback.SentPanel firm={firm} email={sentTo} onAnother={contact.writeAnother} />;
  }
  return (
    <form
      ref={root}
      className={styles.form}
      method="post"
      action="/contact"
      // Without scripts the browser's own checks are the only ones before sending.
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      {feedback && <feedback.ContactErrors errors={errors} lacksConsent={contact.lacksConsent} />}
      <SenderFields form={form} />
      <Field id="contact-practiceArea" label="Practice Area" error={errors.practiceArea}>
        {(props) => (
          <select {...props} {...control('practiceArea')} required>
            <option value="">Choose one</option>
            {OFFERED.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="contact-message"
        label="Message"
        hint="A few sentences are enough. Please leave out account numbers and the other person’s full name."
        error={errors.message}
      >
        {(props) => <textarea {...props} {...control('message')} required />}
      </Field>
      <Consent contact={contact} />
      <TrapField ref={trap} />
      <div>
        <Button variant="primary" size="lg" type="submit" pending={isSending}>
          {isSending ? 'Sending' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}

function SenderFields({ form: { control, errors } }: Pick<ContactFormState, 'form'>) {
  return (
    <div className={styles.pair}>
      <Field id="contact-firstName" label="First Name" error={errors.firstName}>
        {(props) => (
          <input {...props} {...control('firstName')} required autoComplete="given-name" />
        )}
      </Field>
      <Field id="contact-lastName" label="Last Name" error={errors.lastName}>
        {(props) => (
          <input {...props} {...control('lastName')} required autoComplete="family-name" />
        )}
      </Field>
      <Field id="contact-email" label="Email Address" error={errors.email}>
        {(props) => (
          <input {...props} {...control('email')} required type="email" autoComplete="email" />
        )}
      </Field>
      <Field id="contact-phone" label="Phone" optional error={errors.phone}>
        {(props) => <input {...props} {...control('phone')} type="tel" autoComplete="tel" />}
      </Field>
    </div>
  );
}

function Consent({ contact }: { contact: ContactFormState }) {
  const { consent, lacksConsent, noticeConsent } = contact;
  return (
    <div>
      <Checkbox
        ref={consent}
        id="contact-consent"
        name="consent"
        value="true"
        required
        aria-invalid={lacksConsent ? true : undefined}
        aria-describedby={lacksConsent ? 'contact-consent-error' : undefined}
        onChange={noticeConsent}
      >
        I have read the <a href="/privacy">Privacy Policy</a> and agree that the firm may use these
        details to answer me. Sending this message creates no lawyer-client relationship.
      </Checkbox>
      {lacksConsent && (
        <p className={styles.error} id="contact-consent-error">
          <Icon name="alert" size="sm" />
          Please tick this box, so that we may answer you.
        </p>
      )}
    </div>
  );
}
