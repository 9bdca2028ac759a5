import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { LINK_DAYS } from '../rules.ts';

/** Requests whose link has not been made, oldest first. */
export const listWithoutLink = (db: Db, limit: number) =>
  db
    .selectFrom('questionRequests')
    .select('id')
    .where('tokenHash', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute();

/** Stores the link of a request that has none; false if it has one, or was withdrawn. */
export async function insertLink(
  tx: Tx,
  id: string,
  link: { linkId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('questionRequests')
    .set({
      ...{ linkId: link.linkId, tokenHash: link.tokenHash },
      expiresAt: sql<Date>`${link.now}::timestamptz + ${`${LINK_DAYS} days`}::interval`,
    })
    .where('id', '=', id)
    .where('tokenHash', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the link, so that a new one is made. */
export async function clearLink(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('questionRequests')
    .set({ tokenHash: null, revokedAt: null, remindedAt: null })
    .where('id', '=', id)
    .execute();
}
