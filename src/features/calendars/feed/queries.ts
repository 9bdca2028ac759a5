import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

/** The feed as staff see it, without its URL, of which only a hash is stored. */
export function findFeed(db: Db) {
  return db
    .selectFrom('calendarFeed')
    .select(['createdBy', 'createdAt', 'lastReadAt'])
    .executeTakeFirst();
}

/** Gives the feed a new URL; the previous one stops working. */
export function replaceFeed(
  tx: Tx,
  feed: { tokenHash: string; createdBy: string; createdAt: Date },
) {
  return tx
    .insertInto('calendarFeed')
    .values(feed)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...feed, lastReadAt: null }))
    .returning(['createdBy', 'createdAt', 'lastReadAt'])
    .executeTakeFirstOrThrow();
}

/** Deletes the feed. Returns whether there was one. */
export async function deleteFeed(tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('calendarFeed').executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that the feed was read, at most once a minute. Returns whether the token hash is valid. */
export async function openFeed(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const feed = await db
    .selectFrom('calendarFeed')
    .select('lastReadAt')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!feed) return false;
  await db
    .updateTable('calendarFeed')
    .set({ lastReadAt: now })
    .where('tokenHash', '=', tokenHash)
    .where(
      sql<boolean>`last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 minute'`,
    )
    .execute();
  return true;
}

// More appointments than a firm of three hundred people has in a year.
const MAX_IN_FEED = 20_000;

/** Appointments of every status between two instants, in order, without what clients wrote. */
export function listFeedAppointments(db: Db, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('appointments')
    .select([
      'id',
      'firstName',
      'lastName',
      'scheduledDate',
      'endsAt',
      'status',
      'version',
      'updatedAt',
    ])
    .where('scheduledDate', '>=', from)
    .where('scheduledDate', '<', to)
    .orderBy('scheduledDate')
    .orderBy('id')
    .limit(MAX_IN_FEED)
    .execute();
}
