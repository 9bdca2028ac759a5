import type { ReactNode } from 'react';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import { attorneyNamed } from '../../../src/features/firm/attorneys/by-name/rules.ts';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import {
  formatDate,
  formatElsewhere,
  formatTime,
  formatWeekday,
  formatZone,
} from '../../lib/format.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { placeTitle } from '../scheduling/place-words.ts';
import { visitorTime } from '../scheduling/slots/visitor-zone.ts';
import type { BookingChoice } from './booking-choice.ts';
import styles from './recap.module.css';
import { useAttorneyWords } from './use-who-is-free.ts';

/** A summary of the visitor's choice, above the form of the second step. */
export function Recap({
  firm,
  start,
  choice,
  area,
  change,
}: {
  firm: FirmProfile;
  /** The chosen time as an ISO instant. */
  start: string | null;
  choice: BookingChoice | undefined;
  /** The practice area, as soon as it is chosen. */
  area: PracticeArea | undefined;
  /** The button or link to change the choice. */
  change: ReactNode;
}) {
  const { zone, attorneys } = firm;
  const attorney = useAttorneyWords(choice, start, area);
  const theirTime = start ? visitorTime(start, zone) : undefined;
  const officeZone = zoneOf(choice, firm);
  const officeTime = start && officeZone && formatElsewhere(start, { zone, otherZone: officeZone });
  return (
    <div className={styles.recap}>
      {choice?.attorney && (
        <div className={styles.face} aria-hidden="true">
          <Portrait
            name={choice.attorney.name}
            photo={attorneyNamed(attorneys, choice.attorney.name)?.photo}
            isFirst
          />
        </div>
      )}
      <dl>
        <div>
          <dt>Date</dt>
          <dd>
            {start
              ? `${formatWeekday(start, zone, 'long')}, ${formatDate(start, zone)}`
              : 'Not chosen'}
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd className="num">
            {start ? (
              <>
                {formatTime(start, zone)} <span className={styles.zone}>{formatZone(zone)}</span>
                {officeTime && (
                  <span className={styles.theirs}>
                    {officeTime} {formatZone(officeZone)} at the office
                  </span>
                )}
                {theirTime && <span className={styles.theirs}>{theirTime} in your time zone</span>}
              </>
            ) : (
              'Not chosen'
            )}
          </dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{choice?.type?.label}</dd>
        </div>
        {attorney && (
          <div>
            <dt>Attorney</dt>
            <dd>{attorney}</dd>
          </div>
        )}
        {choice?.language && (
          <div>
            <dt>Language</dt>
            <dd>{choice.language}</dd>
          </div>
        )}
        {choice && (
          <div>
            <dt>Where</dt>
            <dd>{placeWords(choice, firm)}</dd>
          </div>
        )}
        {choice?.type?.priceLabel && (
          <div>
            <dt>Price</dt>
            <dd>{choice.type.priceLabel}</dd>
          </div>
        )}
      </dl>
      {change}
    </div>
  );
}

/** The zone of the office, if it is chosen; the same as that of the firm in most. */
const zoneOf = (
  { places: [office, another] }: Pick<BookingChoice, 'places'> = { places: [] },
  firm: FirmProfile,
) => (another ? undefined : firm.offices.find(({ key }) => key === office?.key)?.zone);

/** The way to meet, or the office. */
function placeWords({ way, places }: BookingChoice, firm: FirmProfile): string {
  if (way !== 'office') return placeTitle(way);
  const [office, another] = places;
  if (another) return 'At one of our offices: the confirmation says which';
  return office ? `${office.label}, ${office.address}` : addressLine(firm);
}
