import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { mailto } from '../../../src/platform/text/mailto-rules.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { directionsHref } from '../firm/directions.ts';
import styles from './contact-details.module.css';
import { OfficeMapOnServer } from './office-map-on-server.tsx';

/** Phone, address and other ways to reach the firm. */
export function ContactDetails({ firm }: { firm: FirmProfile }) {
  return (
    <aside>
      <Notice icon="phone">
        <p>
          <b>Rather talk?</b>
        </p>
        <p>
          Call{' '}
          <a className="num nowrap" href={`tel:${firm.phoneE164}`}>
            {firm.phone}
          </a>
          . If you are in danger, call 911 first.
        </p>
      </Notice>
      <ul className={styles.list}>
        <li>
          <Icon name="pin" />
          <address>
            <b>Office</b>
            {firm.street}
            <br />
            {firm.city}, {firm.region} {firm.postalCode}
          </address>
        </li>
        <li>
          <Icon name="clock" />
          <div>
            <b>Hours</b>
            {firm.officeHours.map(({ days, hours }) => (
              <span key={days} className={styles.line}>
                {days} {hours}
              </span>
            ))}
          </div>
        </li>
        <li>
          <Icon name="mail" />
          <div>
            <b>Email</b>
            <a href={mailto(firm.email)}>{firm.email}</a>
          </div>
        </li>
      </ul>
      <OfficeMapOnServer label={`The office at ${firm.street}`} />
      <a className="go" href={directionsHref(firm)} target="_blank" rel="noreferrer">
        Get Directions <Icon name="arrow-right" />
        <span className="visually-hidden"> (opens a map in a new tab)</span>
      </a>
    </aside>
  );
}
