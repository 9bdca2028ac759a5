import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { LEAST_FILL_MS } from '../../../src/form-guard/rules.ts';
import { PRACTICE_AREAS } from '../../../src/practice-areas/rules.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { TrapField } from '../../components/trap-field.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './contact-form.module.css';

/** What the form offers of the areas that the server takes. Source: public spec §3. */
const OFFERED = PRACTICE_AREAS.filter(({ value }) =>
  ['family-law', 'estate-planning', 'trust-administration', 'other'].includes(value),
);

const BLANK = { firstName: '', lastName: '', email: '', phone: '', practiceArea: '', message: '' };

const loadSchema = async () =>
  (await import('../../../src/contact/schema.ts')).contactMessageSchema;

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
  const form = useForm(loadSchema, { ...BLANK, practiceArea: offered } as never);
  const { control, errors } = form;
  const isHydrated = useHydrated();
  const [lacksConsent, setLacksConsent] = useState(false);
  const [shownAtMs] = useState(() => Date.now());
  const isBusy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const { client } = trpc.useUtils();
  const sending = useMutation({
    mutationFn: (input: Parameters<typeof client.contact.send.mutate>[0]) =>
      client.contact.send.mutate(input),
  });

  const explain = (error: unknown) => {
    const known = apiErrorOf(error);
    const text =
      known?.reason === 'too_many_requests'
        ? known.message
        : `Please try again or call us directly at ${firm.phone}.`;
    showToast({ tone: 'danger', title: 'Submission Failed', text });
    form.showErrors(known?.fieldErrors ?? {});
    focusFirstError(root.current);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current || sending.isPending || !root.current) return;
    isBusy.current = true;
    const agrees = consent.current?.checked ?? false;
    setLacksConsent(!agrees);
    // The validation may still have to be loaded, and that may fail.
    const message = await form.submit(root.current).catch(explain);
    isBusy.current = false;
    if (!message || !agrees) return focusFirstError(root.current);
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    sending.mutate(
      { ...message, consent: true, website: trap.current?.value ?? '', elapsedMs },
      {
        onError: explain,
        onSuccess: () => {
          showToast({
            tone: 'success',
            title: 'Message Sent Successfully',
            text: "We'll get back to you within 24 hours",
          });
          if (root.current) form.reset(root.current);
        },
      },
    );
  };

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
      <div>
        <Checkbox
          ref={consent}
          name="consent"
          value="true"
          required
          aria-invalid={lacksConsent ? true : undefined}
          aria-describedby={lacksConsent ? 'contact-consent-error' : undefined}
          onChange={() => setLacksConsent(false)}
        >
          I have read the <a href="/privacy">Privacy Policy</a> and agree that the firm may use
          these details to answer me. Sending this message creates no lawyer-client relationship.
        </Checkbox>
        {lacksConsent && (
          <p className={styles.error} id="contact-consent-error">
            Please tick this box, so that we may answer you.
          </p>
        )}
      </div>
      <TrapField ref={trap} />
      <div>
        <Button variant="primary" size="lg" type="submit" pending={sending.isPending}>
          {sending.isPending ? 'Sending' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
