import { TZDate } from '@date-fns/tz';
import { addMinutes } from 'date-fns';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addressLine } from '../firm/address-line.ts';
import type { FirmProfile } from '../firm/schema.ts';

type Input = {
  appointment: { id: string; scheduledDate: Date; duration: number; version: number };
  firm: FirmProfile;
  /** REQUEST invites, CANCEL withdraws, PUBLISH is for a file that somebody downloads. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  stamp: Date;
  attendee?: { name: string; email: string };
  publicUrl: string;
};

/**
 * The appointment as an iCalendar file, in the firm's zone with its rules (VTIMEZONE). The summary is
 * neutral: calendars are shown on shared screens. UID and SEQUENCE (the appointment's version) let a
 * later file replace or withdraw this one.
 */
export function appointmentCalendarFile(input: Input): string {
  const { appointment, firm, method, stamp, attendee, publicUrl } = input;
  // A plain Date would be written as if the server's zone were the firm's.
  const start = new TZDate(appointment.scheduledDate.getTime(), firm.zone);
  const calendar = ical({ prodId: { company: 'Lawfront', product: 'Appointments' } });
  calendar.method(ICalCalendarMethod[method]);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  const event = calendar.createEvent({
    id: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    start,
    end: addMinutes(start, appointment.duration),
    timezone: firm.zone,
    stamp: new TZDate(stamp.getTime(), 'UTC'),
    summary: `Consultation with ${firm.name}`,
    location: addressLine(firm),
    description: `Questions, or a change of plans? Call ${firm.phone}.`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: firm.name, email: firm.email },
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
