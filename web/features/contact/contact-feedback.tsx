import { useEffect, useRef } from 'react';
import { nestPreferences } from '../../../src/features/contact-preferences/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import styles from './contact-form.module.css';
import { replyPromise } from './reply-promise.ts';
import { type ContactFormState, fieldLabels } from './use-contact-form.ts';

export { PreferenceFields } from '../contact-preferences/preference-fields.tsx';

/** Error summary of the contact form, including the consent. */
export function ContactErrors({
  errors,
  lacksConsent,
}: {
  errors: ContactFormState['form']['errors'];
  lacksConsent: boolean;
}) {
  const labels = fieldLabels();
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => errors[name]);
  const fields: { id: string; label: string }[] = names.map((name) => ({
    id: `contact-${name}`,
    label: labels[name],
  }));
  if (lacksConsent) fields.push({ id: 'contact-consent', label: m.contact.privacyPolicy });
  return <ErrorSummary fields={fields} />;
}

/** The contact preferences in the form. */
export const preferencesIn = (form: HTMLFormElement | null) =>
  nestPreferences(form ? Object.fromEntries(new FormData(form)) : {}).contactPreferences;

/** The address of the receipt; '' if the sender does not want e-mail. */
export const receiptAddress = (
  email: string,
  preferences: ReturnType<typeof preferencesIn>,
): string => (preferences?.mayEmail === false ? '' : email);

export function announceSent(firm: FirmProfile): void {
  showToast({ tone: 'success', title: m.contact.sent, text: replyPromise(firm) });
}

/** Replaces the form after a message was sent: the next steps, and a button to write another message. */
export function SentPanel({
  firm,
  email,
  onAnother,
}: {
  firm: FirmProfile;
  /** The address that the receipt is sent to; '' if there is no receipt. */
  email: string;
  onAnother: () => void;
}) {
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <Icon name="check" />
      <h2 ref={heading} tabIndex={-1} id="contact-sent">
        {m.contact.sentTitle}
      </h2>
      <p>
        {firm.claims.reply
          ? m.contact.personReadsAndReplies({ reply: firm.claims.reply.toLowerCase() })
          : m.contact.personReads}{' '}
        <Receipt email={email} sendsMail={sendsMail} />{' '}
        <Rich
          text={m.contact.cannotWait({ phone: firm.phone })}
          parts={{
            phone: (inner) => (
              <a className="nowrap" href={`tel:${firm.phoneE164}`}>
                {inner}
              </a>
            ),
          }}
        />
      </p>
      <Button onClick={onAnother}>{m.contact.writeAnother}</Button>
    </section>
  );
}

function Receipt({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  if (!email) return m.contact.noEmail;
  if (!sendsMail) return m.contact.noReceipt;
  return <Rich text={m.contact.receipt({ email })} parts={{ to: (inner) => <b>{inner}</b> }} />;
}
