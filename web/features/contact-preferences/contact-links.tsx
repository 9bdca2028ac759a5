import {
  type ContactPreferences,
  mayUse,
} from '../../../src/features/contact-preferences/rules.ts';
import styles from './shielded-contact.module.css';

/** An e-mail address as a `mailto:` link; plain text if the client does not want e-mail. */
export function EmailLink({
  email,
  preferences,
}: {
  email: string;
  preferences: ContactPreferences | null;
}) {
  if (mayUse(preferences, 'email')) {
    return <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>;
  }
  return (
    <>
      {email} <span className={styles.refused}>The client does not want e-mail.</span>
    </>
  );
}

/** A phone number as a `tel:` link; plain text if the client does not want calls. */
export function PhoneLink({
  phone,
  preferences,
}: {
  phone: string;
  preferences: ContactPreferences | null;
}) {
  if (!mayUse(preferences, 'call')) {
    return (
      <>
        <span className="num">{phone}</span>{' '}
        <span className={styles.refused}>The client does not want calls.</span>
      </>
    );
  }
  return (
    <>
      <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>
      {!mayUse(preferences, 'voicemail') && (
        <span className={styles.refused}>Leave no voicemail.</span>
      )}
    </>
  );
}
