import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';

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

/** The scheduled and confirmed appointments that begin within an interval, in order. */
export function listActiveBetween(db: Db, { since, until }: { since: Date; until: Date }) {
  return db
    .selectFrom('appointments')
    .select(['id', 'firstName', 'lastName', 'consultationType', 'scheduledDate'])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>=', since)
    .where('scheduledDate', '<', until)
    .orderBy('scheduledDate')
    .execute();
}

/** The unresolved messages that have waited longest, oldest first. */
export function listLongestWaiting(db: Db, limit: number) {
  return db
    .selectFrom('contactSubmissions')
    .select(['id', 'firstName', 'lastName', 'createdAt'])
    .where('isResolved', '=', false)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
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

/** Finds sample content that is still in use, and mail problems that are not solved yet. */
export async function findUnsettled(db: Db) {
  const has = (found: RawBuilder<unknown>) => sql<boolean>`exists (${found})`;
  return db
    .selectFrom('firmProfile')
    .select([
      'isSample as isFirmSample',
      has(sql`select from testimonials where is_sample and is_published`).as(
        'hasSampleTestimonials',
      ),
      has(sql`select from blog_posts where is_sample and is_published`).as('hasSampleArticles'),
      has(sql`select from email_settings where problem is not null`).as('hasMailProblem'),
      has(sql`select from webhook_endpoints where state = 'disabled'`).as('hasDisabledWebhook'),
      has(sql`select from setup_steps where step = 'legal' and not is_skipped`).as(
        'isLegalReviewed',
      ),
      has(sql`select from setup_steps where step = 'both-calendars'`).as('areBothCalendarsMeant'),
      sql<number>`(
        select count(*)::int from hosts as firm, hosts as own join attorneys on attorneys.id = own.attorney_id
          where firm.attorney_id is null and firm.is_active and own.is_active and attorneys.is_active)`.as(
        'attorneysBesideFirm',
      ),
      has(sql`select from ${scoped('outbox_emails')} where state = 'needs_attention'`).as(
        'hasStuckMail',
      ),
    ])
    .executeTakeFirstOrThrow();
}
