import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { closed, sea } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { OwnHero } from '../look/own-hero.tsx';
import styles from './hero.module.css';
import { NEXT_FREE } from './hero-query.ts';

const WIDTH = 1280;
const HEIGHT = 372;
const drawWaves = () =>
  sea({
    width: WIDTH,
    height: HEIGHT,
    lines: 21,
    top: 92,
    amplitude: 84,
    segments: 16,
    unit: 1,
  }).map((path) => closed(path, WIDTH, HEIGHT + 18));

export function Hero({
  heading,
  lead,
  lang,
  layout: { firm, look },
  canBook,
}: {
  heading: string;
  lead: string;
  /** The language of both if it is not that of the page. */
  lang?: string | undefined;
  layout: SiteLayout;
  canBook: boolean;
}) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1 lang={lang}>{heading}</h1>
        <p className="lead" lang={lang}>
          {unbroken(lead)}
        </p>
        <div className={styles.actions} data-hides-dock="now">
          {canBook && <BookingLinks />}
          <ButtonLink
            variant="quiet"
            size="lg"
            className={styles.call}
            href={`tel:${firm.phoneE164}`}
          >
            <Icon name="phone" />
            {m.common.callNow}
          </ButtonLink>
        </div>
        {canBook && <NextFree />}
      </div>
      {look && !look.showsSea ? (
        <OwnHero look={look} seaClass={styles.sea} />
      ) : (
        <div className={styles.sea}>
          <div className={styles.sun} />
          <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
        </div>
      )}
    </section>
  );
}

/**
 * The documented buttons. If the firm does not have these practice areas, the first button has no preselected area and
 * the second is left out. Source: public spec §2.
 */
function BookingLinks() {
  const [{ practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  const areaOf = (wanted: string) =>
    practiceAreas.find(({ key, isOnBooking }) => key === wanted && isOnBooking)?.key;
  const estates = areaOf('estate-planning');
  return (
    <>
      <BookingLink variant="primary" size="lg" area={areaOf('family-law')} className={styles.main}>
        {m.common.scheduleConsultation}
      </BookingLink>
      {estates && (
        <BookingLink size="lg" area={estates} type={estates}>
          {m.home.startEstatePlan}
        </BookingLink>
      )}
    </>
  );
}

function NextFree() {
  const { data: starts } = trpc.appointments.nextFree.useQuery(NEXT_FREE);
  return (
    <div className={styles.soon} data-varies="">
      {starts && starts.length > 0 && (
        <>
          <span className="muted">{m.home.nextFreeTimes}</span>
          {starts.map(({ start, dayLabel, label }) => (
            <BookingLink key={start} start={start} size="sm" className={styles.slot}>
              {dayLabel} {label}
            </BookingLink>
          ))}
        </>
      )}
    </div>
  );
}
