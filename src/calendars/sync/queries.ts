import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';

// The same number as in the trigger want_calendar_sync.
const ACTIVE_CALENDAR_LOCK = 7_203_115;

/**
 * Lets one transaction alone decide which calendar is active: whoever books waits for its end, and sees
 * what it did. Take it before any row.
 */
export async function lockActiveCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACTIVE_CALENDAR_LOCK})`.execute(tx);
}

/** The same for many at once, none of whom changes it. */
export async function holdActiveCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ACTIVE_CALENDAR_LOCK})`.execute(tx);
}

/** The event of one appointment in one calendar. */
export type SyncKey = { appointmentId: string; calendarId: string };

/** A row taken to be worked on. Whoever finishes finds it by its generation, too: it may have begun anew. */
export type ClaimedSync = SyncKey & {
  wantedVersion: number;
  generation: number;
  eventId: string | null;
  mayExist: boolean;
  attempts: number;
  startsAt: Date | null;
  endsAt: Date | null;
};

const SOON = sql<Date>`'-infinity'::timestamptz`;

/** What a row begins anew with whenever something about it has changed. */
const AFRESH = { attempts: 0, needsAttention: false, lastError: null, nextTryAt: SOON };

/** Takes rows that are due and keeps others from taking them until `until`. */
export async function takeDueSyncs(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<SyncKey[]> {
  return tx
    .with('due', (cte) =>
      cte
        .selectFrom('calendarSync')
        .select(['appointmentId', 'calendarId'])
        .whereRef('syncedVersion', '<', 'wantedVersion')
        .where('needsAttention', '=', false)
        .where('nextTryAt', '<=', now)
        .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
        .orderBy('nextTryAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('calendarSync')
    .from('due')
    .set({ nextTryAt: until })
    .whereRef('calendarSync.appointmentId', '=', 'due.appointmentId')
    .whereRef('calendarSync.calendarId', '=', 'due.calendarId')
    .returning(['calendarSync.appointmentId', 'calendarSync.calendarId'])
    .execute();
}

/** Claims a row until `until`; undefined if another has it, or nothing is to be done. */
export function claimSync(
  db: Db,
  { appointmentId, calendarId }: SyncKey,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedSync | undefined> {
  return db
    .updateTable('calendarSync')
    .set({ claimedUntil: until, nextTryAt: until, attempts: sql`attempts + 1` })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .returning([
      'appointmentId',
      'calendarId',
      'wantedVersion',
      'generation',
      'eventId',
      'mayExist',
      'attempts',
      'startsAt',
      'endsAt',
    ])
    .executeTakeFirst();
}

/** The calendar and the appointment of a row as they are now; the appointment may be gone. */
export async function findSyncSubject(db: Db, { appointmentId, calendarId }: SyncKey) {
  return db
    .selectFrom('calendarSettings as calendar')
    .leftJoin('appointments as appointment', (join) =>
      join.on('appointment.id', '=', appointmentId),
    )
    .select([
      'calendar.isActive',
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

/** Writes down where an event is about to be put, before anybody is asked to: it may be there from now on. */
export async function noteIntent(
  db: Db,
  { appointmentId, calendarId }: SyncKey,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('calendarSync')
    .set({
      mayExist: true,
      // An attempt that is repeated does not forget where the event was.
      beforeStartsAt: sql`case when starts_at is distinct from ${startsAt}::timestamptz then starts_at else before_starts_at end`,
      beforeEndsAt: sql`case when starts_at is distinct from ${startsAt}::timestamptz then ends_at else before_ends_at end`,
      startsAt,
      endsAt,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .execute();
}

const DONE = {
  attempts: 0,
  needsAttention: false,
  lastError: null,
  claimedUntil: null,
  nextTryAt: SOON,
};

/** Records that the calendar shows `version` of an appointment as `eventId`. Needs no other lock before it. */
export async function markEventKept(
  tx: Tx,
  { appointmentId, calendarId, wantedVersion, generation }: ClaimedSync,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> {
  // First the appointment, as whoever changes one does.
  await tx
    .updateTable('appointments')
    .set({ externalEventId: eventId })
    .where('id', '=', appointmentId)
    .where('externalEventId', 'is distinct from', eventId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('calendarSettings')
          .select('id')
          .where('id', '=', calendarId)
          .where('isActive', '=', true),
      ),
    )
    .execute();
  await tx
    .updateTable('calendarSync')
    .set({
      ...DONE,
      eventId,
      mayExist: true,
      beforeStartsAt: null,
      beforeEndsAt: null,
      syncedVersion: wantedVersion,
      syncedAt: now,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .where('generation', '=', generation)
    .execute();
}

/**
 * Records that the calendar shows nothing of an appointment. A later event gets a key of its own. The row
 * of one that is deleted goes, unless it was changed meanwhile.
 */
export async function markEventGone(
  tx: Tx,
  { appointmentId, calendarId, wantedVersion, eventId, generation }: ClaimedSync,
  now: Date,
): Promise<void> {
  if (eventId !== null) {
    await tx
      .updateTable('appointments')
      .set({ externalEventId: null })
      .where('id', '=', appointmentId)
      .where('externalEventId', '=', eventId)
      .execute();
  }
  await tx
    .updateTable('calendarSync')
    .set({
      ...DONE,
      eventId: null,
      mayExist: false,
      generation: sql`generation + 1`,
      startsAt: null,
      endsAt: null,
      beforeStartsAt: null,
      beforeEndsAt: null,
      syncedVersion: wantedVersion,
      syncedAt: now,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .where('generation', '=', generation)
    .execute();
  await tx
    .deleteFrom('calendarSync')
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '>=', 'wantedVersion')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('appointments').select('id').where('id', '=', appointmentId))),
    )
    .execute();
}

/** Records that nothing had to be done: the calendar is as it should be. */
export async function markSyncSettled(db: Db, claimed: ClaimedSync): Promise<void> {
  await db
    .updateTable('calendarSync')
    .set({ ...DONE, syncedVersion: claimed.wantedVersion })
    .where('appointmentId', '=', claimed.appointmentId)
    .where('calendarId', '=', claimed.calendarId)
    .where('generation', '=', claimed.generation)
    .execute();
}

/**
 * Records why an attempt failed, and when it is to be tried again; never by itself without `nextTryAt`.
 * An appointment that has changed meanwhile is tried at once: that may be the cure.
 */
export async function markSyncFailed(
  db: Db,
  { appointmentId, calendarId, wantedVersion, generation }: ClaimedSync,
  { error, nextTryAt }: { error: string; nextTryAt: Date | null },
): Promise<void> {
  const isSame = sql<boolean>`wanted_version = ${wantedVersion}`;
  await db
    .updateTable('calendarSync')
    .set({
      claimedUntil: null,
      lastError: error,
      needsAttention: sql`${nextTryAt === null}::boolean and ${isSame}`,
      nextTryAt: sql`case when ${isSame} then coalesce(${nextTryAt}::timestamptz, now()) else ${SOON} end`,
    })
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .where('generation', '=', generation)
    .execute();
}

/**
 * Lets a calendar show every appointment to come, and all others show them no more. Needs
 * `lockActiveCalendar` and the change of `is_active` before it. What is over stays where it is.
 */
export async function wantEventsIn(tx: Tx, calendarId: string, now: Date): Promise<void> {
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
        .doUpdateSet({ ...AFRESH, wantedVersion: sql`calendar_sync.wanted_version + 1` }),
    )
    .execute();
}

async function dropFutureEvents(
  tx: Tx,
  { except, now }: { except: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('calendarSync')
    .set({ ...AFRESH, wantedVersion: sql`wanted_version + 1` })
    .where('calendarId', '!=', except)
    .where((eb) => eb.or([eb('endsAt', '>', now), sql<boolean>`synced_version < wanted_version`]))
    .execute();
}

/** Forgets what a calendar shows: under its new settings it is another one. */
export async function forgetEventsOf(tx: Tx, calendarId: string): Promise<void> {
  await tx
    .updateTable('calendarSync')
    .set({
      ...AFRESH,
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

/** Lets everything that waits or has failed in a calendar be tried at once. Answers how many that are. */
export async function retrySyncsOf(tx: Tx, calendarId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('calendarSync')
    .set(AFRESH)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many events wait, are tried again, or need somebody; with the newest error of the last. */
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
