import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';

type Span = { startsAt: Date; endsAt: Date };

/** Time off that overlaps the time between two instants, of the firm and of hosts, in order. */
export function listTimeOffOfAll(db: Db, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('timeOff')
    .select(['id', 'hostNumber', 'startsAt', 'endsAt', 'reason'])
    .where(sql<boolean>`tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

/**
 * Time off of the whole firm that may cover a day, in order; days are 23 to 25 hours long. For everybody: visitors see the
 * closed days, too.
 */
export async function listClosures(db: Db): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select starts_at, ends_at from ${unscoped('time_off')}
    where host_number is null and ends_at - starts_at >= interval '23 hours'
    order by starts_at, ends_at`.execute(db);
  return rows;
}

/** The scheduled or confirmed appointments of a host, or of all, that overlap any of some times, in order. */
export async function listBookedIn(
  db: Db,
  { spans, hostNumber }: { spans: readonly Span[]; hostNumber: number | null },
) {
  const starts = spans.map(({ startsAt }) => startsAt);
  const ends = spans.map(({ endsAt }) => endsAt);
  const { rows } = await sql<{ id: string; name: string; scheduledDate: Date; endsAt: Date }>`
    select distinct held.id, held.first_name || ' ' || held.last_name as name, held.scheduled_date, held.ends_at
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as span (starts_at, ends_at)
    join ${scoped('appointments', 'held')} on held.status in ('scheduled', 'confirmed')
      and held.host_number = coalesce(${hostNumber}::integer, held.host_number)
      and tstzrange(held.scheduled_date, held.ends_at, '[)') && tstzrange(span.starts_at, span.ends_at, '[)')
    order by held.scheduled_date, held.id`.execute(db);
  return rows;
}

/** Inserts blocks and returns their ids. */
export async function insertClosedDays(
  tx: Tx,
  blocks: readonly (Span & {
    hostNumber: number | null;
    reason: string | null;
    createdBy: string;
    createdAt: Date;
  })[],
): Promise<string[]> {
  const rows = await tx
    .insertInto('timeOff')
    .values(blocks.map((block) => ({ ...block, seriesId: null })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes blocks and returns those that existed. */
export function deleteClosedDays(tx: Tx, ids: readonly string[]) {
  return tx
    .deleteFrom('timeOff')
    .where('id', 'in', ids)
    .returning(['id', 'hostNumber', 'startsAt', 'endsAt', 'reason'])
    .execute();
}
