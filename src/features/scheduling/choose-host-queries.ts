import { type RawBuilder, sql } from 'kysely';
import { unscoped } from '../../../db/row-scope.ts';
import { busyDuring, timeOffDuring } from './busy/overlap-queries.ts';

/**
 * A host that may take a booking, and the most consultations it has on one day, if that is limited. A host takes it only
 * if none of a lower `rank` (0 if omitted) is free: see `rankFor`.
 */
export type HostChoice = { number: number; maxPerDay: number | null; rank?: number };

/** `hosts` of a booking as `CHOICE_FIELDS` has them: Postgres reads arrays faster than JSON objects. */
export const choiceOf = (hosts: readonly HostChoice[]) => ({
  hosts: hosts.map(({ number }) => number),
  limits: hosts.map(({ maxPerDay }) => maxPerDay),
  ranks: hosts.map(({ rank = 0 }) => rank),
});

/** The fields of a booking that the choice of its host depends on, besides those of the appointment. */
export const CHOICE_FIELDS = sql`
  hosts integer[], limits integer[], ranks integer[], "weekFrom" timestamptz, "weekTo" timestamptz, "dayFrom" timestamptz, "dayTo" timestamptz`;

/** Whether a hold has not expired when `each` is written. */
const IS_HELD = sql`ended_at is null and held_until > each."createdAt"`;

/** The time that `each` blocks, buffers included, as one row. */
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
  and (ends_at > ${TIME.from}
    or buffer_after_minutes > 0 and ends_at + buffer_after_minutes * interval '1 minute' > ${TIME.from})
  and (scheduled_date < ${TIME.to}
    or buffer_before_minutes > 0 and scheduled_date - buffer_before_minutes * interval '1 minute' < ${TIME.to})`;

/** Each host's number of consultations from `from` (inclusive) to `to` (exclusive). */
const consultationsOf = (week: { from: RawBuilder<Date>; to: RawBuilder<Date> }) => sql`
  select host_number, count(*) as consultations from ${unscoped('appointments')}
  where scheduled_date >= ${week.from} and scheduled_date < ${week.to} and status <> 'cancelled'
  group by host_number`;

const WEEK_OF_EACH = consultationsOf({ from: sql`each."weekFrom"`, to: sql`each."weekTo"` });

/** For `weekConsultations` of `chosenHost`: those in the weeks of all rows of `given`, each week counted once. */
export const WEEKS_OF_GIVEN = sql`
  select "weekFrom", counted.* from (select distinct "weekFrom", "weekTo" from given) as weeks,
    lateral (${consultationsOf({ from: sql`"weekFrom"`, to: sql`"weekTo"` })}) as counted`;

/**
 * The number of the host of `each`, a booking that several hosts may take: of the active and free ones of the lowest
 * rank, the one with the fewest consultations in the week, ties in the order given; null if none is free. Bookings of
 * one batch that have the same choice get different hosts: `each.turn` is how many of them come before, and the result
 * is also null if there are not more hosts of that rank.
 *
 * The conflicts near the time and the appointments of the week are read once, not once per host.
 */
export const chosenHost = ({
  ignoreCalendarConflicts,
  weekConsultations = WEEK_OF_EACH,
}: {
  ignoreCalendarConflicts: boolean;
  /** A query for `host_number` and `consultations` in the week of `each`. */
  weekConsultations?: RawBuilder<unknown>;
}): RawBuilder<number | null> => sql`
  (with block as materialized (${BLOCK}),
   taken as materialized (
     select host_number from ${unscoped('appointments')}
     where ${OVERLAPS} and status in ('scheduled', 'confirmed', 'held')
     union all
     select host_number from appointment_holds where ${IS_HELD} and ${OVERLAPS}
     union all
     ${timeOffDuring(TIME)}
     ${ignoreCalendarConflicts ? sql`` : sql`union all ${busyDuring(TIME)}`})
   select free.number from (
   select choice.number, coalesce(week.consultations, 0) as consultations, choice.place,
     choice.rank = min(choice.rank) over () as "isFirst"
   from unnest(each.hosts, each.limits, each.ranks) with ordinality as choice (number, "maxPerDay", rank, place)
   join hosts on hosts.number = choice.number and hosts.is_active
   left join (${weekConsultations}) as week on week.host_number = choice.number
   where not exists (
       select from taken where taken.host_number = choice.number or taken.host_number is null)
     and (choice."maxPerDay" is null or choice."maxPerDay" > (
       select count(*) from ${unscoped('appointments')}
       where host_number = choice.number and status in ('scheduled', 'confirmed', 'held')
         and scheduled_date >= each."dayFrom" and scheduled_date < each."dayTo") + (
       select count(*) from appointment_holds
       where ${IS_HELD} and host_number = choice.number
         and scheduled_date >= each."dayFrom" and scheduled_date < each."dayTo"))) as free
   where free."isFirst"
   order by free.consultations, free.place
   offset each.turn limit 1)`;
