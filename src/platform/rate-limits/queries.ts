import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { precompiled } from '../../../db/precompiled.ts';

/** Hits of one counter, with windows of `seconds`. */
export type Hits = { key: string; hits: number; seconds: number };

/** The hits of the current window, and the whole seconds until it ends. */
export type Counted = { hits: number; secondsLeft: number };

/** Adds one hit to a counter: see `countHits`. */
export async function incrementCounter(db: Db, key: string, seconds: number): Promise<Counted> {
  const counted = (await countHits(db, [{ key, hits: 1, seconds }])).get(key);
  if (!counted) throw new Error('The hit was not counted');
  return counted;
}

/**
 * Adds hits to counters, each named once, and returns the totals by key. A window restarts when it has ended, or when
 * it ends more than a minute later than a window that starts now: then the clock was set back. Atomic: concurrent calls
 * are all counted. The table is unlogged, so no call waits for the disk, and all counters restart at zero if Postgres
 * crashes.
 */
export async function countHits(db: Db, hits: readonly Hits[]): Promise<Map<string, Counted>> {
  // All calls lock rows in the same order, which prevents deadlocks.
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

/** Deletes counters whose window has ended; those locked at the moment are left for the next run. */
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
