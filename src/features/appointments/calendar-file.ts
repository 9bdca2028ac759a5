import { TZDate } from '@date-fns/tz';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addHours, addMinutes, format, subHours } from '../../platform/time/date-math.ts';
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
 * The appointment as an iCalendar file, in the firm's zone with its rules (VTIMEZONE); in UTC where clocks
 * there show its start or its end twice, of which programs do not choose the same one. The summary is neutral: calendars are shown on shared screens. UID and SEQUENCE (the appointment's version) let a
 * later file replace or withdraw this one.
 */
export function appointmentCalendarFile(input: Input): string {
  const { appointment, firm, method, stamp, attendee, publicUrl } = input;
  const { scheduledDate, duration } = appointment;
  const isTwice = [scheduledDate, addMinutes(scheduledDate, duration)].some((instant) =>
    isToldTwice(instant, firm.zone),
  );
  const zone = isTwice ? 'UTC' : firm.zone;
  // A plain Date would be written as if the server's zone were this one.
  const start = new TZDate(scheduledDate.getTime(), zone);
  const calendar = ical({ prodId: { company: 'Lawfront', product: 'Appointments' } });
  calendar.method(ICalCalendarMethod[method]);
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  const event = calendar.createEvent({
    id: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    start,
    end: addMinutes(start, duration),
    timezone: zone,
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

/** Whether clocks in a zone show an instant's time again an hour later, or have shown it an hour before. */
function isToldTwice(instant: Date, zone: string): boolean {
  const shown = (at: Date) => format(new TZDate(at.getTime(), zone), 'yyyy-MM-dd HH:mm');
  return [subHours(instant, 1), addHours(instant, 1)].some((at) => shown(at) === shown(instant));
}
