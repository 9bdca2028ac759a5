import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { unscoped } from '../../../../db/row-scope.ts';
import { NO_START, TIME_OFF } from './parse-busy.ts';

/**
 * All times at which hosts are not free between two instants, as text that `parseBusy` reads: one value with thousands
 * of times costs the server far less than as many rows, and equal texts need not be parsed again. Contains appointments
 * by their blocked times (buffers included, and without `excludeAppointmentId`), times held by staff or programs, time
 * off, and busy times of connected calendars. Appointments are found by their start, so the range needs a day of margin
 * on both sides.
 */
export async function readBusyText(
  db: Db,
  {
    from,
    to,
    excludeAppointmentId = '',
    excludePrepared = false,
    now,
  }: {
    from: Date;
    to: Date;
    excludeAppointmentId?: string | undefined;
    /** Whether to leave out the times that programs hold for people who have not confirmed them. */
    excludePrepared?: boolean;
    now: Date;
  },
): Promise<string> {
  const range = sql`tstzrange(${from}, ${to}, '[)')`;
  const { rows } = await sql<{ busy: string | null }>`
    select string_agg(
      concat_ws(',', host, from_second, to_second - from_second, coalesce(start_second - from_second, kind)),
      ',' order by from_second, host) as busy
    from (select host,
      floor(extract(epoch from lower(blocked)))::bigint as from_second,
      ceil(extract(epoch from upper(blocked)))::bigint as to_second,
      extract(epoch from start)::bigint as start_second, kind
    from (
      select host_number as host, scheduled_date as start,
        blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) as blocked,
        ${NO_START}::int as kind
      from ${unscoped('appointments')}
      where scheduled_date >= ${from} and scheduled_date < ${to}
        and status in ('scheduled', 'confirmed')
        and id <> ${excludeAppointmentId}
      union all
      select host_number, scheduled_date,
        blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes), ${NO_START}::int
      from appointment_holds
      where scheduled_date >= ${from} and scheduled_date < ${to}
        and ended_at is null and held_until > ${now}
        ${excludePrepared ? sql`and token_hash is null` : sql``}
      union all
      select coalesce(host_number, 0), null, tstzrange(starts_at, ends_at, '[)'), ${TIME_OFF}::int
        from ${unscoped('time_off')}
        where tstzrange(starts_at, ends_at, '[)') && ${range}
      union all
      select coalesce(host_number, 0), null, tstzrange(starts_at, ends_at, '[)'), ${NO_START}::int
        from calendar_busy_times
        where tstzrange(starts_at, ends_at, '[)') && ${range}
    ) as taken) as rounded`.execute(db);
  return rows[0]?.busy ?? '';
}

/** The buffers stored with an appointment, which it keeps when it moves. */
export function findBuffers(db: Db, id: string) {
  return db
    .selectFrom('appointments')
    .select(['bufferBeforeMinutes', 'bufferAfterMinutes'])
    .where('id', '=', id)
    .executeTakeFirst();
}
