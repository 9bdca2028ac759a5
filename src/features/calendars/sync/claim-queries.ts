import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { CalendarEvents } from '../../../../db/schema.gen.ts';
import { isLeaseFree, secondsFromNow } from '../../../platform/background/lease-queries.ts';
import { addSeconds } from '../../../platform/time/date-math.ts';

/** The event of one appointment in one calendar. */
export type SyncKey = { appointmentId: string; calendarId: string };

const CLAIMED_COLUMNS = [
  'appointmentId',
  'calendarId',
  'wantedVersion',
  'generation',
  'eventId',
  'mayExist',
  'attempts',
  'startsAt',
  'endsAt',
] as const;

/** A claimed row. The outcome is only written if `generation` is unchanged: the row may have been reset since. */
export type ClaimedSync = Pick<Selectable<CalendarEvents>, (typeof CLAIMED_COLUMNS)[number]>;

export const DUE_NOW = sql<Date>`'-infinity'::timestamptz`;

/** Resets the retry state of a row after a change. */
export const RESET_RETRY = {
  attempts: 0,
  needsAttention: false,
  lastError: null,
  nextTryAt: DUE_NOW,
};

/** The lease of one attempt. Longer than all its calls together, each of which has its own timeout. */
const LEASE_SECONDS = 120;

/** Claims due rows by postponing them to `until`, so that no other process claims them before. */
export async function claimDueSyncs(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<SyncKey[]> {
  return tx
    .with('due', (cte) =>
      cte
        .selectFrom('calendarEvents')
        .select(['appointmentId', 'calendarId'])
        .whereRef('syncedVersion', '<', 'wantedVersion')
        .where('needsAttention', '=', false)
        .where('nextTryAt', '<=', now)
        .where(isLeaseFree('claimedUntil', LEASE_SECONDS))
        .orderBy('nextTryAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('calendarEvents')
    .from('due')
    .set({ nextTryAt: until })
    .whereRef('calendarEvents.appointmentId', '=', 'due.appointmentId')
    .whereRef('calendarEvents.calendarId', '=', 'due.calendarId')
    .returning(['calendarEvents.appointmentId', 'calendarEvents.calendarId'])
    .execute();
}

/** How long until the next waiting event is due, in milliseconds; undefined if none is waiting. */
export async function findNextSyncMs(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ nextMs: number | null }>`
    select extract(epoch from min(greatest(next_try_at, claimed_until, ${now})) - ${now})::float8 * 1000 as next_ms
    from calendar_events where synced_version < wanted_version and not needs_attention`.execute(db);
  return rows[0]?.nextMs ?? undefined;
}

/** Claims a row for two minutes; undefined if it is already claimed, or there is nothing to do. */
export function claimSync(
  db: Db,
  { appointmentId, calendarId }: SyncKey,
  now: Date,
): Promise<ClaimedSync | undefined> {
  return db
    .updateTable('calendarEvents')
    .set({
      claimedUntil: secondsFromNow(LEASE_SECONDS),
      nextTryAt: addSeconds(now, LEASE_SECONDS),
      attempts: sql`attempts + 1`,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .where(isLeaseFree('claimedUntil', LEASE_SECONDS))
    .returning(CLAIMED_COLUMNS)
    .executeTakeFirst();
}

/** The current appointment of a row, which may have been deleted, and whether it belongs in this calendar. */
export async function findSyncSubject(db: Db, { appointmentId, calendarId }: SyncKey) {
  return db
    .selectFrom('calendarSettings as calendar')
    .leftJoin('appointments as appointment', (join) =>
      join.on('appointment.id', '=', appointmentId),
    )
    .select([
      sql<boolean>`calendar.id = calendar_of_host(appointment.host_number)`.as('isItsCalendar'),
      'appointment.id',
      'appointment.firstName',
      'appointment.lastName',
      'appointment.scheduledDate',
      'appointment.endsAt',
      'appointment.status',
    ])
    .where('calendar.id', '=', calendarId)
    .executeTakeFirst();
}

/** Records the time of an event before the provider is called, because from then on the event may exist there. */
export async function recordIntendedTime(
  db: Db,
  { appointmentId, calendarId }: SyncKey,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('calendarEvents')
    .set({
      mayExist: true,
      // A repeated attempt keeps the previous time of the event.
      beforeStartsAt: sql`case when starts_at is distinct from ${startsAt}::timestamptz then starts_at else before_starts_at end`,
      beforeEndsAt: sql`case when starts_at is distinct from ${startsAt}::timestamptz then ends_at else before_ends_at end`,
      startsAt,
      endsAt,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .execute();
}
