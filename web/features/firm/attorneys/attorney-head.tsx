import type { AttorneyPage } from '../../../../src/features/pages/attorney-page-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDay, formatWeekday } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { closed, sea } from '../../../ui/art/lines.ts';
import { Sea } from '../../../ui/art/sea.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { BookingLink } from '../../appointments/booking-link.tsx';
import styles from './attorney-head.module.css';
import { NEXT_IN_HEAD, useNextWith, useOfficesOf } from './attorney-times.ts';

type Found = Extract<AttorneyPage, { movedTo: null }>;

const WIDTH = 1280;
const HEIGHT = 190;
const drawWaves = () =>
  sea({ width: WIDTH, height: HEIGHT, lines: 9, top: 30, amplitude: 30, phase: 2.2 }).map((path) =>
    closed(path, WIDTH, HEIGHT),
  );

/** The head of an attorney's page: who it is, and how to book. */
export function AttorneyHead({
  attorney,
  page,
  listName,
}: Pick<Found, 'attorney' | 'page'> & {
  /** The name of the page that lists all attorneys. */
  listName: string;
}) {
  const [{ visibility, look }] = trpc.site.layout.useSuspenseQuery();
  const offices = useOfficesOf()(attorney.slug);
  const { name, role, photo, statement } = attorney;
  const lang = attorney.originalLanguage ?? undefined;
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.top}`}>
        <nav className={styles.back} aria-label={m.common.breadcrumb}>
          <a href={here('/attorneys')}>{listName}</a>
        </nav>
        <div className={styles.name}>
          <h1>{name}</h1>
          <p className="lead">
            {lang ? <span lang={lang}>{role}</span> : role} ·{' '}
            {offices.map(({ label }) => label).join(', ')}
          </p>
        </div>
        <div className={styles.text}>
          <p className="lead" lang={(page ? page.originalLanguage : lang) ?? undefined}>
            {unbroken(page?.lead ?? statement)}
          </p>
          {visibility.consultation_booking && <Booking attorney={attorney} />}
        </div>
        <div className={styles.portrait}>
          <Portrait name={name} photo={photo} isFirst />
        </div>
      </div>
      {(!look || look.showsSea) && (
        <div className={styles.sea}>
          <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
        </div>
      )}
    </header>
  );
}

/** Booking with the attorney: the first consultation with its price, and the next free times. */
function Booking({ attorney: { name, slug, practiceAreas } }: Pick<Found, 'attorney'>) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { type, starts } = useNextWith(slug);
  const [area] = practiceAreas;
  if (!type) {
    return (
      <p className={styles.book}>
        <BookingLink variant="primary" size="lg" area={area}>
          {m.common.scheduleConsultation}
        </BookingLink>
      </p>
    );
  }
  return (
    <>
      <p className={styles.book}>
        <BookingLink variant="primary" size="lg" area={area} attorney={slug}>
          {m.attorneys.bookWith({ name })}
        </BookingLink>
        <span className="small">
          {type.label}
          {type.priceLabel && (
            <>
              , <b>{type.priceLabel}</b>
            </>
          )}
        </span>
      </p>
      <div className={styles.soon} data-varies="">
        {starts.length > 0 && (
          <>
            <span className="small muted">{m.attorneys.nextWith({ name })}</span>
            {starts.slice(0, NEXT_IN_HEAD).map(({ start, label }) => (
              <BookingLink
                key={start}
                size="sm"
                className={styles.slot}
                area={area}
                type={type.key}
                attorney={slug}
                start={start}
              >
                <span>{label}</span>
                <small className="muted">
                  {formatWeekday(start, firm.zone, 'short', firm.formats.locale)},{' '}
                  {formatDay(start, firm.zone, firm.formats.locale)}
                </small>
              </BookingLink>
            ))}
          </>
        )}
      </div>
    </>
  );
}
