import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CountKind } from './rules.ts';

/** An increment of a day's count; `day` is a local date in the firm's zone. */
export type DayCount = { day: string; kind: CountKind; name: string; count: number };

/**
 * Adds the counts of batch number `batch` of a counter. Each combination of day, kind and name must occur at most once.
 * Idempotent: retrying a batch that was already added, because only the response was lost, changes nothing. Safe to
 * call from several processes concurrently.
 */
export async function addCounts(
  db: Db,
  { counterId, batch, counts }: { counterId: string; batch: number; counts: readonly DayCount[] },
): Promise<void> {
  // All processes lock rows in the same order, which prevents deadlocks.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await sql`
    with added as (
      insert into visit_counters (id, batch) values (${counterId}, ${batch})
      on conflict (id) do update set batch = excluded.batch, added_at = now()
        where visit_counters.batch < excluded.batch
      returning id
    )
    insert into visit_counts (day, kind, name, count)
    select day, kind, name, count
      from json_to_recordset(${JSON.stringify(sorted)})
        as counted (day date, kind text, name text, count bigint)
      where exists (select from added)
    on conflict (day, kind, name) do update set count = visit_counts.count + excluded.count`.execute(
    db,
  );
}

const keyOf = ({ day, kind, name }: DayCount) => `${day} ${kind} ${name}`;

type Span = { since: string; until: string };

/** The first day with a count as a local date; null if there is none. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from visit_counts`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * The page views of each day from `since` (inclusive) to `until` (exclusive); days without views are missing. Sums the
 * devices, because every view is counted for exactly one device.
 */
export async function listDailyViews(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(count)::float8 as views
      from visit_counts
      where kind = 'device' and day >= ${since}::date and day < ${until}::date
      group by day
      order by day`.execute(db);
  return rows;
}

/** The counts by kind and name from `since` (inclusive) to `until` (exclusive), largest first. */
export async function listNameCounts(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ kind: CountKind; name: string; count: number }>`
    select kind, name, sum(count)::float8 as count
      from visit_counts
      where day >= ${since}::date and day < ${until}::date
      group by kind, name
      order by sum(count) desc, name`.execute(db);
  return rows;
}

/**
 * Deletes counts of days before `before`; of days before `rareBefore`, those of searches that are too rare to be shown
 * (stored total below `shownFrom`); and counters that have added nothing since `unusedSince`.
 */
export async function deleteOldCounts(
  db: Db,
  times: { before: string; rareBefore: string; shownFrom: number; unusedSince: Date },
): Promise<void> {
  await sql`delete from visit_counts where day < ${times.before}::date`.execute(db);
  await sql`
    delete from visit_counts
      where kind = 'search' and day < ${times.rareBefore}::date and name in (
        select name from visit_counts where kind = 'search'
          group by name having sum(count) < ${times.shownFrom}
      )`.execute(db);
  await db.deleteFrom('visitCounters').where('addedAt', '<', times.unusedSince).execute();
}
