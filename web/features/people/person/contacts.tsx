import type { Person } from '../../../../src/features/people/schema.ts';
import { MailsLink } from '../../email/mails-link.tsx';
import styles from './person-page.module.css';

/** All addresses and numbers of a person. */
export function Contacts({ contacts }: { contacts: Person['contacts'] }) {
  const emails = contacts.filter(({ kind }) => kind === 'email');
  const phones = contacts.filter(({ kind }) => kind === 'phone');
  return (
    <dl className={styles.contacts}>
      {emails.length > 0 && <dt>Email</dt>}
      {emails.map(({ value }) => (
        <dd key={value}>
          <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>
          <MailsLink to={value} />
        </dd>
      ))}
      {phones.length > 0 && <dt>Phone</dt>}
      {phones.map(({ value }) => (
        <dd key={value}>
          <a className="num" href={`tel:${value}`}>
            {value}
          </a>
        </dd>
      ))}
    </dl>
  );
}
