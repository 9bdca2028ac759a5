import type { FirmProfile } from '../../../src/features/firm/schema.ts';
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
  sea({ width: WIDTH, height: HEIGHT, lines: 14, top: 50, amplitude: 40, phase: 3.4 });

export function CallToAction({ firm, canBook }: { firm: FirmProfile; canBook: boolean }) {
  return (
    <section className={`${styles.close} on-accent`}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>You don’t have to decide anything today.</h2>
          <p className="lead">
            Tell us what is going on, in your own words. The first consultation is free
            {firm.claims.reply && `, and we reply ${firm.claims.reply.toLowerCase()}`}.
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
