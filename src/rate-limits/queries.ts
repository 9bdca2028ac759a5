import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/**
 * Adds one hit to the counter and answers its hits in the running window and the whole seconds until
 * that ends. A window that is over starts again at one, and so does one that ends later than any that begins
 * now by more than transactions are apart: the clock was set back since. Atomic: racing calls are each counted.
 * With `isHasty` nobody waits until the disk has it: if Postgres dies, the hits of less than a second may be lost.
 * That would hold for all that a transaction writes: not for use in one.
 */
export async function countHit(
  db: Db,
  key: string,
  windowSeconds: number,
  { isHasty = false }: { isHasty?: boolean } = {},
): Promise<{ hits: number; secondsLeft: number }> {
  const windowEnd = sql<Date>`now() + make_interval(secs => ${windowSeconds})`;
  const over = sql`(rate_limits.window_ends_at <= now() or rate_limits.window_ends_at > ${windowEnd} + interval '1 minute')`;
  return db
    .insertInto('rateLimits')
    .values({ key, hits: 1, windowEndsAt: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${over} then 1 else rate_limits.hits + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning([
      'hits',
      sql<number>`greatest(1, ceil(extract(epoch from window_ends_at - now())))::int`.as(
        'secondsLeft',
      ),
    ])
    .$if(isHasty, (insert) =>
      insert.returning(sql`set_config('synchronous_commit', 'off', true)`.as('withoutWaiting')),
    )
    .executeTakeFirstOrThrow();
}

/** Removes counters whose window is over. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<', sql<Date>`now()`).execute();
}
