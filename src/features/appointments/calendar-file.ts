import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addHours, addMinutes, subHours } from '../../platform/time/date-math.ts';
import { zonedDate } from '../../platform/time/zoned-date.ts';
import { localDateTimeOf } from '../../platform/time/zones/rules.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { calendarNotesOf, calendarPlaceOf, joinLinkOf, type Meeting } from './meeting.ts';

type Input = {
  appointment: Meeting & { id: string; scheduledDate: Date; duration: number; version: number };
  firm: FirmProfile;
  /** REQUEST invites, CANCEL withdraws, PUBLISH is for downloaded files. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  stamp: Date;
  attendee?: { name: string; email: string };
  publicUrl: string;
};

/**
 * The appointment as an iCalendar file, in the firm's zone with its rules (VTIMEZONE). In UTC if the local start or end
 * is ambiguous because clocks go back, since calendar programs disagree on which of the two is meant. The summary is
 * neutral: calendars are shown on shared screens. UID and SEQUENCE (the appointment's version) let a later file replace
 * or withdraw this one.
 */
export function appointmentCalendarFile(input: Input): string {
  const { appointment, firm, method, stamp, attendee, publicUrl } = input;
  const { scheduledDate, duration } = appointment;
  const endsAt = addMinutes(scheduledDate, duration);
  const isTwice = [scheduledDate, endsAt].some((instant) => isToldTwice(instant, firm.zone));
  const zone = isTwice ? 'UTC' : firm.zone;
  const calendar = ical({ prodId: { company: 'Lawfront', product: 'Appointments' } });
  calendar.method(ICalCalendarMethod[method]);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  const event = calendar.createEvent({
    id: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    start: zonedDate(scheduledDate, zone),
    end: zonedDate(endsAt, zone),
    timezone: zone,
    stamp: zonedDate(stamp, 'UTC'),
    summary: `Consultation with ${firm.name}`,
    location: calendarPlaceOf(appointment, firm),
    description: [
      ...calendarNotesOf(appointment, firm),
      `Questions, or a change of plans? Call ${firm.phone}.`,
    ].join('\n'),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizerOf(appointment, firm), email: firm.email },
    url: joinLinkOf(appointment) ?? null,
  });
  if (attendee) {
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return calendar.toString();
}

const organizerOf = ({ hostName }: Meeting, firm: FirmProfile) =>
  hostName ? `${hostName}, ${firm.name}` : firm.name;

/** Whether an instant's wall-clock time in a zone is ambiguous: it occurs twice because clocks go back an hour. */
function isToldTwice(instant: Date, zone: string): boolean {
  const shown = localDateTimeOf(instant, zone);
  return [subHours(instant, 1), addHours(instant, 1)].some(
    (other) => localDateTimeOf(other, zone) === shown,
  );
}
