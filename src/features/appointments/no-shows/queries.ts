import type { Db, Tx } from '../../../../db/client.ts';

/** Records that the client did not come to a completed appointment. */
export async function insertNoShow(
  tx: Tx,
  noShow: { appointmentId: string; notedBy: string; notedAt: Date },
): Promise<void> {
  await tx
    .insertInto('appointmentNoShows')
    .values(noShow)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findNoShow(db: Db, appointmentId: string) {
  return db
    .selectFrom('appointmentNoShows')
    .select(['notedAt', 'invitedAt'])
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirst();
}

/** Records an invitation, unless there has been one. */
export async function noteInvitation(
  tx: Tx,
  { appointmentId, now }: { appointmentId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appointmentNoShows')
    .set({ invitedAt: now })
    .where('appointmentId', '=', appointmentId)
    .where('invitedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The data for an invitation to book again; undefined unless the client did not come. */
export function findInvitation(db: Db, appointmentId: string) {
  return db
    .selectFrom('appointmentNoShows as noShow')
    .innerJoin('appointments', 'appointments.id', 'noShow.appointmentId')
    .leftJoin('hosts', 'hosts.number', 'appointments.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select([
      'firstName',
      'clientLanguage',
      'consultationType as type',
      'attorneys.slug as attorney',
    ])
    .where('noShow.appointmentId', '=', appointmentId)
    .where('noShow.invitedAt', 'is not', null)
    .executeTakeFirst();
}
