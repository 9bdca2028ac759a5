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

/** Updates the claimed row, unless its generation has changed since. */
const updateClaimed = (db: Db, { appointmentId, calendarId, generation }: ClaimedSync) =>
  db
    .updateTable('calendarEvents')
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .where('generation', '=', generation);

/** Records that the calendar shows the claimed version as `eventId`. Requires no lock to be taken before. */
export async function markEventSynced(
  tx: Tx,
  claimed: ClaimedSync,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> {
  const { appointmentId, calendarId, wantedVersion } = claimed;
  // Locks the appointment first, in the same order as changes to appointments.
  await tx
    .updateTable('appointments')
    .set({ externalEventId: eventId })
    .where('id', '=', appointmentId)
    .where('externalEventId', 'is distinct from', eventId)
    .where(sql<boolean>`calendar_of_host(host_number) = ${calendarId}`)
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
 * Records that the calendar has no event for an appointment. A later event gets a new key. If the appointment is
 * deleted, the row is deleted too, unless it has changed since it was claimed.
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
    .deleteFrom('calendarEvents')
    .where('appointmentId', '=', appointmentId)
    .where('calendarId', '=', calendarId)
    .whereRef('syncedVersion', '>=', 'wantedVersion')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('appointments').select('id').where('id', '=', appointmentId))),
    )
    .execute();
}

/** Records that nothing had to be done. */
export async function markSyncSettled(db: Db, claimed: ClaimedSync): Promise<void> {
  await updateClaimed(db, claimed)
    .set({ ...DONE, syncedVersion: claimed.wantedVersion })
    .execute();
}

/**
 * Records why an attempt failed and when to retry; without `nextTryAt` there is no automatic retry. If the appointment
 * has changed since it was claimed, it is retried at once, because the change may have fixed the problem.
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
