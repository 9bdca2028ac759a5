import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';

/**
 * The times at which hosts are not free between two instants, one row each, with the details that staff see. The times
 * are the same as in `readBusyText`, which decides whether a time is free. `host` is null for time off and calendars of
 * the whole firm.
 */
export async function listTaken(db: Db, { from, to, now }: { from: Date; to: Date; now: Date }) {
  const range = sql`tstzrange(${from}, ${to}, '[)')`;
  const { rows } = await sql<{
    kind: 'appointment' | 'held' | 'time_off' | 'calendar';
    host: number | null;
    id: string;
    name: string | null;
    from: Date;
    to: Date;
    blockedFrom: Date;
    blockedTo: Date;
  }>`
    select kind, host, id, name, starts_at as "from", ends_at as "to",
      lower(blocked) as blocked_from, upper(blocked) as blocked_to
    from (
      select 'appointment' as kind, host_number as host, id,
        first_name || ' ' || last_name as name, scheduled_date as starts_at, ends_at,
        blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes) as blocked
      from ${scoped('appointments')}
      where scheduled_date >= ${from} and scheduled_date < ${to} and status in ('scheduled', 'confirmed')
      union all
      select 'held', host_number, id, null, scheduled_date, ends_at,
        blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes)
      from appointment_holds
      where scheduled_date >= ${from} and scheduled_date < ${to}
        and ended_at is null and held_until > ${now}
      union all
      select 'time_off', host_number, id, reason, starts_at, ends_at, tstzrange(starts_at, ends_at, '[)')
        from ${scoped('time_off')} where tstzrange(starts_at, ends_at, '[)') && ${range}
      union all
      select 'calendar', host_number, '', null, starts_at, ends_at, tstzrange(starts_at, ends_at, '[)')
        from calendar_busy_times where tstzrange(starts_at, ends_at, '[)') && ${range}
    ) as taken
    order by starts_at, id`.execute(db);
  return rows;
}

export type Taken = Awaited<ReturnType<typeof listTaken>>[number];
