import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { messagesFor } from '../../platform/languages/messages-for.ts';
import { addHours, addMinutes, subHours } from '../../platform/time/date-math.ts';
import { zonedDate } from '../../platform/time/zoned-date.ts';
import { localDateTimeOf } from '../../platform/time/zones/rules.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import { neutralSender } from '../email/neutral/neutral-words.ts';
import type { FirmProfile } from '../firm/schema.ts';
import {
  calendarNotesOf,
  calendarPlaceOf,
  isAtOffice,
  joinLinkOf,
  type Meeting,
} from './meeting.ts';

type Input = {
  appointment: Meeting & { id: string; scheduledDate: Date; duration: number; version: number };
  firm: FirmProfile;
  /** REQUEST invites, CANCEL withdraws, PUBLISH is for downloaded files. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  stamp: Date;
  attendee?: { name: string; email: string };
  publicUrl: string;
  wording: Wording;
};

/**
 * The appointment as an iCalendar file, in the firm's zone with its rules (VTIMEZONE). In UTC if the local start or end
 * is ambiguous because clocks go back, since calendar programs disagree on which of the two is meant. The summary does
 * not name the matter: calendars are shown on shared screens. UID and SEQUENCE (the appointment's version) let a later
 * file replace or withdraw this one.
 */
export function appointmentCalendarFile(input: Input): string {
  const { appointment, firm, method, stamp, attendee, publicUrl, wording } = input;
  const { scheduledDate, duration } = appointment;
  const endsAt = addMinutes(scheduledDate, duration);
  const isTwice = [scheduledDate, endsAt].some((instant) =>
    isAmbiguousLocalTime(instant, firm.zone),
  );
  const zone = isTwice ? 'UTC' : firm.zone;
  const calendar = ical({
    prodId: { company: wording === 'neutral' ? 'Bookings' : 'Lawfront', product: 'Appointments' },
  });
  calendar.method(ICalCalendarMethod[method]);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  const event = calendar.createEvent({
    id: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    start: zonedDate(scheduledDate, zone),
    end: zonedDate(endsAt, zone),
    timezone: zone,
    stamp: zonedDate(stamp, 'UTC'),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...WORDS[wording](input),
  });
  if (attendee) {
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  // RFC 5545: each line ends with CRLF, also the last one, which the library leaves without.
  return `${calendar.toString()}\r\n`;
}

type EventWords = Pick<ICalEventData, 'summary' | 'location' | 'description' | 'organizer' | 'url'>;

const questionsTo = (firm: FirmProfile) =>
  messagesFor(firm).calendar.questions({ phone: firm.phone });

/** The texts of the calendar file. The organizer's address is the firm's in both wordings: replies go there. */
const WORDS: Readonly<Record<Wording, (input: Input) => EventWords>> = {
  named: ({ appointment, firm }) => ({
    summary: messagesFor(firm).calendar.summary({ firm: firm.name }),
    location: calendarPlaceOf(appointment, firm),
    description: [...calendarNotesOf(appointment, firm), questionsTo(firm)].join('\n'),
    organizer: { name: organizerOf(appointment, firm), email: firm.email },
    url: joinLinkOf(appointment) ?? null,
  }),
  // Without the staff's text about the place and the link of a video call: both may name the firm.
  neutral: ({ appointment, firm }) => ({
    summary: messagesFor(firm).calendar.neutralSummary,
    location: isAtOffice(appointment)
      ? calendarPlaceOf(appointment, firm)
      : appointment.place === 'video'
        ? messagesFor(firm).meeting.byVideo
        : messagesFor(firm).meeting.byPhone,
    description: questionsTo(firm),
    organizer: { name: neutralSender(firm), email: firm.email },
  }),
};

const organizerOf = ({ hostName }: Meeting, firm: FirmProfile) =>
  hostName ? `${hostName}, ${firm.name}` : firm.name;

/** Whether an instant's wall-clock time in a zone is ambiguous: it occurs twice because clocks go back an hour. */
function isAmbiguousLocalTime(instant: Date, zone: string): boolean {
  const shown = localDateTimeOf(instant, zone);
  return [subHours(instant, 1), addHours(instant, 1)].some(
    (other) => localDateTimeOf(other, zone) === shown,
  );
}
