import { TZDate } from '@date-fns/tz';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describeEvent, uidOf } from '../sync/event-of.ts';
import type { listFeedAppointments } from './queries.ts';

type Appointment = Awaited<ReturnType<typeof listFeedAppointments>>[number];

/** The appointments as an iCalendar file in the firm's zone, in the words that connected calendars show. */
export function feedCalendar(
  appointments: readonly Appointment[],
  { firm, publicUrl }: { firm: { name: string; zone: string }; publicUrl: string },
): string {
  const calendar = ical({
    prodId: { company: 'Lawfront', product: 'Appointments' },
    name: `${firm.name}: appointments`,
    // How often programs should ask again.
    ttl: 15 * 60,
  });
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  for (const appointment of appointments) {
    const { id, version, scheduledDate, endsAt, status, updatedAt } = appointment;
    const isCancelled = status === 'cancelled';
    const { title, description } = describeEvent(appointment, publicUrl);
    calendar.createEvent({
      id: uidOf(id, publicUrl),
      sequence: version,
      start: new TZDate(scheduledDate.getTime(), firm.zone),
      end: new TZDate(endsAt.getTime(), firm.zone),
      timezone: firm.zone,
      stamp: new TZDate(updatedAt.getTime(), 'UTC'),
      summary: title,
      description,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency[isCancelled ? 'TRANSPARENT' : 'OPAQUE'],
    });
  }
  return calendar.toString();
}
