import type { z } from 'zod';
import type { subscriberSchema } from '../../../../src/features/newsletter/subscribers/schema.ts';
import { formatMoment } from '../../../lib/format.ts';
import rows from '../../../ui/rows.module.css';
import { MailsLink } from '../../email/mails-link.tsx';
import styles from './subscriber-row.module.css';

type Subscriber = z.output<typeof subscriberSchema>;

export function SubscriberRow({
  subscriber: { email, consentedAt, confirmedAt },
  zone,
}: {
  subscriber: Subscriber;
  zone: string;
}) {
  return (
    <li className={styles.row}>
      <p className={`${rows.who} ${styles.email}`}>{email}</p>
      <p className={`muted small ${styles.times}`}>
        <span>
          Subscribed <time dateTime={consentedAt}>{formatMoment(consentedAt, zone)}</time>
        </span>
        {confirmedAt && (
          <span>
            Confirmed <time dateTime={confirmedAt}>{formatMoment(confirmedAt, zone)}</time>
          </span>
        )}
      </p>
      <MailsLink to={email} />
    </li>
  );
}
