import { setImmediate as letOthersIn } from 'node:timers/promises';
import { TZDate } from '@date-fns/tz';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describeEvent, uidOf } from '../sync/event-of.ts';
import type { listFeedAppointments } from './queries.ts';

type Appointment = Awaited<ReturnType<typeof listFeedAppointments>>[number];

type Uses = { firm: { name: string; zone: string }; publicUrl: string };

// Takes some ten milliseconds, in which nobody else is answered.
const EVENTS_AT_ONCE = 250;

/** The appointments as an iCalendar file in the firm's zone, in the words that connected calendars show. */
export async function feedCalendar(
  appointments: readonly Appointment[],
  uses: Uses,
): Promise<string> {
  const { head, tail, events } = partsOf(appointments.slice(0, EVENTS_AT_ONCE), uses);
  const parts = [head, events];
  for (let from = EVENTS_AT_ONCE; from < appointments.length; from += EVENTS_AT_ONCE) {
    await letOthersIn();
    parts.push(partsOf(appointments.slice(from, from + EVENTS_AT_ONCE), uses).events);
  }
  return [...parts, tail].join('');
}

const FIRST_EVENT = '\r\nBEGIN:VEVENT';
const END = '\r\nEND:VCALENDAR';

/** A file in parts: what is of all events, and the events. No line within any begins as these do: they are escaped. */
function partsOf(appointments: readonly Appointment[], uses: Uses) {
  const text = calendarOf(appointments, uses).toString();
  const end = text.lastIndexOf(END);
  const first = appointments.length > 0 ? text.indexOf(FIRST_EVENT) : end;
  return { head: text.slice(0, first), events: text.slice(first, end), tail: text.slice(end) };
}

function calendarOf(appointments: readonly Appointment[], { firm, publicUrl }: Uses) {
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
  return calendar;
}
