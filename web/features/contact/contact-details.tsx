import { townLine } from '../../../src/features/firm/address-rules.ts';
import { hasSeveralOffices, officesOf } from '../../../src/features/firm/offices/rules.ts';
import type { Office } from '../../../src/features/firm/offices/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { mailto } from '../../../src/platform/text/mailto-rules.ts';
import { formatZone } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import { directionsHref } from '../firm/directions.ts';
import { OfficePicture } from '../firm/offices/office-picture.tsx';
import styles from './contact-details.module.css';
import { OfficeMapOnServer } from './office-map-on-server.tsx';

/** Phone, address and other ways to reach the firm. */
export function ContactDetails({ firm }: { firm: SiteLayout['firm'] }) {
  const offices = officesOf(firm);
  const isOnly = !hasSeveralOffices(firm);
  return (
    <aside>
      <Notice icon="phone">
        <p>
          <b>{m.contact.ratherTalk}</b>
        </p>
        <p>
          <Rich
            text={m.contact.callFirst({ phone: firm.phone, emergency: firm.emergencyNumber })}
            parts={{
              phone: (inner) => (
                <a className="num nowrap" href={`tel:${firm.phoneE164}`}>
                  {inner}
                </a>
              ),
            }}
          />
        </p>
      </Notice>
      <ul className={styles.list}>
        {offices.map((office) => (
          <OfficeFacts
            key={office.key}
            office={office}
            firm={firm}
            title={isOnly ? m.contact.office : office.label}
          />
        ))}
        <li>
          <Icon name="mail" />
          <div>
            <b>{m.contact.email}</b>
            <a href={mailto(firm.email)}>{firm.email}</a>
          </div>
        </li>
      </ul>
      {isOnly && <OfficeMapOnServer label={m.contact.mapOf({ street: firm.street })} />}
      {offices.map((office) => (
        <p key={office.key}>
          <a
            className="go"
            href={directionsHref(office, firm.formats)}
            target="_blank"
            rel="noreferrer"
          >
            {isOnly ? m.common.getDirections : m.contact.directionsTo({ office: office.label })}{' '}
            <Icon name="arrow-right" />
            <span className="visually-hidden"> {m.common.opensMap}</span>
          </a>
        </p>
      ))}
    </aside>
  );
}

/** The address of an office, its own phone if it has one, its hours, and how to get in. */
function OfficeFacts({
  office,
  firm,
  title,
}: {
  office: Office;
  firm: FirmProfile;
  title: string;
}) {
  const { street, phone, phoneE164, zone, officeHours, picture } = office;
  return (
    <>
      <li>
        <Icon name="pin" />
        <div>
          <address>
            <b>{title}</b>
            {street}
            <br />
            {townLine(office, firm.formats)}
            {phone !== firm.phone && (
              <a className={`num ${styles.line}`} href={`tel:${phoneE164}`}>
                {phone}
              </a>
            )}
          </address>
          {office.accessNote && <p className="muted">{office.accessNote}</p>}
          {picture && <OfficePicture picture={picture} />}
        </div>
      </li>
      <li>
        <Icon name="clock" />
        <div>
          <b>
            {zone === firm.zone
              ? m.contact.hours
              : m.contact.hoursIn({ zone: formatZone(zone, firm.formats.locale) })}
          </b>
          {officeHours.map(({ days, hours }) => (
            <span key={days} className={styles.line}>
              {days} {hours}
            </span>
          ))}
        </div>
      </li>
    </>
  );
}
