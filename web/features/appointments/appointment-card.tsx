import { ClientOnly } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClientMeeting } from '../../../src/features/appointments/schema.ts';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { capitalized } from '../../../src/features/jurisdictions/words-rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday, formatZone } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { sea } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AttorneySummary } from '../scheduling/attorney-summary.tsx';
import {
  bringText,
  meetWords,
  PLACE_ICONS,
  placeNote,
  placeTitle,
  whereText,
} from '../scheduling/place-words.ts';
import { visitorTime } from '../scheduling/slots/visitor-zone.ts';
import { whenElsewhere } from '../scheduling/when-words.ts';
import styles from './appointment-card.module.css';

const WIDTH = 320;
const HEIGHT = 84;
// Wavy on the left, level on the right.
const drawWaves = () =>
  sea({
    width: WIDTH,
    height: HEIGHT,
    lines: 6,
    top: 22,
    amplitude: 20,
    calm: (u) => (1 - u) ** 2,
  });

/**
 * An appointment as a printable card: the date, whom the client meets, where, what to bring, and whom to call. Printing
 * the page prints only this card.
 */
export function AppointmentCard({
  firm,
  scheduledDate,
  what,
  meeting,
  state = 'ahead',
  contactNote,
  calendarFile,
  children,
}: {
  firm: FirmProfile;
  scheduledDate: string;
  /** The short name of the consultation. */
  what: string | undefined;
  meeting: ClientMeeting;
  state?: 'ahead' | 'over' | 'cancelled';
  /** Shown below the phone number. */
  contactNote?: string;
  calendarFile: string;
  /** Shown next to the buttons and not printed. */
  children?: ReactNode;
}) {
  const isAhead = state === 'ahead';
  const isOff = state === 'cancelled';
  const note = placeNote(meeting);
  return (
    <div className={styles.frame}>
      <div className={styles.printed}>
        <p className={styles.letterhead}>
          <b>{firm.name}</b>
          <span>
            {firm.phone} · {addressLine(firm, firm.formats)}
          </span>
        </p>
        <div className={`${styles.card} ${isOff ? styles.off : ''}`}>
          <When
            firm={firm}
            scheduledDate={scheduledDate}
            otherZone={meeting.place === 'office' ? meeting.officeZone : null}
            what={[what, isAhead && meeting.priceLabel].filter(Boolean).join(' · ')}
            isOff={isOff}
          />
          <div className={styles.facts}>
            {meeting.attorney && (
              <AttorneySummary
                className={styles.attorney}
                firm={firm}
                name={meeting.attorney}
                label={isAhead ? meetWords(meeting.place) : m.card.withAttorney}
              />
            )}
            {meeting.attorney && meeting.isOutsideArea && isAhead && (
              <p className="small">{m.meeting.outsideArea({ attorney: meeting.attorney })}</p>
            )}
            <dl className={styles.list}>
              <div>
                <Icon name={PLACE_ICONS[meeting.place]} />
                <dt>{placeTitle(meeting.place)}</dt>
                <dd>
                  {whereText(meeting, firm)}
                  {note && <span className={styles.note}>{note}</span>}
                  {meeting.place === 'office' && meeting.accessNote && (
                    <span className={styles.note}>{meeting.accessNote}</span>
                  )}
                </dd>
              </div>
              {isAhead && (
                <div>
                  <Icon name="document" />
                  <dt>{m.card.whatToBring}</dt>
                  <dd>{bringText(meeting)}</dd>
                </div>
              )}
              <div>
                <Icon name="phone" />
                <dt>{m.card.contactInformation}</dt>
                <dd>
                  <a className="num" href={`tel:${firm.phoneE164}`}>
                    {firm.phone}
                  </a>
                  {contactNote && <span className={styles.note}>{contactNote}</span>}
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </div>
      <div className={styles.acts}>
        <a className={buttonClass({})} href={calendarFile} download="appointment.ics">
          <Icon name="calendar" />
          {isOff ? m.card.removeFromCalendar : m.card.addToCalendar}
        </a>
        {isAhead && (
          <Button className={`needs-scripts ${styles.print}`} onClick={() => window.print()}>
            <Icon name="print" />
            {m.card.print}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

function When({
  firm: {
    zone,
    formats: { locale },
  },
  scheduledDate,
  what,
  otherZone,
  isOff,
}: Pick<Parameters<typeof AppointmentCard>[0], 'firm' | 'scheduledDate' | 'what'> & {
  /** The zone of the office, if it may differ from that of the firm. */
  otherZone: string | null;
  isOff: boolean;
}) {
  const officeTime = otherZone && whenElsewhere(scheduledDate, { zone, otherZone, locale });
  return (
    <div className={styles.when}>
      {isOff && (
        <p>
          <b>{m.card.cancelled}</b>
        </p>
      )}
      <p className={styles.date}>
        <span>{capitalized(formatWeekday(scheduledDate, zone, 'long', locale))}</span>{' '}
        <span className={styles.day}>{formatDay(scheduledDate, zone, locale)}</span>{' '}
        <span className="num">{localDateOf(new Date(scheduledDate), zone).slice(0, 4)}</span>
      </p>
      <p>
        <b className="num">
          {m.card.timeInZone({
            time: formatTime(scheduledDate, zone, locale),
            zone: formatZone(zone, locale),
          })}
        </b>
      </p>
      {officeTime && (
        <p className="small num">
          {m.card.timeAtOffice({
            time: officeTime,
            zone: formatZone(otherZone, locale),
          })}
        </p>
      )}
      {what && <p className="small">{what}</p>}
      <ClientOnly>
        <VisitorTime instant={scheduledDate} zone={zone} locale={locale} />
      </ClientOnly>
      <div className={styles.sea}>
        <Sea width={WIDTH} height={HEIGHT} draw={drawWaves} />
      </div>
    </div>
  );
}

function VisitorTime({ instant, zone, locale }: { instant: string; zone: string; locale: string }) {
  const theirs = visitorTime(instant, zone, locale);
  return theirs ? <p className="small num">{m.card.timeAtVisitor({ time: theirs })}</p> : null;
}
