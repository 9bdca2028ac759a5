import { type RawBuilder, sql } from 'kysely';
import { unscoped } from '../../../../db/row-scope.ts';

/** A time span, given as values or as SQL expressions. */
export type TimeSpan = { from: Date | RawBuilder<unknown>; to: Date | RawBuilder<unknown> };

/** A query for `host_number` of each busy time that overlaps a time span; null is the firm's calendar. */
export const busyDuring = ({ from, to }: TimeSpan) => sql`
  select busy.host_number from calendar_busy_times as busy
  where tstzrange(busy.starts_at, busy.ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`;

/**
 * Whether the calendars of the firm and of a host are free in a time span, evaluated inside the calling statement.
 * `host` is the host's number, as a value or a column of that statement.
 */
export const noBusyOverlap = (span: TimeSpan, host: number | RawBuilder<unknown>) =>
  sql<boolean>`not exists (${busyDuring(span)} and (busy.host_number is null or busy.host_number = ${host}))`;

/** A query for `host_number` of each time off that overlaps a time span; null is the whole firm. */
export const timeOffDuring = ({ from, to }: TimeSpan) => sql`
  select host_number from ${unscoped('time_off')}
  where tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`;

/** Whether no time off of a host or of the firm overlaps a time span, evaluated inside the calling statement. */
export const noTimeOffOverlap = (span: TimeSpan, host: number | RawBuilder<unknown>) =>
  sql<boolean>`not exists (${timeOffDuring(span)} and coalesce(time_off.host_number, ${host}) = ${host})`;
