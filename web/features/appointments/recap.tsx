import type { ReactNode } from 'react';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import { attorneyNamed } from '../../../src/features/firm/attorneys/by-name/rules.ts';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { capitalized } from '../../../src/features/jurisdictions/words-rules.ts';
import { formatTime, formatZone } from '../../lib/format.ts';
import { languageWords } from '../../lib/language-words.ts';
import { m } from '../../lib/messages.ts';
import { useWords } from '../../lib/use-words.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { placeTitle } from '../scheduling/place-words.ts';
import { visitorTime } from '../scheduling/slots/visitor-zone.ts';
import { longDate, whenElsewhere } from '../scheduling/when-words.ts';
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
  const words = useWords();
  const attorney = useAttorneyWords(choice, start, area);
  const theirTime = start ? visitorTime(start, zone, firm.formats.locale) : undefined;
  const officeZone = zoneOf(choice, firm);
  const officeTime =
    start &&
    officeZone &&
    whenElsewhere(start, { zone, otherZone: officeZone, locale: firm.formats.locale });
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
          <dt>{m.booking.recapDate}</dt>
          <dd>{start ? longDate(start, zone, firm.formats.locale) : m.booking.notChosen}</dd>
        </div>
        <div>
          <dt>{m.booking.recapTime}</dt>
          <dd className="num">
            {start ? (
              <>
                {formatTime(start, zone, firm.formats.locale)}{' '}
                <span className={styles.zone}>{formatZone(zone, firm.formats.locale)}</span>
                {officeTime && (
                  <span className={styles.theirs}>
                    {m.booking.timeAtOffice({
                      time: officeTime,
                      zone: formatZone(officeZone, firm.formats.locale),
                    })}
                  </span>
                )}
                {theirTime && (
                  <span className={styles.theirs}>
                    {m.booking.timeAtVisitor({ time: theirTime })}
                  </span>
                )}
              </>
            ) : (
              m.booking.notChosen
            )}
          </dd>
        </div>
        <div>
          <dt>{m.booking.recapType}</dt>
          <dd>{choice?.type?.label}</dd>
        </div>
        {attorney && (
          <div>
            <dt>{m.booking.attorneyLabel({ attorney: capitalized(words.attorney) })}</dt>
            <dd>{attorney}</dd>
          </div>
        )}
        {choice?.language && (
          <div>
            <dt>{m.booking.recapLanguage}</dt>
            <dd>{languageWords(choice.language)}</dd>
          </div>
        )}
        {choice && (
          <div>
            <dt>{m.booking.recapWhere}</dt>
            <dd>{placeWords(choice, firm)}</dd>
          </div>
        )}
        {choice?.type?.priceLabel && (
          <div>
            <dt>{m.booking.recapPrice}</dt>
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
  if (another) return m.booking.oneOfOurOffices;
  return office ? `${office.label}, ${office.address}` : addressLine(firm, firm.formats);
}
