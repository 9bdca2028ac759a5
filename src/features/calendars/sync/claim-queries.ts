import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

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

export const DUE_NOW = sql<Date>`'-infinity'::timestamptz`;

/** What a row begins anew with whenever something about it has changed. */
export const RESET_RETRY = {
  attempts: 0,
  needsAttention: false,
  lastError: null,
  nextTryAt: DUE_NOW,
};

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
