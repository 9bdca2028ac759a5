import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { RESET_RETRY } from './claim-queries.ts';

// The same number as in the triggers want_calendar_sync and want_calendar_sync_of_added.
const ACTIVE_CALENDAR_LOCK = 7_203_115;

/**
 * Takes the exclusive lock for changing which calendar is active: concurrent bookings wait until the transaction ends
 * and then see its result. Take it before any row lock.
 */
export async function lockActiveCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACTIVE_CALENDAR_LOCK})`.execute(tx);
}

/** Takes the same lock in shared mode, for transactions that do not change which calendar is active. */
export async function holdActiveCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ACTIVE_CALENDAR_LOCK})`.execute(tx);
}

/**
 * Requests events for all upcoming appointments in one calendar, and their removal from all others. Past events stay
 * where they are. Call after `lockActiveCalendar` and after changing `is_active`.
 */
export async function requestEventsIn(tx: Tx, calendarId: string, now: Date): Promise<void> {
  await dropFutureEvents(tx, { except: calendarId, now });
  await tx
    .insertInto('calendarSync')
    .columns(['appointmentId', 'calendarId'])
    .expression(
      tx
        .selectFrom('appointments')
        .select(['id', sql<string>`${calendarId}`.as('calendarId')])
        .where('status', 'in', ['scheduled', 'confirmed'])
        .where('endsAt', '>', now),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['appointmentId', 'calendarId'])
        .doUpdateSet({ ...RESET_RETRY, wantedVersion: sql`calendar_sync.wanted_version + 1` }),
    )
    .execute();
}

async function dropFutureEvents(
  tx: Tx,
  { except, now }: { except: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('calendarSync')
    .set({ ...RESET_RETRY, wantedVersion: sql`wanted_version + 1` })
    .where('calendarId', '!=', except)
    .where((eb) => eb.or([eb('endsAt', '>', now), sql<boolean>`synced_version < wanted_version`]))
    .execute();
}

/** Discards the stored events of a calendar whose new settings point to another one. */
export async function resetEventsOf(tx: Tx, calendarId: string): Promise<void> {
  await tx
    .updateTable('calendarSync')
    .set({
      ...RESET_RETRY,
      wantedVersion: sql`wanted_version + 1`,
      generation: sql`generation + 1`,
      eventId: null,
      mayExist: false,
      claimedUntil: null,
      startsAt: null,
      endsAt: null,
      beforeStartsAt: null,
      beforeEndsAt: null,
    })
    .where('calendarId', '=', calendarId)
    .execute();
}

/** Makes all waiting and failed events of a calendar due now. Returns their number. */
export async function retrySyncsOf(tx: Tx, calendarId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('calendarSync')
    .set(RESET_RETRY)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many events wait, are being retried, or need attention; with the latest error, preferably of the last kind. */
export async function countOpenSyncs(db: Db, calendarId: string) {
  return db
    .selectFrom('calendarSync')
    .select([
      sql<number>`(count(*) filter (where last_error is null))::int`.as('waiting'),
      sql<number>`(count(*) filter (where last_error is not null and not needs_attention))::int`.as(
        'retrying',
      ),
      sql<number>`(count(*) filter (where needs_attention))::int`.as('needAttention'),
      sql<string | null>`(array_agg(last_error order by needs_attention desc, next_try_at desc)
        filter (where last_error is not null))[1]`.as('lastError'),
      sql<Date | null>`min(next_try_at) filter (where last_error is not null and not needs_attention)`.as(
        'nextTryAt',
      ),
    ])
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .executeTakeFirstOrThrow();
}
