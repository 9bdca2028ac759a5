import type { Db, Tx } from '../../../db/client.ts';

/** Keeps a new link; if there is a live one already, nothing happens. */
export async function insertLink(
  tx: Tx,
  link: { id: string; tokenHash: string; appointmentId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('appointmentLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('appointmentId').where('revokedAt', 'is', null).doNothing(),
    )
    .execute();
}

/** The link that a client may use now, if there is one. */
export function findLiveLink(db: Db, appointmentId: string) {
  return db
    .selectFrom('appointmentLinks')
    .select(['id', 'tokenHash', 'expiresAt'])
    .where('appointmentId', '=', appointmentId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}
