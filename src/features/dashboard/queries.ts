import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import { addDays } from '../../platform/time/date-math.ts';

const WEEKS_SHOWN = 12;

const AGENDA_DAYS = 7;

/** The scheduled and confirmed appointments of the seven days that begin with today in `zone`. */
export function listAgenda(db: Db, { now, zone }: { now: Date; zone: string }) {
  const today = sql`date_trunc('day', ${now}::timestamptz at time zone ${zone})`;
  return db
    .selectFrom('appointments')
    .select([
      'id',
      'firstName',
      'lastName',
      'consultationType',
      'scheduledDate',
      'duration',
      'status',
      'hostNumber',
      sql<boolean>`(scheduled_date at time zone ${zone})::date
        = (${now}::timestamptz at time zone ${zone})::date`.as('isToday'),
    ])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>=', sql<Date>`${today} at time zone ${zone}`)
    .where(
      'scheduledDate',
      '<',
      sql<Date>`(${today} + ${AGENDA_DAYS} * interval '1 day') at time zone ${zone}`,
    )
    .orderBy('scheduledDate')
    .$narrowType<{ status: 'scheduled' | 'confirmed' }>()
    .execute();
}

/** The scheduled and confirmed appointments that are not over, soonest first; none takes longer than a day. */
export function listComing(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('appointments')
    .select(['id', 'firstName', 'lastName', 'scheduledDate'])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>', addDays(now, -1))
    .where('endsAt', '>', now)
    .orderBy('scheduledDate')
    .limit(limit)
    .execute();
}

/** The latest message from an address that staff have not marked as spam or deleted. */
export function findLatestMessage(db: Db, email: string) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id', 'message', 'createdAt'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('isSpam', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Number of messages and bookings received per week (Monday to Sunday in `zone`), ending with the week of `now`. */
export async function countByWeek(db: Db, { now, zone }: { now: Date; zone: string }) {
  const { rows } = await sql<{ week: string; submissions: number; bookings: number }>`
    select to_char(monday, 'YYYY-MM-DD') as week,
      (select count(*)::int from ${scoped('contact_submissions')} where created_at >= bounds.since and created_at < bounds.until)
        as submissions,
      (select count(*)::int from ${scoped('appointments')} where created_at >= bounds.since and created_at < bounds.until)
        as bookings
    from (select date_trunc('week', ${now}::timestamptz at time zone ${zone}) as this_monday) as this,
      generate_series(0, ${WEEKS_SHOWN - 1}) as weeks_ago,
      lateral (select this_monday - weeks_ago * interval '7 days' as monday) as week,
      lateral (
        select monday at time zone ${zone} as since,
          (monday + interval '7 days') at time zone ${zone} as until
      ) as bounds
    order by monday`.execute(db);
  return rows;
}
