import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { sea } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { directionsHref } from '../firm/directions.ts';
import styles from './call-to-action.module.css';

const WIDTH = 1280;
const HEIGHT = 240;
const drawWaves = () =>
  sea({
    width: WIDTH,
    height: HEIGHT,
    lines: 14,
    top: 50,
    amplitude: 40,
    phase: 3.4,
    segments: 10,
    unit: 1,
  });

export function CallToAction({
  heading,
  text,
  firm,
  canBook,
}: {
  heading: string;
  text: string;
  firm: SiteLayout['firm'];
  canBook: boolean;
}) {
  return (
    <section className={`${styles.close} on-accent`}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">
            {text}
            {firm.hasFreeConsultation && ' An initial consultation is free.'}
            {firm.claims.reply && ` We reply ${firm.claims.reply.toLowerCase()}.`}
          </p>
          <div className={styles.actions}>
            {canBook && (
              <BookingLink variant="primary" size="lg">
                Schedule Consultation
              </BookingLink>
            )}
            <ButtonLink variant="outline" size="lg" href={`tel:${firm.phoneE164}`}>
              <Icon name="phone" />
              Call Now
            </ButtonLink>
          </div>
        </div>
        <div className={styles.office}>
          <address>
            <b>{firm.name}</b>
            <br />
            {firm.street}
            <br />
            {firm.city}, {firm.region} {firm.postalCode}
          </address>
          <ul className={styles.hours}>
            {firm.officeHours.map(({ days, hours }) => (
              <li key={days}>
                {days} {hours}
              </li>
            ))}
          </ul>
          <a className="go" href={directionsHref(firm)} target="_blank" rel="noreferrer">
            Get Directions <Icon name="arrow-right" />
            <span className="visually-hidden"> (opens a map in a new tab)</span>
          </a>
        </div>
      </div>
      <div className={styles.sea}>
        <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
      </div>
    </section>
  );
}
