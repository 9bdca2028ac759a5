import type { Db } from '../../../../db/client.ts';

/** The hold whose link has this token, until it expires; undefined if there is none. */
export const findPrepared = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('appointmentHolds')
    .leftJoin('hosts', 'hosts.number', 'hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select([
      'appointmentHolds.id',
      'consultationType',
      'scheduledDate',
      'duration',
      'heldUntil',
      'hostNumber',
      'bufferBeforeMinutes',
      'bufferAfterMinutes',
      'attorneys.slug as attorney',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('heldUntil', '>', now)
    .executeTakeFirst();

/** Releases the time that was held for somebody who has booked another one. */
export async function deletePrepared(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('appointmentHolds').where('tokenHash', '=', tokenHash).execute();
}
