import { type RawBuilder, sql } from 'kysely';
import { noBusyOverlap } from '../calendars/busy/queries.ts';
import { noTimeOffOverlap } from './queries.ts';

/** The fields of a booking that the choice of its host depends on, besides those of the appointment. */
export const CHOICE_FIELDS = sql`
  hosts json, "weekFrom" timestamptz, "weekTo" timestamptz, "dayFrom" timestamptz, "dayTo" timestamptz`;

/** Whether a hold has not expired when `each` is written. */
const IS_HELD = sql`ended_at is null and held_until > each."createdAt"`;

/** What `each` blocks, its time and buffers, as one row. */
const BLOCK = sql`
  select lower(range) as "from", upper(range) as "to" from (select blocked_time(
    each."scheduledDate", each."endsAt", each."bufferBeforeMinutes", each."bufferAfterMinutes") as range) as blocked`;
const TIME = { from: sql`(select "from" from block)`, to: sql`(select "to" from block)` };

/**
 * Whether a row of appointments or holds blocks some of that time. The first two conditions use the index of the
 * starts: the longest appointment takes eight hours, and its buffers four before and after it. (The index of the
 * constraint leaves out the past, so it cannot serve this query.) `blocked_time` is slower for many rows.
 */
const OVERLAPS = sql`scheduled_date > ${TIME.from} - interval '12 hours'
  and scheduled_date < ${TIME.to} + interval '4 hours'
  and scheduled_date - buffer_before_minutes * interval '1 minute' < ${TIME.to}
  and ends_at + buffer_after_minutes * interval '1 minute' > ${TIME.from}`;

/** Each host's consultations, counted from `from` on before `to`. */
const consultationsOf = (week: { from: RawBuilder<Date>; to: RawBuilder<Date> }) => sql`
  select host_number, count(*) as consultations from appointments
  where scheduled_date >= ${week.from} and scheduled_date < ${week.to} and status <> 'cancelled'
  group by host_number`;

const WEEK_OF_EACH = consultationsOf({ from: sql`each."weekFrom"`, to: sql`each."weekTo"` });

/** For `weekConsultations` of `chosenHost`: those in the weeks of all rows of `given`, each week counted once. */
export const WEEKS_OF_GIVEN = sql`
  select "weekFrom", counted.* from (select distinct "weekFrom", "weekTo" from given) as weeks,
    lateral (${consultationsOf({ from: sql`"weekFrom"`, to: sql`"weekTo"` })}) as counted`;

/**
 * The number of the host of `each`, a booking that several hosts may take: the active and free one with the fewest consultations
 * in the week, ties in the order given; null if none is free. Bookings of one batch for the same start get different
 * hosts: `each.place` is how many of them come before.
 *
 * The appointments of the week and near the time are read once, not once per host.
 */
export const chosenHost = ({
  ignoreCalendarConflicts,
  weekConsultations = WEEK_OF_EACH,
}: {
  ignoreCalendarConflicts: boolean;
  /** A query for `host_number` and `consultations` in the week of `each`. */
  weekConsultations?: RawBuilder<unknown>;
}): RawBuilder<number | null> => sql`
  (with block as materialized (${BLOCK})
   select choice.number
   from json_to_recordset(each.hosts) as choice (number integer, place integer, "maxPerDay" integer)
   join hosts on hosts.number = choice.number and hosts.is_active
   left join (
       select host_number from appointments
       where ${OVERLAPS} and status in ('scheduled', 'confirmed', 'held')
       union all
       select host_number from appointment_holds where ${IS_HELD} and ${OVERLAPS}
     ) as taken on taken.host_number = choice.number
   left join (${weekConsultations}) as week on week.host_number = choice.number
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
