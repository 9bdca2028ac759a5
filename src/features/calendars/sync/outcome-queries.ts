import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { type ClaimedSync, DUE_NOW } from './claim-queries.ts';

const DONE = {
  attempts: 0,
  needsAttention: false,
  lastError: null,
  claimedUntil: null,
  nextTryAt: DUE_NOW,
};

/** The row that was claimed, unless it has begun anew meanwhile. */
const updateClaimed = (db: Db, { appointmentId, calendarId, generation }: ClaimedSync) =>
  db
    .updateTable('calendarSync')
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .where('generation', '=', generation);

/** Records that the calendar shows `version` of an appointment as `eventId`. Needs no other lock before it. */
export async function markEventKept(
  tx: Tx,
  claimed: ClaimedSync,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> {
  const { appointmentId, calendarId, wantedVersion } = claimed;
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
  await updateClaimed(tx, claimed)
    .set({
      ...DONE,
      eventId,
      mayExist: true,
      beforeStartsAt: null,
      beforeEndsAt: null,
      syncedVersion: wantedVersion,
      syncedAt: now,
    })
    .execute();
}

/**
 * Records that the calendar shows nothing of an appointment. A later event gets a key of its own. The row
 * of one that is deleted goes, unless it was changed meanwhile.
 */
export async function markEventGone(tx: Tx, claimed: ClaimedSync, now: Date): Promise<void> {
  const { appointmentId, calendarId, wantedVersion, eventId } = claimed;
  if (eventId !== null) {
    await tx
      .updateTable('appointments')
      .set({ externalEventId: null })
      .where('id', '=', appointmentId)
      .where('externalEventId', '=', eventId)
      .execute();
  }
  await updateClaimed(tx, claimed)
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
  await updateClaimed(db, claimed)
    .set({ ...DONE, syncedVersion: claimed.wantedVersion })
    .execute();
}

/**
 * Records why an attempt failed, and when it is to be tried again; never by itself without `nextTryAt`.
 * An appointment that has changed meanwhile is tried at once: that may be the cure.
 */
export async function markSyncFailed(
  db: Db,
  claimed: ClaimedSync,
  { error, nextTryAt }: { error: string; nextTryAt: Date | null },
): Promise<void> {
  const isSame = sql<boolean>`wanted_version = ${claimed.wantedVersion}`;
  await updateClaimed(db, claimed)
    .set({
      claimedUntil: null,
      lastError: error,
      needsAttention: sql`${nextTryAt === null}::boolean and ${isSame}`,
      nextTryAt: sql`case when ${isSame} then coalesce(${nextTryAt}::timestamptz, now()) else ${DUE_NOW} end`,
    })
    .execute();
}
