import { type RawBuilder, sql } from 'kysely';
import { noBusyOverlap } from '../calendars/busy/queries.ts';
import { noTimeOffOverlap } from './queries.ts';

/** The fields of a booking that the choice of its host depends on, besides those of the appointment. */
export const CHOICE_FIELDS = sql`
  hosts json, "weekFrom" timestamptz, "weekTo" timestamptz, "dayFrom" timestamptz, "dayTo" timestamptz`;

const BLOCKED = sql`blocked_time(
  each."scheduledDate", each."endsAt", each."bufferBeforeMinutes", each."bufferAfterMinutes")`;
/** Whether a hold has not expired when `each` is written. */
const IS_HELD = sql`ended_at is null and held_until > each."createdAt"`;
const TIME = { from: sql`lower(${BLOCKED})`, to: sql`upper(${BLOCKED})` };

/**
 * The starts of all appointments that may overlap: the longest one with buffers takes eight hours, and four before and
 * after it. The index of the constraint leaves out the past, so it cannot serve this query.
 */
const NEAR = sql`scheduled_date > lower(${BLOCKED}) - interval '12 hours'
  and scheduled_date < upper(${BLOCKED}) + interval '4 hours'`;

/**
 * The number of the host of `each`, a booking that several hosts may take: the free one with the fewest consultations
 * in the week, ties in the order given; null if none is free. Bookings of one batch for the same start get different
 * hosts: `each.place` is how many of them come before.
 *
 * The appointments of the week and near the time are read once, not once per host.
 */
export const chosenHost = ({
  ignoreCalendarConflicts,
}: {
  ignoreCalendarConflicts: boolean;
}): RawBuilder<number | null> => sql`
  (select choice.number
   from json_to_recordset(each.hosts) as choice (number integer, place integer, "maxPerDay" integer)
   left join (
       select host_number from appointments
       where ${NEAR} and status in ('scheduled', 'confirmed', 'held')
         and blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) && ${BLOCKED}
       union
       select host_number from appointment_holds
       where ${IS_HELD}
         and blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) && ${BLOCKED}
     ) as taken on taken.host_number = choice.number
   left join (
       select host_number, count(*) as consultations from appointments
       where scheduled_date >= each."weekFrom" and scheduled_date < each."weekTo" and status <> 'cancelled'
       group by host_number
     ) as week on week.host_number = choice.number
   where taken.host_number is null
     and ${noTimeOffOverlap(TIME, sql.ref('choice.number'))}
     and ${ignoreCalendarConflicts ? sql`true` : noBusyOverlap(TIME, sql.ref('choice.number'))}
     and (choice."maxPerDay" is null or choice."maxPerDay" > (
       select count(*) from appointments
       where host_number = choice.number and status in ('scheduled', 'confirmed', 'held')
         and scheduled_date >= each."dayFrom" and scheduled_date < each."dayTo") + (
       select count(*) from appointment_holds
       where ${IS_HELD} and host_number = choice.number
         and scheduled_date >= each."dayFrom" and scheduled_date < each."dayTo"))
   order by coalesce(week.consultations, 0), choice.place
   offset each.place limit 1)`;
