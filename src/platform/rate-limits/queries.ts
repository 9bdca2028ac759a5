import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { precompiled } from '../../../db/precompiled.ts';

/** Hits of one counter, in windows of so many seconds. */
export type Hits = { key: string; hits: number; seconds: number };

/** The hits of the running window, and the whole seconds until that ends. */
export type Counted = { hits: number; secondsLeft: number };

/** Adds one hit to a counter: see `countHits`. */
export async function incrementCounter(db: Db, key: string, seconds: number): Promise<Counted> {
  const counted = (await countHits(db, [{ key, hits: 1, seconds }])).get(key);
  if (!counted) throw new Error('The hit was not counted');
  return counted;
}

/**
 * Adds hits to counters, each named once, and answers by key what has come together. A window that is over starts
 * again, and so does one that ends later than any that begins now by more than transactions are apart: the clock
 * was set back since. Atomic: racing calls are each counted. Nobody waits until the disk has it, as the table is not
 * logged: if Postgres dies, all counters begin anew.
 */
export async function countHits(db: Db, hits: readonly Hits[]): Promise<Map<string, Counted>> {
  // All who count lock rows in one order: no two can wait for each other.
  const rows = await insertHits(
    db,
    hits.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
  return new Map(rows.map(({ key, hits, secondsLeft }) => [key, { hits, secondsLeft }]));
}

const IS_OVER = sql.raw(
  `(rate_limits.window_ends_at <= now() or rate_limits.window_ends_at > excluded.window_ends_at + interval '1 minute')`,
);

const insertHits = precompiled<Counted & { key: string }>(
  (json) => sql`
    insert into rate_limits (key, hits, window_ends_at)
    select key, hits, now() + make_interval(secs => seconds)
    from json_to_recordset(${json}) as hit (key text, hits int, seconds int)
    on conflict (key) do update set
      hits = case when ${IS_OVER} then excluded.hits else rate_limits.hits + excluded.hits end,
      window_ends_at = case when ${IS_OVER} then excluded.window_ends_at else rate_limits.window_ends_at end
    returning key, hits,
      greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`,
);

/** Resets a counter. */
export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}

/** Removes counters whose window is over; those that somebody counts at the moment, the next time. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rateLimits')
        .select('key')
        .where('windowEndsAt', '<', sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
