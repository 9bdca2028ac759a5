import { createHash } from 'node:crypto';
import type { CalendarEvent } from '../providers/calendar-service.ts';
import type { ClaimedSync } from './claim-queries.ts';

type Appointment = {
  id: string;
  firstName: string;
  lastName: string;
  scheduledDate: Date;
  endsAt: Date;
};

/**
 * The unique key of an event, from the appointment, the calendar, and the number of times it was removed from that
 * calendar, because providers do not reuse the id of a deleted event.
 */
export function eventKeyOf({
  appointmentId,
  calendarId,
  generation,
}: Pick<ClaimedSync, 'appointmentId' | 'calendarId' | 'generation'>): string {
  return createHash('sha256')
    .update([appointmentId, calendarId, generation].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

export const uidOf = (appointmentId: string, publicUrl: string) =>
  `${appointmentId}@${new URL(publicUrl).hostname}`;

/**
 * An appointment as a calendar shows it. Calendars are visible on shared screens, so the event has only the first name
 * and an initial; the matter, the notes and the client's contact details are only shown behind the link.
 */
export function describeEvent(
  { id, firstName, lastName }: Pick<Appointment, 'id' | 'firstName' | 'lastName'>,
  publicUrl: string,
) {
  const initial = [...lastName.trim()][0];
  return {
    title: `Consultation: ${firstName}${initial ? ` ${initial}.` : ''}`,
    description: `${publicUrl}/admin/appointments?open=${id}`,
  };
}

export function eventOf(
  claimed: ClaimedSync,
  appointment: Appointment,
  { publicUrl, zone }: { publicUrl: string; zone: string },
): CalendarEvent {
  return {
    key: eventKeyOf(claimed),
    version: claimed.wantedVersion,
    uid: uidOf(appointment.id, publicUrl),
    appointmentId: appointment.id,
    ...describeEvent(appointment, publicUrl),
    startsAt: appointment.scheduledDate,
    endsAt: appointment.endsAt,
    zone,
  };
}
