import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { StoredCalendar } from '../queries.ts';
import { RESET_RETRY } from './claim-queries.ts';

// The same number as in the triggers want_calendar_sync and want_calendar_sync_of_added.
const CALENDARS_IN_USE_LOCK = 7_203_115;

/**
 * Takes the exclusive lock for changing which calendars are in use: concurrent bookings wait until the transaction ends
 * and then see its result. Take it before any row lock.
 */
export async function lockCalendarsInUse(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CALENDARS_IN_USE_LOCK})`.execute(tx);
}

/** Takes the same lock in shared mode, for transactions that do not change which calendars are in use. */
export async function holdCalendarsInUse(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${CALENDARS_IN_USE_LOCK})`.execute(tx);
}

type Owned = Pick<StoredCalendar, 'id' | 'hostNumber'>;

/**
 * Whether an appointment belongs in a calendar, provided that it is in use: in a host's, or in the firm's if its host
 * has none. The same rule as in the function calendar_of_host, for many appointments at once.
 */
export const belongsIn = ({ hostNumber }: Owned) =>
  hostNumber === null
    ? sql<boolean>`not exists (
        select from calendar_settings as own where own.host_number = appointments.host_number)`
    : sql<boolean>`appointments.host_number = ${hostNumber}`;

/**
 * Requests events for all upcoming appointments that belong in a calendar, or for those of one host only, and their
 * removal from all other calendars. Past events stay where they are. Call after `lockCalendarsInUse` and after changing
 * which calendars are in use.
 */
export async function requestEventsIn(
  tx: Tx,
  calendar: Owned,
  { now, ofHost }: { now: Date; ofHost?: number },
): Promise<void> {
  const belonging = tx
    .selectFrom('appointments')
    .where(belongsIn(calendar))
    .$if(ofHost !== undefined, (query) => query.where('hostNumber', '=', Number(ofHost)));
  const needsHosts = calendar.hostNumber !== null;
  await tx
    .updateTable('calendarEvents')
    .set({
      ...RESET_RETRY,
      wantedVersion: sql`wanted_version + 1`,
      needsHosts: sql`needs_hosts or ${needsHosts}`,
    })
    .where('calendarId', '!=', calendar.id)
    .where('appointmentId', 'in', belonging.select('id'))
    .where((eb) => eb.or([eb('endsAt', '>', now), sql<boolean>`synced_version < wanted_version`]))
    .execute();
  await tx
    .insertInto('calendarEvents')
    .columns(['appointmentId', 'calendarId', 'needsHosts'])
    .expression(
      belonging
        .select([
          'id',
          sql<string>`${calendar.id}`.as('calendarId'),
          sql<boolean>`${needsHosts}::boolean`.as('needsHosts'),
        ])
        .where('status', 'in', ['scheduled', 'confirmed'])
        .where('endsAt', '>', now),
    )
    .onConflict((conflict) =>
      conflict.columns(['appointmentId', 'calendarId']).doUpdateSet({
        ...RESET_RETRY,
        wantedVersion: sql`calendar_events.wanted_version + 1`,
        needsHosts,
      }),
    )
    .execute();
}

/** Discards the stored events of a calendar whose new settings point to another one. */
export async function resetEventsOf(tx: Tx, calendarId: string): Promise<void> {
  await tx
    .updateTable('calendarEvents')
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
    .updateTable('calendarEvents')
    .set(RESET_RETRY)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * How many events of each calendar wait, are being retried, or need attention; with the latest error, preferably one
 * that needs attention. Calendars without such events are not returned.
 */
export async function listOpenSyncs(db: Db, calendarIds: readonly string[]) {
  return db
    .selectFrom('calendarEvents')
    .select([
      'calendarId',
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
    .where('calendarId', '=', sql<string>`any(${calendarIds})`)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .groupBy('calendarId')
    .execute();
}
