import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

const STATE = ['createdBy', 'createdAt', 'lastReadAt'] as const;

type NewFeed = { tokenHash: string; createdBy: string; createdAt: Date };

/** The feed of all appointments as staff see it, without its URL, of which only a hash is stored. */
export function findFeed(db: Db) {
  return db.selectFrom('calendarFeed').select(STATE).executeTakeFirst();
}

/** Like `findFeed`, for each host who has a feed. */
export function listHostFeeds(db: Db) {
  return db
    .selectFrom('hostFeeds')
    .select(['hostNumber', ...STATE])
    .execute();
}

/**
 * The feeds whose URL somebody was given, and the feed of the attorney who they are, with the name of the host;
 * `hostNumber` is null for the firm's.
 */
export async function listFeedsOf(
  db: Db,
  { username, attorneyId }: { username: string; attorneyId: string | null },
) {
  const firm = await db
    .selectFrom('calendarFeed')
    .select(sql<number | null>`null::integer`.as('hostNumber'))
    .select(sql<string | null>`null::text`.as('name'))
    .where('createdBy', '=', username)
    .execute();
  const ofHosts = await db
    .selectFrom('hostFeeds')
    .leftJoin('hosts', 'hosts.number', 'hostFeeds.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select(['hostFeeds.hostNumber', 'attorneys.name'])
    .where((eb) =>
      eb.or([
        eb('hostFeeds.createdBy', '=', username),
        ...(attorneyId ? [eb('hosts.attorneyId', '=', attorneyId)] : []),
      ]),
    )
    .orderBy('hostFeeds.hostNumber')
    .execute();
  return [...firm, ...ofHosts];
}

/** Gives the feed of a host, or of the firm (null), a new URL; the previous one stops working. */
export function replaceFeed(tx: Tx, hostNumber: number | null, feed: NewFeed) {
  const renewed = { ...feed, lastReadAt: null };
  if (hostNumber !== null) {
    return tx
      .insertInto('hostFeeds')
      .values({ ...feed, hostNumber })
      .onConflict((conflict) => conflict.column('hostNumber').doUpdateSet(renewed))
      .returning(STATE)
      .executeTakeFirstOrThrow();
  }
  return tx
    .insertInto('calendarFeed')
    .values(feed)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(renewed))
    .returning(STATE)
    .executeTakeFirstOrThrow();
}

/** Deletes the feed of a host, or of the firm (null). Returns whether there was one. */
export async function deleteFeed(tx: Tx, hostNumber: number | null): Promise<boolean> {
  const deletion =
    hostNumber === null
      ? tx.deleteFrom('calendarFeed')
      : tx.deleteFrom('hostFeeds').where('hostNumber', '=', hostNumber);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Records that a feed was read, at most once a minute. Returns whose it is, `hostNumber` null for the firm's; undefined
 * if the token hash is not valid.
 */
export async function openFeed(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ hostNumber: number | null } | undefined> {
  const feed = await db
    .selectFrom('calendarFeed')
    .select(sql<number | null>`null::integer`.as('hostNumber'))
    .where('tokenHash', '=', tokenHash)
    .unionAll(
      db
        .selectFrom('hostFeeds')
        .select(sql<number | null>`host_number`.as('hostNumber'))
        .where('tokenHash', '=', tokenHash),
    )
    .executeTakeFirst();
  if (!feed) return undefined;
  await db
    .updateTable(feed.hostNumber === null ? 'calendarFeed' : 'hostFeeds')
    .set({ lastReadAt: now })
    .where('tokenHash', '=', tokenHash)
    .where(
      sql<boolean>`last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 minute'`,
    )
    .execute();
  return feed;
}

// More appointments than a firm of three hundred people has in a year.
const MAX_IN_FEED = 20_000;

/**
 * Appointments of every status between two instants, in order, without what clients wrote; those of one host, or
 * (`hostNumber` is null) all.
 */
export function listFeedAppointments(
  db: Db,
  { from, to, hostNumber }: { from: Date; to: Date; hostNumber: number | null },
) {
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
    .$if(hostNumber !== null, (query) => query.where('hostNumber', '=', Number(hostNumber)))
    .orderBy('scheduledDate')
    .orderBy('id')
    .limit(MAX_IN_FEED)
    .execute();
}
