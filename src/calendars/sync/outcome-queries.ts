import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { type ClaimedSync, SOON } from './claim-queries.ts';

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
