import { townLine } from '../../../src/features/firm/address-rules.ts';
import { MAIN_OFFICE, officeWith } from '../../../src/features/firm/offices/rules.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { m } from '../../lib/messages.ts';
import { CALL_TO_ACTION, Drawing } from '../../ui/art/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { directionsHref } from '../firm/directions.ts';
import styles from './call-to-action.module.css';

export function CallToAction({
  heading,
  text,
  lang,
  firm,
  canBook,
}: {
  heading: string;
  text: string;
  /** The language of both if it is not that of the page. */
  lang?: string | undefined;
  firm: SiteLayout['firm'];
  canBook: boolean;
}) {
  return (
    <section className={`${styles.close} on-accent`}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2 lang={lang}>{heading}</h2>
          <p className="lead" lang={lang}>
            {[
              text,
              firm.hasFreeConsultation && m.home.freeFirst,
              firm.claims.reply && m.common.weReply({ reply: firm.claims.reply.toLowerCase() }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className={styles.actions}>
            {canBook && (
              <BookingLink variant="primary" size="lg">
                {m.common.scheduleConsultation}
              </BookingLink>
            )}
            <ButtonLink variant="outline" size="lg" href={`tel:${firm.phoneE164}`}>
              <Icon name="phone" />
              {m.common.callNow}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.office}>
          <address>
            <b>{firm.name}</b>
            <br />
            {firm.street}
            <br />
            {townLine(firm, firm.formats)}
          </address>
          <ul className={styles.hours}>
            {firm.officeHours.map(({ days, hours }) => (
              <li key={days}>{unbroken(`${days} ${hours}`)}</li>
            ))}
          </ul>
          <a
            className="go"
            href={directionsHref(officeWith(firm, MAIN_OFFICE), firm.formats)}
            target="_blank"
            rel="noreferrer"
          >
            {m.common.getDirections} <Icon name="arrow-right" />
            <span className="visually-hidden"> {m.common.opensMap}</span>
          </a>
        </div>
      </div>
      <div className={styles.sea}>
        <svg
          viewBox={`0 0 ${CALL_TO_ACTION.width} ${CALL_TO_ACTION.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Drawing id="call-to-action" />
        </svg>
      </div>
    </section>
  );
}
