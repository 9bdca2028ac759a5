import { useEffect, useRef } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-form.module.css';
import type { ContactFormState } from './use-contact-form.ts';

const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  practiceArea: 'Practice Area',
  message: 'Message',
} as const;

/** The summary of what is wrong with a message, the consent included. */
export function ContactErrors({
  errors,
  lacksConsent,
}: {
  errors: ContactFormState['form']['errors'];
  lacksConsent: boolean;
}) {
  const names = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((name) => errors[name]);
  const fields: { id: string; label: string }[] = names.map((name) => ({
    id: `contact-${name}`,
    label: LABELS[name],
  }));
  if (lacksConsent) fields.push({ id: 'contact-consent', label: 'Privacy Policy' });
  return <ErrorSummary fields={fields} />;
}

/** Stands in the place of the form once a message is sent: what happens next, and a way to write another. */
export function SentPanel({
  firm,
  email,
  onAnother,
}: {
  firm: FirmProfile;
  /** Where the receipt goes. */
  email: string;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <Icon name="check" />
      <h2 ref={heading} tabIndex={-1} id="contact-sent">
        Your message has reached us
      </h2>
      <p>
        A person reads it{firm.claims.reply && `, and we reply ${firm.claims.reply.toLowerCase()}`}.
        A receipt is on its way to <b>{email}</b>. If it cannot wait, call us at{' '}
        <a className="nowrap" href={`tel:${firm.phoneE164}`}>
          {firm.phone}
        </a>
        .
      </p>
      <Button onClick={onAnother}>Write another message</Button>
    </section>
  );
}
