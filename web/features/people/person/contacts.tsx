import { shownNumber } from '../../../../src/features/people/rules.ts';
import type { Person } from '../../../../src/features/people/schema.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { LanguageBadge } from '../../client-languages/language-badge.tsx';
import { EmailLink, PhoneLink } from '../../contact-preferences/contact-links.tsx';
import { ShieldedContact } from '../../contact-preferences/shielded-contact.tsx';
import { MailsLink } from '../../email/mails-link.tsx';
import styles from './person-page.module.css';

/**
 * All e-mail addresses and phone numbers of a person, hidden until the contact preferences that they have stated in any
 * of their records have been read.
 */
export function Contacts({
  person: { id, contacts, contactPreferences, clientLanguage },
}: {
  person: Person;
}) {
  return (
    <div className={styles.contacts}>
      <LanguageBadge language={clientLanguage} />
      <ShieldedContact id={id} preferences={contactPreferences}>
        <ContactList contacts={contacts} preferences={contactPreferences} />
      </ShieldedContact>
    </div>
  );
}

function ContactList({
  contacts,
  preferences,
}: {
  contacts: Person['contacts'];
  preferences: Person['contactPreferences'];
}) {
  const { callingCode } = useFormats();
  const emails = contacts.filter(({ kind }) => kind === 'email');
  const phones = contacts.filter(({ kind }) => kind === 'phone');
  return (
    <dl className={styles.contactList}>
      {emails.length > 0 && <dt>Email</dt>}
      {emails.map(({ value }) => (
        <dd key={value}>
          <EmailLink email={value} preferences={preferences} />
          <MailsLink to={value} />
        </dd>
      ))}
      {phones.length > 0 && <dt>Phone</dt>}
      {phones.map(({ value }) => (
        <dd key={value}>
          <PhoneLink phone={shownNumber(value, callingCode)} preferences={preferences} />
        </dd>
      ))}
    </dl>
  );
}
