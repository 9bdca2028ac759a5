import type { z } from 'zod';
import type {
  calendarSchema,
  StaffAppointment,
} from '../../../../../src/features/appointments/admin/schema.ts';
import type { Availability } from '../../../../../src/features/scheduling/slots/schema.ts';
import { localDateTimeOf } from '../../../../../src/platform/time/zones/rules.ts';
import { formatTime } from '../../../../lib/format.ts';

/** The length of the requested free slots, in minutes. */
export const FREE_MINUTES = 30;

type Span = { startsAt: string; endsAt: string };
type Row = { time: string } & (
  | { kind: 'appointment'; appointment: StaffAppointment }
  | { kind: 'block'; reason: string | null; hostNumber?: number | undefined }
  | { kind: 'free' }
);

type Calendar = z.output<typeof calendarSchema>;

/** The appointments of some hosts and the blocked times that concern them; everything without hosts. */
export const ofHosts = (
  { appointments, timeOff }: Calendar,
  hosts: readonly number[] | undefined,
): Calendar => ({
  appointments: appointments.filter(({ hostNumber }) => !hosts || hosts.includes(hostNumber)),
  timeOff: timeOff.filter(
    ({ hostNumber }) => !hosts || hostNumber === undefined || hosts.includes(hostNumber),
  ),
});

/**
 * The rows of a day in order: appointments that are not cancelled, blocked times and times at which somebody is free.
 */
export function sheetRows(
  date: string,
  {
    calendar: { appointments, timeOff },
    free,
    zone,
  }: { calendar: Calendar; free: readonly Pick<Availability, 'days'>[]; zone: string },
  locale: string,
): Row[] {
  const slots = free.flatMap(({ days }) => days.flatMap((day) => day.slots));
  const starts = new Set(slots.flatMap(({ state, start }) => (state === 'free' ? [start] : [])));
  const rows = [
    ...appointments
      .filter(({ status }) => status !== 'cancelled')
      .map((appointment) => ({
        kind: 'appointment' as const,
        appointment,
        startsAt: appointment.scheduledDate,
        endsAt: minutesAfter(appointment.scheduledDate, appointment.duration),
      })),
    ...timeOff.map(({ startsAt, endsAt, reason, hostNumber }) => ({
      ...{ kind: 'block' as const, startsAt, endsAt, reason, hostNumber },
    })),
    ...joined([...starts].sort()),
  ];
  return rows
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      time: describeTime(date, { startsAt, endsAt }, zone, locale),
    }));
}

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Merges free slots that follow each other or overlap, of several hosts, into spans. */
function joined(starts: readonly string[]): ({ kind: 'free' } & Span)[] {
  const spans: ({ kind: 'free' } & Span)[] = [];
  for (const startsAt of starts) {
    const endsAt = minutesAfter(startsAt, FREE_MINUTES);
    const last = spans.at(-1);
    if (last && Date.parse(last.endsAt) >= Date.parse(startsAt)) last.endsAt = endsAt;
    else spans.push({ kind: 'free', startsAt, endsAt });
  }
  return spans;
}

/** The part of the span on this day: `9:00 AM to 9:30 AM`, `From 9:00 AM`, `Until 9:30 AM` or `All day`. */
function describeTime(
  date: string,
  { startsAt, endsAt }: Span,
  zone: string,
  locale: string,
): string {
  const begins = localDateTimeOf(startsAt, zone) > `${date}T00:00`;
  const ends = localDateTimeOf(endsAt, zone).slice(0, 10) === date;
  if (begins && ends)
    return `${formatTime(startsAt, zone, locale)} to ${formatTime(endsAt, zone, locale)}`;
  if (begins) return `From ${formatTime(startsAt, zone, locale)}`;
  return ends ? `Until ${formatTime(endsAt, zone, locale)}` : 'All day';
}
