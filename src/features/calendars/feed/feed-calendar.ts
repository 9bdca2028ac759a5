import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { zonedDate } from '../../../platform/time/zoned-date.ts';
import { describeEvent, uidOf } from '../sync/event-of.ts';
import type { listFeedAppointments } from './queries.ts';

type Appointment = Awaited<ReturnType<typeof listFeedAppointments>>[number];

type Uses = { firm: { name: string; zone: string }; publicUrl: string };

// Takes about ten milliseconds, during which the event loop is blocked.
const BATCH_EVENTS = 250;

/** The appointments as an iCalendar file in the firm's zone, with the same texts as in connected calendars. */
export async function feedCalendar(
  appointments: readonly Appointment[],
  uses: Uses,
): Promise<string> {
  const { head, tail, events } = partsOf(appointments.slice(0, BATCH_EVENTS), uses);
  const parts = [head, events];
  for (let from = BATCH_EVENTS; from < appointments.length; from += BATCH_EVENTS) {
    await yieldToEventLoop();
    parts.push(partsOf(appointments.slice(from, from + BATCH_EVENTS), uses).events);
  }
  return [...parts, tail].join('');
}

const FIRST_EVENT = '\r\nBEGIN:VEVENT';
const END = '\r\nEND:VCALENDAR';

/** Splits a file into head, events and tail. Line breaks in texts are escaped, so the separators cannot occur there. */
function partsOf(appointments: readonly Appointment[], uses: Uses) {
  // The library leaves the last line without the CRLF that RFC 5545 requires.
  const text = `${calendarOf(appointments, uses).toString()}\r\n`;
  const end = text.lastIndexOf(END);
  const first = appointments.length > 0 ? text.indexOf(FIRST_EVENT) : end;
  return { head: text.slice(0, first), events: text.slice(first, end), tail: text.slice(end) };
}

function calendarOf(appointments: readonly Appointment[], { firm, publicUrl }: Uses) {
  const calendar = ical({
    prodId: { company: 'Lawfront', product: 'Appointments' },
    name: `${firm.name}: appointments`,
    // How often calendar apps should refresh, in seconds.
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
      start: zonedDate(scheduledDate, firm.zone),
      end: zonedDate(endsAt, firm.zone),
      timezone: firm.zone,
      stamp: zonedDate(updatedAt, 'UTC'),
      summary: title,
      description,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency[isCancelled ? 'TRANSPARENT' : 'OPAQUE'],
    });
  }
  return calendar;
}
